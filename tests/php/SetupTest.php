<?php
use Spesa\Config;
use Spesa\Connection;
use Spesa\Http;
use Spesa\Pages;
use Spesa\Settings;
use Spesa\SettingsFields;
use Spesa\SettingsGroups;
use Spesa\SettingsPage;
use Spesa\Setup\Calls;
use Spesa\Setup\Handler;
use Spesa\Setup\Steps;
use Spesa\Sheets;

/** The setup that leads, the settings in groups, and the list of pages. */
final class SetupTest extends SiteCase {
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		foreach ( array( Steps::OPTION, Pages::NEW ) as $option ) {
			delete_option( $option );
		}
		require_once ABSPATH . 'wp-admin/includes/template.php';
	}

	/** A shop API that has everything. */
	private function api(): array {
		return array(
			'/category'                    => static fn( string $url ): array => strpos( $url, 'slug=' ) ? array( 'category' => array() ) : array( 'categories' => array( array( 'categoryId' => 2, 'slug' => 'frutta' ) ) ),
			'/products'                    => static fn( string $url ): array => strpos( $url, 'product_id=7' ) ? self::product() : self::products( self::product( array( 'mediaURL' => '/photo/7.webp' ) ) ),
			'/store/list'                  => array( 'stores' => array( array( 'storeId' => 5, 'name' => 'Corvetto', 'address' => array( 'city' => 'Genova' ) ), array( 'storeId' => 9, 'name' => 'Genova Albaro', 'address' => array( 'city' => 'Genova' ) ) ) ),
			'/auth/test'                   => array( 'user' => null ),
			'/cart/view'                   => array( 'cartId' => 1 ),
			'/products/suggest'            => array( 'suggestions' => array() ),
			'/adv'                         => self::products(),
			'/leaflet/search'              => array( 'leaflets' => array() ),
			'/geo/homedelivery-list-simple' => array( 'cities' => array() ),
			'/lang/lang-info'              => array( 'labels' => array() ),
		);
	}

	private function shown( array $query = array() ): string {
		$_GET = $query;
		ob_start();
		SettingsPage::page();
		return ob_get_clean();
	}

	public function test_every_call_that_the_shop_is_built_on_is_asked_and_an_api_that_has_them_suffices(): void {
		$this->answers = $this->api();
		$result        = Calls::run();
		$this->assertSame( array_fill_keys( array_keys( Calls::all() ), 'there' ), array_map( static fn( array $call ): string => $call['verdict'], array_replace( Calls::all(), $result['calls'] ) ) );
		$this->assertSame( array( 'category' => 'frutta', 'product' => 7, 'photo' => '/photo/7.webp' ), $result['found'] );
		$this->assertTrue( Calls::suffice( $result['calls'] ) );
		$this->assertCount( count( Calls::all() ), $this->asked );
	}

	public function test_on_another_origin_the_server_reads_what_the_api_shows_to_browsers_of_this_site_also_where_an_answer_opens_no_session(): void {
		$this->answers = $this->api();
		$shown         = '';
		add_filter(
			'pre_http_request',
			static function ( array $given ) use ( &$shown ): array {
				$given['headers']['access-control-expose-headers'] = $shown;
				return $given;
			},
			2
		);
		$this->settings( array( 'api' => 'https://negozio.example/ebsn/api' ) );
		$this->assertSame( array( 'X-Ebsn-Session', 'X-Ebsn-Account' ), Calls::run()['hidden'] );
		$shown = 'X-Ebsn-Session, Date';
		$this->assertSame( array( 'X-Ebsn-Account' ), Calls::run()['hidden'] );
		$shown = 'x-ebsn-session, X-Ebsn-Account';
		$this->assertSame( array(), Calls::run()['hidden'] );
		$shown = '';
		$this->settings( array( 'api' => '/ebsn/api' ) );
		$this->assertSame( array(), Calls::run()['hidden'] );
	}

	public function test_an_optional_call_may_be_missing_a_needed_one_may_not_and_each_says_what_is_wrong_with_it(): void {
		$this->answers = array( '/adv' => array( 'http' => 404 ), '/lang/lang-info' => array( 'http' => 501 ) ) + $this->api();
		$given         = Calls::run()['calls'];
		$this->assertSame( array( 'missing', 'missing' ), array( $given['catalogue.adv']['verdict'], $given['language.info']['verdict'] ) );
		$this->assertTrue( Calls::suffice( $given ) );
		$this->answers['/cart/view'] = '<html>Benvenuti</html>';
		$given                       = Calls::run()['calls'];
		$this->assertSame( 'fault', $given['cart.view']['verdict'] );
		$this->assertStringContainsString( 'non è JSON', $given['cart.view']['text'] );
		$this->assertFalse( Calls::suffice( $given ) );
		$this->answers = array();
		$given         = Calls::run()['calls'];
		$this->assertStringContainsString( 'non accetta collegamenti', $given['catalogue.categoryTree']['text'] );
		$this->assertStringContainsString( 'Non provata', $given['catalogue.product']['text'] );
	}

	public function test_the_setup_leads_from_step_to_step_and_marks_those_that_were_done(): void {
		$this->answers = $this->api();
		$this->assertStringContainsString( 'aria-current="step">Collegamento', $this->shown( array( 'part' => 'setup' ) ) );
		$this->assertTrue( Handler::keep( 'connection', array( 'api' => '/ebsn/api', 'engine' => 'react' ) ) );
		$this->assertSame( 'preact', Settings::get( 'engine' ), 'a step changes what it asks and nothing else' );
		$html = $this->shown( array( 'part' => 'setup', 'step' => 'connection' ) );
		$this->assertStringContainsString( 'trova tutto quello che serve', $html );
		$this->assertStringContainsString( 'data-call="photo"', $html );
		$html = $this->shown( array( 'part' => 'setup' ) );
		$this->assertStringContainsString( 'aria-current="step">Negozio', $html );
		$this->assertStringContainsString( '<option value="9">Genova Albaro</option>', $html );
		$this->assertTrue( Handler::keep( 'store', array( 'store_id' => '9' ) ) );
		$this->assertSame( array( 'storeId' => 9, 'name' => 'Genova Albaro' ), Config::values()['defaultStore'] );
		Handler::keep( 'pages', array() );
		Handler::keep( 'front', array( 'front' => '0' ) );
		Handler::keep( 'look', array( 'accent' => '#AA3300', 'density' => 'roomy' ) );
		$this->assertFalse( Steps::complete() );
		Handler::keep( 'consent', array( 'asks_consent' => '1' ) );
		$this->assertTrue( Steps::complete() );
		$this->assertStringContainsString( 'Il negozio è pronto', $this->shown( array( 'part' => 'setup' ) ) );
	}

	public function test_without_the_api_a_step_says_so_and_the_store_can_still_be_written_as_a_number(): void {
		Handler::keep( 'connection', array( 'api' => '/altro/api' ) );
		$html = $this->shown( array( 'part' => 'setup' ) );
		$this->assertStringContainsString( 'non raggiunge l’API', $html );
		$this->assertNotContains( 'connection', Steps::done() );
		$html = $this->shown( array( 'part' => 'setup', 'step' => 'store' ) );
		$this->assertStringContainsString( 'L’API non dice quali negozi ci sono', $html );
		$this->assertStringContainsString( 'type="number" min="0" id="spesa-store_id"', $html );
	}

	/** @dataProvider wrong */
	public function test_WP_02_a_wrong_field_keeps_its_old_value_and_the_fault_stands_beside_it( string $name, $given, string $fault ): void {
		$old = Settings::get( $name );
		update_option( Settings::OPTION, Settings::submitted( array( $name => $given, 'trader_phone' => '010 1' ) ) );
		Settings::changed();
		$this->assertSame( $old, Settings::get( $name ) );
		$this->assertSame( '010 1', Settings::get( 'trader_phone' ), 'the right ones are kept' );
		$html = $this->shown();
		$this->assertStringContainsString( $fault, $html );
		$this->assertMatchesRegularExpression( "/id=\"spesa-$name-fault\">[^<]*" . preg_quote( esc_html( $fault ), '/' ) . '/', $html );
		$this->assertMatchesRegularExpression( "/name=\"spesa_settings\\[$name\\][^>]*aria-describedby=\"spesa-$name-fault[^>]*aria-invalid=\"true\"/", $html );
		$group = array_key_first( array_filter( SettingsGroups::all(), static fn( array $one ): bool => in_array( $name, $one['fields'], true ) ) );
		$this->assertSame( 1, substr_count( $html, 'class="spesa-count"' ) );
		$this->assertMatchesRegularExpression( "/<a href=\"#spesa-group-$group\">[^<]+ <span class=\"spesa-count\">1 errore</", $html );
		$this->assertSame( '12 errori', Spesa\SettingsFaults::count( 12 ) );
	}

	public static function wrong(): array {
		return array(
			'address' => array( 'api', 'javascript:alert(1)', 'Scrivi un percorso di questo sito' ),
			'store'   => array( 'store_id', 'Genova', 'Scegli un negozio' ),
			'number'  => array( 'search_word_days', '-3', 'Scrivi un numero intero' ),
			'colour'  => array( 'accent', 'red;}', 'Scrivi un colore come #1f7a3d' ),
			'choice'  => array( 'engine', 'angular', 'Scegli una delle voci' ),
			'origins' => array( 'payment_origins', "https://a.example\npagamenti", 'La riga «pagamenti» non va bene qui.' ),
			'slug'    => array( 'magazine_prefix', 'Rivista!', 'Usa lettere minuscole' ),
			'socket'  => array( 'forms_clamd', 'http://x', 'Scrivi unix:///percorso' ),
			'text'    => array( 'trader_name', str_repeat( 'a', 2001 ), 'È troppo lungo' ),
			'pages'   => array( 'pages', array( 'cart' => '/spesa', 'checkout' => '/spesa' ), 'Cassa: usa lettere' ),
		);
	}

	public function test_what_is_right_has_no_fault_and_every_setting_stands_in_one_group(): void {
		$kept = Settings::sanitize( array() );
		$this->assertSame( $kept, Settings::submitted( $kept ) );
		$this->assertSame( array(), get_settings_errors( Settings::OPTION ) );
		$fields = array_merge( ...array_values( array_column( SettingsGroups::all(), 'fields' ) ) );
		$this->assertEqualsCanonicalizing( array_keys( SettingsFields::all() ), $fields );
	}

	public function test_colour_and_size_of_the_site_come_after_the_common_sheet_and_nothing_where_none_was_chosen(): void {
		$this->assertSame( '', Spesa\Look::css() );
		$this->settings( array( 'accent' => '#aa3300', 'density' => 'compact' ) );
		Sheets::enqueue( Spesa\Assets::bundle(), array() );
		$css = implode( '', wp_styles()->get_data( 'spesa', 'after' ) );
		$this->assertStringEndsWith( ':root{--spesa-brand:#aa3300;--spesa-font:clamp(15px,.9375rem,18px);}', $css );
	}

	public function test_a_page_is_mapped_to_an_existing_one_and_the_block_is_put_at_its_end_once(): void {
		$own = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'La mia cassa', 'post_content' => wp_slash( '<p>Prima \\ poi</p>' ) ) );
		$old = Pages::ids()['checkout'];
		$this->assertTrue( Handler::change( 'map', 'checkout', $own )['ok'] );
		$this->assertSame( $own, Pages::ids()['checkout'] );
		$this->assertStringContainsString( "<p>Prima \\ poi</p>\n\n<!-- wp:spesa/checkout", get_post( $own )->post_content );
		$this->assertSame( 'publish', get_post_status( $old ) );
		Handler::change( 'map', 'checkout', $own );
		$this->assertSame( 1, substr_count( get_post( $own )->post_content, 'wp:spesa/checkout' ) );
		foreach ( array( array( 'checkout', Pages::ids()['cart'] ), array( 'checkout', 999999 ), array( 'nessuna', $own ) ) as list( $name, $post ) ) {
			$this->assertFalse( Handler::change( 'map', $name, $post )['ok'] );
		}
		$this->assertSame( $own, Pages::ids()['checkout'] );
	}

	public function test_untouched_pages_are_taken_back_and_made_again_touched_ones_stay(): void {
		delete_option( Pages::OPTION );
		Pages::forget();
		Pages::ensure();
		$this->assertContains( 'cart', get_option( Pages::NEW ) );
		wp_update_post( array( 'ID' => Pages::ids()['cart'], 'post_title' => 'Il carrello di casa' ) );
		$this->assertTrue( Pages::untouched( 'login' ) );
		$this->assertFalse( Pages::untouched( 'cart' ) );
		Handler::change( 'undo', '' );
		$this->assertSame( array( 'publish', 'trash' ), array( get_post_status( Pages::ids()['cart'] ), get_post_status( Pages::ids()['login'] ) ) );
		$this->assertFalse( Pages::open( 'login' ) );
		Pages::ensure();
		$this->assertSame( 'trash', get_post_status( Pages::ids()['login'] ), 'what was taken back is not made anew by itself' );
		Handler::change( 'make', 'login' );
		$this->assertSame( 'publish', get_post_status( Pages::ids()['login'] ) );
		wp_delete_post( Pages::ids()['login'], true );
		Handler::change( 'make', 'login' );
		$this->assertTrue( Pages::open( 'login' ) );
		$this->assertSame( array(), get_option( Pages::NEW ) );
	}

	public function test_pages_that_were_made_are_told_once_with_one_press_to_take_them_back(): void {
		update_option( Pages::NEW, array( 'cart', 'login' ) );
		set_current_screen( 'dashboard' );
		ob_start();
		Spesa\Setup\PageTable::notice();
		$html = ob_get_clean();
		$this->assertStringContainsString( 'La Spesa ha fatto le pagine del negozio: 2.', $html );
		$this->assertStringContainsString( 'value="undo"', $html );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'chi-scrive', 'user_pass' => 'x', 'role' => 'editor' ) ) );
		ob_start();
		Spesa\Setup\PageTable::notice();
		$this->assertSame( '', ob_get_clean() );
	}

	/** @dataProvider actions */
	public function test_WP_03_WP_04_setup_pages_and_purge_need_who_manages_options_and_a_nonce( callable $action, string $name ): void {
		$before = array( Settings::get( 'api' ), Pages::ids() );
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			wp_set_current_user( wp_insert_user( array( 'user_login' => "prova-$role", 'user_pass' => 'x', 'role' => $role ) ) );
			$_REQUEST['_wpnonce'] = wp_create_nonce( $name );
			$this->assertStringContainsString( 'permesso', $this->death( $action ), $role );
		}
		$anothers = wp_create_nonce( $name );
		wp_set_current_user( 1 );
		foreach ( array( '', $anothers, 'x' ) as $nonce ) {
			$_REQUEST['_wpnonce'] = $nonce;
			$this->assertNotSame( '', $this->death( $action ) );
		}
		unset( $_REQUEST['_wpnonce'] );
		$this->assertSame( $before, array( Settings::get( 'api' ), Pages::ids() ) );
	}

	public static function actions(): array {
		return array(
			'setup' => array( array( Handler::class, 'step' ), Handler::ACTION ),
			'pages' => array( array( Handler::class, 'pages' ), Handler::PAGES ),
			'purge' => array( array( Connection::class, 'purge' ), Connection::PURGE ),
		);
	}

	public function test_purge_takes_every_kept_answer_away_and_the_next_page_asks_again(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->block( 'spesa/product-slider' );
		$this->newRequest();
		$this->block( 'spesa/product-slider' );
		$this->assertCount( 1, $this->asked );
		$this->assertGreaterThan( 0, Spesa\AnswerCache::purge() );
		$this->newRequest();
		$this->block( 'spesa/product-slider' );
		$this->assertCount( 2, $this->asked );
	}

	public function test_many_reads_keep_to_the_rules_of_the_site_s_own_http(): void {
		$urls = array( 'a' => 'http://api.example/a', 'b' => 'http://api.example/b' );
		add_filter( 'http_request_args', static fn( array $asked ): array => array( 'headers' => array( 'X-Proxy' => '1' ) ) + $asked );
		$seen = null;
		add_filter(
			'pre_http_request',
			static function ( $given, $asked, $url ) use ( &$seen ) {
				$seen = $asked;
				return '/a' === substr( $url, -2 ) ? array( 'response' => array( 'code' => 200 ), 'body' => 'A' ) : $given;
			},
			20,
			3
		);
		$given = Http::many( $urls, array(), 1.0 );
		$this->assertSame( 'A', wp_remote_retrieve_body( $given['a'] ) );
		$this->assertSame( array( 'X-Proxy' => '1' ), $seen['headers'] );
		$this->assertSame( array( 0, 1.0, 'GET' ), array( $seen['redirection'], $seen['timeout'], $seen['method'] ) );
		remove_filter( 'pre_http_request', array( $this, 'http' ), 1 );
		$this->assertTrue( WP_HTTP_BLOCK_EXTERNAL );
		$this->assertSame( 'http_request_not_executed', Http::many( array( 'b' => 'http://api.example/b' ), array(), 1.0 )['b']->get_error_code() );
	}

	private function death( callable $action ): string {
		add_filter(
			'wp_die_handler',
			static fn() => static function ( $message ) {
				throw new RuntimeException( is_string( $message ) && '' !== $message ? $message : 'refused' );
			}
		);
		try {
			$action();
		} catch ( RuntimeException $refusal ) {
			return $refusal->getMessage();
		}
		return '';
	}
}
