<?php
use Spesa\Content\Arrival;
use Spesa\Content\Platform;
use Spesa\Content\Slides;
use Spesa\Content\Types;
use Spesa\Health;

require_once __DIR__ . '/ContentCase.php';

/** The reads of the content platform, each called by the name of its row in docs/checklists/calls.tsv. */
final class PlatformTest extends ContentCase {
	/** The row of the checklist → the path asked, its query, and what of the answer tells that it is the right one. */
	public static function rows(): array {
		$titles = static fn( array $answer ): array => array_column( $answer, 'title' );
		$tables = array(
			'recipepid/{productId}/light'          => array( '/wp/v2/recipepid/990001/light', array(), static fn( array $answer ): array => array( html_entity_decode( $answer[0]['title']['rendered'] ) ), array( 'Risotto «giallo» & lupinella' ) ),
			'new_slides/{id}/{unix time}/{x}'      => array( '/wp/v2/new_slides/prova/' . time() . '/0', array( 'deliveryServiceId' => 2 ), $titles, array( 'Pane', 'A casa' ) ),
			'slides_by_id/{id}'                    => array( '/wp/v2/slides_by_id/prova', array(), $titles, array( 'Pane' ) ),
			'pages'                                => array( '/wp/v2/pages', array( 'slug' => 'guida-lupinella' ), static fn( array $answer ): array => array( count( $answer ), $answer[0]['slug'] ), array( 1, 'guida-lupinella' ) ),
			'{custom post type}'                   => array( '/wp/v2/magazine', array( 'per_page' => 1, 'page' => 1, 'hash' => 'w0d0t0', 'random' => '1', 'category' => 'spezie', 'search' => 'lupinella' ), static fn( array $answer ): array => array( $answer[0]['title']['rendered'], $answer[0]['categories'][0]['slug'] ), array( 'La lupinella', 'spezie' ) ),
			'ux-blocks'                            => array( '/wp/v2/ux-blocks', array( 'slug' => 'block-1' ), static fn( array $answer ): array => array( trim( wp_strip_all_tags( $answer[0]['content']['rendered'] ) ) ), array( 'Novità per intero.' ) ),
			'search'                               => array( '/wp/v2/search', array( 'search' => 'lupinella', 'per_page' => 24, 'page' => 1 ), static fn( array $answer ): bool => in_array( 'Guida alla lupinella', array_column( $answer, 'title' ), true ), true ),
		);
		$rows   = array(
			'[GET /p/wp-json/wp-api-menus/v2/menu-locations/{location}]' => array( '/wp-api-menus/v2/menu-locations/spesa-main', array(), static fn( array $answer ): array => array( $answer[0]['title'], $answer[0]['children'][0]['title'] ), array( 'Negozio', 'Magazine' ) ),
			'[GET /p/wp-json/custom/v1/{endpoint}]'                      => array( '/custom/v1/next-gen', array(), static fn( array $answer ): bool => in_array( 'risparmio', array_column( $answer['topics'], 'slug' ), true ), true ),
			'[GET /p/wp-json/custom/ali/search]'                         => array( '/custom/ali/search', array( 'q' => 'lupinella' ), static fn( array $answer ): array => array_column( $answer, 'type' ), array( 'product', 'recipe', 'article', 'page' ) ),
		);
		foreach ( $tables as $path => $row ) {
			$rows[ "[GET /p/wp-json/wp/v2/$path]" ] = $row;
		}
		return $rows;
	}

