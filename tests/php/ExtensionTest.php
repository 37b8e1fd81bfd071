<?php
use Spesa\Config;
use Spesa\Extension;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Prefetch;
use Spesa\ShopApi;
use Spesa\StructuredData;
use Spesa\Template;

/** The contract of docs/extending.md: what a site's own code may change, and that nothing wrong in it breaks a page. */
final class ExtensionTest extends SiteCase {
	private const NONSENSE = array( null, 7, 'x', array( 'x' => array( array() ) ) );

	/** @return string[] Every hook of ours that the plugin calls. */
	private static function hooks(): array {
		$hooks = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( SPESA_DIR . '/includes' ) ) as $file ) {
			preg_match_all( '/\b(?:apply_filters|do_action)\( \'(spesa_\w+)\'/', $file->isFile() ? file_get_contents( $file ) : '', $found );
			$hooks = array_merge( $hooks, $found[1] );
		}
		sort( $hooks );
		return array_values( array_unique( $hooks ) );
	}

	public function test_the_document_names_every_hook_and_no_other(): void {
		preg_match_all( '/^\| `(spesa_\w+)` \|/m', file_get_contents( dirname( SPESA_DIR ) . '/docs/extending.md' ), $told );
		sort( $told[1] );
		$this->assertSame( self::hooks(), $told[1] );
		$this->assertGreaterThan( 8, count( $told[1] ) );
	}

	public function test_spesa_request_adds_a_header_to_the_plugin_s_calls(): void {
		$sent = array();
		add_filter( 'spesa_request', static fn( array $headers ): array => $headers + array( 'X-Rete' => 'sito', 'X-Doppia' => "a\r\nb" ) );
		add_filter(
			'pre_http_request',
			static function ( $given, $arguments ) use ( &$sent ) {
				$sent[] = $arguments['headers'];
				return $given;
			},
			0,
			2
		);
		$this->answers['/products'] = self::products( self::product() );
		ShopApi::ask( array( 'a' => Prefetch::request( 'catalogue.products', array( 'q' => 'pane' ) ) ) );
		$this->assertSame( 'sito', $sent[0]['X-Rete'] );
		$this->assertSame( 'site', $sent[0]['X-Ebsn-Client'] );
		$this->assertArrayNotHasKey( 'X-Doppia', $sent[0] );
	}

	public function test_spesa_config_changes_a_member_of_its_type_and_adds_none(): void {
		add_filter( 'spesa_config', static fn( array $config ): array => array( 'anonymousCart' => ! $config['anonymousCart'], 'searchWordDays' => 'molti', 'secret' => 'x' ) + $config );
		$values = Config::values();
		$this->assertSame( ! Manifest::config()['anonymousCart'], $values['anonymousCart'] );
		$this->assertSame( Manifest::config()['searchWordDays'], $values['searchWordDays'] );
		$this->assertArrayNotHasKey( 'secret', $values );
	}

	public function test_spesa_prefetch_asks_for_more_with_the_page_s_own_calls(): void {
		add_filter( 'spesa_prefetch', static fn( array $requests ): array => array_merge( $requests, array( Prefetch::request( 'delivery.store', array( 'store_id' => 5 ) ), array( 'endpoint' => 'no.such', 'input' => array() ), 'x' ) ) );
		Prefetch::blocks( array() );
		$this->assertCount( 1, $this->asked );
		$this->assertStringContainsString( 'store_id=5', $this->asked[0] );
	}

	public function test_spesa_texts_stands_over_the_settings_where_its_placeholders_fit(): void {
		add_filter( 'spesa_texts', static fn( array $texts ): array => array( 'cart.checkout' => 'Paga', 'cart.benefitMissing' => 'Manca poco' ) + $texts );
		$this->assertSame( 'Paga', Manifest::label( 'cart.checkout' ) );
		$this->assertSame( Manifest::texts()['cart.benefitMissing'], Manifest::label( 'cart.benefitMissing' ) );
		$this->assertSame( array( 'cart.checkout' => 'Paga' ), Config::printed()['labels'] );
	}

	public function test_spesa_structured_data_adds_a_thing(): void {
		add_filter( 'spesa_structured_data', static fn( array $all ): array => array_merge( $all, array( array( '@type' => 'Event' ), 'x' ) ) );
		$this->assertSame( array( array( '@type' => 'Event' ) ), StructuredData::all() );
	}

	public function test_spesa_pages_moves_a_page_and_keeps_its_slots(): void {
		add_filter( 'spesa_pages', static fn( array $pages ): array => array( 'category' => '/reparto/{slug}', 'product' => '/p', 'nowhere' => '/x' ) + $pages );
		$pages = Spesa\Settings::pages();
		$this->assertSame( array( '/reparto/{slug}', Manifest::config()['pages']['product'] ), array( $pages['category'], $pages['product'] ) );
		$this->assertArrayNotHasKey( 'nowhere', $pages );
	}

	public function test_a_theme_s_own_template_and_spesa_template_stand_in_the_place_of_a_part(): void {
		$own = Template::render( 'parts/price', self::product(), array() );
		$this->assertNotSame( '', $own );
		$file = get_temp_dir() . 'spesa-price.php';
		file_put_contents( $file, '<p class="price"><?php echo esc_html( $data["name"] ); ?></p>' );
		Extension::forget();
		add_filter( 'spesa_template', static fn( string $path, string $name ): string => 'parts/price' === $name ? $file : $path, 10, 2 );
		$this->assertSame( '<p class="price">MEZZE MANICHE</p>', Template::render( 'parts/price', self::product(), array() ) );
		remove_all_filters( 'spesa_template' );

		Extension::forget();
		add_filter( 'stylesheet_directory', static fn(): string => get_temp_dir() . 'spesa-theme' );
		wp_mkdir_p( get_temp_dir() . 'spesa-theme/spesa/parts' );
		rename( $file, get_temp_dir() . 'spesa-theme/spesa/parts/price.php' );
		$GLOBALS['wp_stylesheet_path'] = null;
		$this->assertSame( '<p class="price">MEZZE MANICHE</p>', Template::render( 'parts/price', self::product(), array() ) );
		unlink( get_temp_dir() . 'spesa-theme/spesa/parts/price.php' );
		$GLOBALS['wp_stylesheet_path'] = null;
		Extension::forget();
		$this->assertSame( $own, Template::render( 'parts/price', self::product(), array() ) );
	}

	public static function filters(): array {
		return array_map( static fn( string $name ): array => array( $name ), array( 'spesa_request', 'spesa_config', 'spesa_prefetch', 'spesa_template', 'spesa_texts', 'spesa_structured_data', 'spesa_pages' ) );
	}

	/** @dataProvider filters */
	public function test_nonsense_from_a_filter_leaves_the_page_as_it_is( string $filter ): void {
		$this->answers['/products'] = self::product();
		$draw                       = function (): array {
			$this->newRequest();
			return array( $this->block( 'spesa/product', array( 'productId' => 7 ) ), Config::printed(), Links::all(), StructuredData::all(), ShopApi::headers() );
		};
		$before                     = $draw();
		$this->assertStringContainsString( 'Mezze maniche', $before[0] );
		foreach ( self::NONSENSE as $given ) {
			add_filter( $filter, static fn() => $given );
			$this->assertSame( $before, $draw() );
			remove_all_filters( $filter );
		}
	}
}