	public function test_the_search_of_wordpress_gives_24_where_nobody_says_how_many(): void {
		for ( $at = 0; $at < 26; $at++ ) {
			wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => "Prova zirbola $at" ) );
		}
		$found = function ( string $path, array $query ): array {
			$request = new WP_REST_Request( 'GET', $path );
			$request->set_query_params( $query );
			$answer = rest_do_request( $request );
			return array( count( $answer->get_data() ), (int) $answer->get_headers()['X-WP-Total'] );
		};
		$this->assertSame( array( 24, 26 ), $found( '/wp/v2/search', array( 'search' => 'zirbola' ) ) );
		$this->assertSame( array( 2, 26 ), $found( '/wp/v2/search', array( 'search' => 'zirbola', 'page' => 2 ) ) );
		$this->assertSame( array( 5, 26 ), $found( '/wp/v2/search', array( 'search' => 'zirbola', 'per_page' => 5 ) ) );
		$this->assertSame( array( 10, 26 ), $found( '/wp/v2/posts', array( 'search' => 'zirbola' ) ) );
	}

	/** @dataProvider rows @param mixed $expected */
	public function test_the_plugin_answers( string $path, array $query, callable $told, $expected ): void {
		$this->fill();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		$this->assertSame( $path, $this->routed( "/p/wp-json$path" ) );
		$this->assertSame( $expected, $told( $this->answer( $path, $query ) ) );
	}

	/** The REST route that WordPress finds for an address of the site. */
	private function routed( string $address ): string {
		$rules = get_option( 'rewrite_rules' ) ?: $GLOBALS['wp_rewrite']->rewrite_rules();
		foreach ( $rules as $pattern => $query ) {
			if ( preg_match( "#^$pattern#", ltrim( $address, '/' ), $found ) ) {
				parse_str( (string) wp_parse_url( WP_MatchesMapRegex::apply( $query, $found ), PHP_URL_QUERY ), $variables );
				return (string) ( $variables['rest_route'] ?? '' );
			}
		}
		return '';
	}

	public function test_a_search_gives_24_of_each_kind_or_as_many_as_one_asks_and_leaves_no_stored_answers(): void {
		global $wpdb;
		foreach ( range( 1, 26 ) as $number ) {
			$this->article( "Lupinella $number" );
		}
		$this->answers['/products'] = self::products( self::product() );
		$count = fn( array $query ): array => array_count_values( array_column( $this->answer( '/custom/ali/search', array( 'q' => 'lupinella' ) + $query ), 'type' ) );
		$this->assertSame( 24, $count( array() )['article'] );
		$this->assertSame( array( 'product' => 1, 'article' => 4 ), $count( array( 'per_page' => 4 ) ) );
		$this->assertSame( 25, $count( array( 'per_page' => 25 ) )['article'] );
		$this->assertSame( 400, $this->ask( '/custom/ali/search', array( 'q' => 'lupinella', 'per_page' => 26 ) )->get_status() );
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT count(*) FROM $wpdb->options WHERE option_name LIKE '%transient_spesa_a_%'" ) );
	}

	public function test_without_JavaScript_a_page_of_results_has_what_there_is_to_read_with_its_counts(): void {
		foreach ( range( 1, 26 ) as $number ) {
			$this->article( "Lupinella <b>$number</b>" );
		}
		$this->write( 'page', 'Guida alla lupinella' );
		$_GET['q'] = 'lupinella';
		$this->answers['/products'] = self::products( self::product() );
		$html = $this->block( 'spesa/search-page' );
		unset( $_GET['q'] );
		preg_match_all( '#<noscript>(.*?)</noscript>#s', $html, $without );
		$without = implode( '', preg_grep( '/search-hits/', $without[1] ) );
		preg_match_all( '#<h2[^>]*>(.*?)</h2>#', $without, $headings );
		$this->assertSame( array( 'Articoli (i primi 24)', 'Pagine (1)' ), $headings[1] );
		$this->assertSame( 25, substr_count( $without, '<a href="' ) );
		$this->assertStringNotContainsString( '<b>', $without );
	}

	public function test_random_is_one_order_for_everybody_until_midnight_and_another_tomorrow(): void {
		foreach ( range( 1, 12 ) as $number ) {
			$this->article( "Articolo $number", 'next-gen', 'prova' );
		}
		$order = fn(): array => array_column( $this->answer( '/wp/v2/next-gen', array( 'random' => '1', 'category' => 'prova', 'per_page' => 12 ) ), 'id' );
		$day   = '2001-01-01';
		add_filter(
			'wp_date',
			static function ( string $date, string $format ) use ( &$day ): string {
				return 'Y-m-d' === $format ? $day : $date;
			},
			10,
			2
		);
		$today = $order();
		$this->assertSame( $today, $order() );
		$day = '2001-01-02';
		$this->assertNotSame( $today, $order() );
		$this->assertEqualsCanonicalizing( $today, $order() );
	}

	public function test_lists_have_ten_of_a_category_eight_and_tell_how_many_there_are(): void {
		foreach ( range( 1, 12 ) as $number ) {
			$this->article( "Articolo $number", 'next-gen', 'prova' );
		}
		$this->assertCount( 10, $this->answer( '/wp/v2/next-gen' ) );
		$response = $this->ask( '/wp/v2/next-gen', array( 'category' => 'prova' ) );
		$this->assertCount( 8, $response->get_data() );
		$this->assertSame( array( 12, 2 ), array( (int) $response->get_headers()['X-WP-Total'], (int) $response->get_headers()['X-WP-TotalPages'] ) );
		$this->assertCount( 4, $this->answer( '/wp/v2/next-gen', array( 'category' => 'prova', 'page' => 2 ) ) );
	}

	public static function refused(): array {
		return array(
			array( '/wp/v2/magazine', array( 'per_page' => 5000 ), 400 ),
			array( '/wp/v2/magazine', array( 'category' => '../x' ), 400 ),
			array( '/wp/v2/magazine', array( 'status' => 'draft' ), 400 ),
			array( '/wp/v2/slides_by_id/a b', array(), 404 ),
			array( '/wp/v2/new_slides/prova/now/0', array(), 404 ),
			array( '/custom/v1/phpinfo', array(), 404 ),
			array( '/custom/ali/search', array(), 400 ),
			array( '/custom/ali/search', array( 'q' => str_repeat( 'a', 81 ) ), 400 ),
		);
	}

	/** @dataProvider refused */
	public function test_what_nobody_offers_is_refused( string $path, array $query, int $status ): void {
		$this->assertSame( $status, $this->ask( $path, $query )->get_status() );
	}

	public function test_drafts_and_posts_with_a_password_are_in_no_list(): void {
		$this->fill();
		$this->article( 'Bozza lupinella', 'magazine', 'spezie', array( 'post_status' => 'draft' ) );
		$this->article( 'Segreto lupinella', 'magazine', 'spezie', array( 'post_password' => 'x' ) );
		$this->write( 'page', 'Pagina segreta lupinella', array( 'post_password' => 'x' ) );
		$titles = array_column( $this->answer( '/custom/ali/search', array( 'q' => 'lupinella' ) ), 'title' );
		$this->assertSame( array( 'LUPINELLA', 'Risotto «giallo» & lupinella', 'La lupinella', 'Guida alla lupinella' ), $titles );
		$this->assertNotContains( 'Bozza lupinella', array_column( array_column( $this->answer( '/wp/v2/magazine' ), 'title' ), 'rendered' ) );
	}

	public function test_site_health_says_which_address_does_not_arrive(): void {
		$this->answers = array(
			'/p/wp-json/custom/v1/trader' => (string) wp_json_encode( array( 'trader' => array( 'name' => 'Lupinella' ) ) ),
			'/p/wp-admin/admin-ajax.php'  => '{"spesa":true}',
		);
		$this->assertSame( 'good', Health::content()['status'] );
		$this->answers['/p/wp-json/custom/v1/trader'] = '<html>Questa pagina non c’è</html>';
		$this->assertSame( 'recommended', Health::content()['status'] );
		$this->assertStringContainsString( home_url( '/p/wp-json/' ), Health::content()['description'] );
		$this->assertStringNotContainsString( 'admin-ajax', Health::content()['description'] );
		unset( $this->answers['/p/wp-admin/admin-ajax.php'] );
		$this->assertCount( 2, Arrival::faults() );
	}

	public function test_the_list_of_a_section_bears_its_name_alone(): void {
		global $wp_query;
		$wp_query = new WP_Query( array( 'post_type' => 'spesa_magazine' ) );
		$this->assertTrue( is_post_type_archive() );
		$this->assertSame( get_post_type_object( 'spesa_magazine' )->labels->name, wp_strip_all_tags( get_the_archive_title() ) );
	}

	public function test_the_list_of_a_category_of_a_section_bears_the_name_of_the_category(): void {
		global $wp_query;
		$this->article( 'La lupinella', 'magazine', 'spezie' );
		$wp_query = new WP_Query( array( 'post_type' => 'spesa_magazine', Types::TOPIC => 'spezie' ) );
		$this->assertTrue( is_post_type_archive() && is_tax( Types::TOPIC ) );
		$this->assertSame( 'Spezie', wp_strip_all_tags( get_the_archive_title() ) );
		$this->assertStringStartsWith( 'Spezie', wp_get_document_title() );
	}

	public function test_a_menu_that_contains_itself_ends(): void {
		$ids = $this->menu( 'spesa-footer', array( array( 'A', '/a', null ), array( 'B', '/b', 0 ) ) );
		update_post_meta( $ids[0], '_menu_item_menu_item_parent', $ids[1] );
		$this->assertSame( array(), $this->answer( '/wp-api-menus/v2/menu-locations/spesa-footer' ) );
		$this->assertSame( array(), $this->answer( '/wp-api-menus/v2/menu-locations/nowhere' ) );
	}

	public function test_a_slide_is_for_its_services_and_its_time_and_a_deleted_one_or_one_without_a_picture_is_gone(): void {
		$pane = $this->slide( 'Pane', 'orari' );
		$this->slide( 'Ieri', 'orari', array( Slides::UNTIL => self::$now - 1 ) );
		$this->slide( 'Domani', 'orari', array( Slides::FROM => self::$now + DAY_IN_SECONDS ) );
		$this->slide( 'Locker', 'orari', array( Slides::SERVICES => 4 ) );
		delete_post_thumbnail( $this->slide( 'Senza foto', 'orari' ) );
		$titles = fn( int $service ): array => array_column( $this->answer( '/wp/v2/new_slides/orari/' . self::$now . '/0', array( 'deliveryServiceId' => $service ) ), 'title' );
		$this->assertSame( array( 'Pane', 'Locker' ), $titles( 4 ) );
		$this->assertSame( array( 'Pane' ), $titles( 2 ) );
		wp_delete_post( $pane, true );
		$this->assertSame( array(), $titles( 2 ) );
		$this->assertSame( array(), $this->answer( '/wp/v2/slides_by_id/999999' ) );
	}

	public function test_an_article_stands_below_its_section_and_category_with_its_own_slug(): void {
		$id = $this->article( 'La lupinella', 'next-gen', 'spezie' );
		update_post_meta( $id, Types::SLUG, 'oro-rosso' );
		$this->assertSame( '/basko-for-next-gen/spezie/oro-rosso/', (string) wp_parse_url( get_permalink( $id ), PHP_URL_PATH ) );
		$found = Types::request( array( 'post_type' => Types::SECTIONS['next-gen'], 'name' => 'oro-rosso' ) );
		$this->assertSame( 'la-lupinella', $found['name'] );
	}

	public function test_custom_endpoints_are_those_that_are_registered(): void {
		add_filter( 'spesa_custom_endpoints', static fn( array $all ): array => $all + array( 'orari' => static fn(): array => array( 'open' => true ), '../x' => 'phpinfo' ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( array( 'open' => true ), $this->answer( '/custom/v1/orari' ) );
		$this->settings( array( 'trader_name' => 'Spesa <b>Srl</b>', 'trader_vat' => '01234567890' ) );
		$this->assertSame( array( 'trader' => array( 'name' => 'Spesa Srl', 'vat' => '01234567890' ) ), $this->answer( '/custom/v1/trader' ) );
		$GLOBALS['wp_rest_server'] = null;
	}

	public function test_pages_read_it_in_this_process_and_the_post_of_the_page_stays(): void {
		$this->fill();
		$own                = $this->write( 'page', 'Qui' );
		$GLOBALS['post']    = get_post( $own );
		$asked              = count( $this->asked );
		$answers            = Platform::ask( array( 'a' => array( 'endpoint' => 'platform.pages', 'input' => array( 'slug' => 'guida-lupinella' ) ), 'b' => array( 'endpoint' => 'platform.articles', 'input' => array( 'type' => 'nowhere' ) ) ) );
		$this->assertSame( 'guida-lupinella', $answers['a']['data'][0]['slug'] );
		$this->assertSame( 3, $answers['b']['status'] );
		$this->assertSame( $own, $GLOBALS['post']->ID );
		$this->assertCount( $asked, $this->asked );
	}

	public function test_whatever_a_site_has_put_in_the_place_of_the_post_is_there_afterwards(): void {
		foreach ( array( (object) array( 'ID' => 0, 'post_title' => 'Forum' ), 7, null ) as $own ) {
			$GLOBALS['post'] = $own;
			Platform::ask( array( 'a' => array( 'endpoint' => 'platform.articles', 'input' => array( 'type' => 'magazine' ) ) ) );
			$this->assertSame( $own, $GLOBALS['post'] ?? null );
		}
	}
}
