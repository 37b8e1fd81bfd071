<?php
use Spesa\Config;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Pages;
use Spesa\Routes;
use Spesa\Seo;
use Spesa\Settings;
use Spesa\Speculation;
use Spesa\Upgrade;

final class PagesTest extends SiteCase {
	public function test_which_pages_are_published_is_asked_once_for_all_requests_and_again_when_a_page_changes_or_after_ten_minutes(): void {
		global $wpdb;
		$this->assertTrue( Pages::open( 'cart' ) );
		$asked = function () use ( $wpdb ): int {
			$this->newRequest();
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			Pages::open( 'cart' );
			return $wpdb->num_queries - $before;
		};
		$this->assertSame( 0, $asked() );
		wp_update_post( array( 'ID' => Pages::ids()['cart'], 'post_status' => 'draft' ) );
		$this->assertFalse( Pages::open( 'cart' ) );
		$this->assertSame( 0, $asked() );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => Pages::ids()['cart'] ) );
		$kept = get_transient( 'spesa_published_pages' );
		set_transient( 'spesa_published_pages', array( 'at' => self::$now - 601 ) + $kept );
		$this->assertGreaterThan( 0, $asked() );
		$this->assertTrue( Pages::open( 'cart' ) );
	}

	public function test_the_configuration_names_the_pages_that_exist_and_no_others(): void {
		$pages = Config::values()['pages'];
		$this->assertSame( array_keys( Settings::pages() ), array_keys( $pages ) );
		foreach ( $pages as $name => $path ) {
			$exists = 'home' === $name || isset( Pages::ids()[ $name ] );
			$this->assertSame( $exists ? Settings::pages()[ $name ] : '', $path, $name );
		}
	}

	/** The generated facts with these over them. */
	private function facts( array $over ): void {
		Manifest::config();
		$read = new ReflectionProperty( Manifest::class, 'read' );
		$read->setAccessible( true );
		$kept = $read->getValue();
		$this->restore = static function () use ( $read, $kept ): void {
			$read->setValue( null, $kept );
		};
		$read->setValue( null, array( 'server' => array_replace_recursive( $kept['server'], $over ) ) + $kept );
		Settings::changed();
	}

	/** @var callable|null */
	private $restore = null;

	protected function tearDown(): void {
		if ( $this->restore ) {
			( $this->restore )();
		}
		parent::tearDown();
	}

	/** What the site makes of an address: our variables. */
	private function visit( string $address ): array {
		global $wp, $wp_rewrite, $wp_query;
		Routes::rules();
		$wp_rewrite->init();
		delete_option( 'rewrite_rules' );
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PATH_INFO']   = '';
		$wp                     = new WP();
		$wp->parse_request();
		$wp_query = new WP_Query();
		$wp_query->query( $wp->query_vars );
		return $wp->query_vars;
	}

	public function test_a_route_has_as_many_slots_as_its_address_and_every_address_of_a_page_may_have_its_own(): void {
		$post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Articolo' ) );
		update_option( Pages::OPTION, Pages::ids() + array( 'article' => $post ) );
		Pages::forget();
		$this->facts(
			array(
				'config'  => array( 'pages' => array( 'article' => '/magazine/{section}/{slug}' ) ),
				'widgets' => array( 'spesa/article' => array( 'page' => 'article', 'kind' => 'page', 'title' => 'Articolo', 'paths' => array( '/next-gen/{section}/{slug}', '/magazine' ) ) ),
			)
		);
		$this->assertSame( array( 'magazine/{section}/{slug}', 'next-gen/{section}/{slug}', 'magazine' ), Pages::paths( 'article' ) );
		foreach ( array( 'magazine', 'next-gen' ) as $prefix ) {
			$this->assertEquals( array( 'page_id' => $post, 'spesa_page' => 'article', 'spesa_section' => 'ricette', 'spesa_slug' => 'torta-di-mele' ), $this->visit( "/$prefix/ricette/torta-di-mele" ) );
			$this->assertSame( array( 'slug' => 'torta-di-mele', 'section' => 'ricette' ), Routes::values() );
		}
		$this->assertSame( home_url( '/magazine/ricette/torta-di-mele' ), Seo::canonical( '' ) );
		$this->assertEquals( array( 'page_id' => $post, 'spesa_page' => 'article' ), $this->visit( '/magazine' ) );
		$this->assertArrayNotHasKey( 'spesa_page', $this->visit( '/magazine/ricette/torta/altro' ) );
		$this->assertSame( 'frutta-e-verdura/frutta', $this->visit( '/category/frutta-e-verdura/frutta' )['spesa_slug'] );
	}

	public function test_what_search_engines_may_keep_and_what_stands_on_a_page_is_what_its_definition_says(): void {
		$indexed = array_column( array_filter( Manifest::widgets(), static fn( array $widget ): bool => ! empty( $widget['indexed'] ) ), 'page' );
		sort( $indexed );
		$this->assertSame( array( 'category', 'leaflet', 'leaflets', 'product', 'store', 'stores' ), $indexed );
		$open = array_values( array_filter( array_keys( Settings::pages() ), array( Seo::class, 'isOpen' ) ) );
		sort( $open );
		$this->assertSame( array( 'category', 'home', 'leaflet', 'leaflets', 'product', 'store', 'stores' ), $open );
		$this->facts( array( 'widgets' => array( 'spesa/cart-page' => array( 'indexed' => true, 'below' => array( 'spesa/product-slider' => array( 'heading' => 'Altro' ) ) ) ) ) );
		$this->assertTrue( Seo::isOpen( 'cart' ) );
		update_option( Pages::OPTION, array_diff_key( Pages::ids(), array( 'cart' => 0 ) ) );
		Pages::ensure();
		$this->assertSame(
			'<!-- wp:spesa/cart-page {"align":"wide"} /-->' . "\n\n" . '<!-- wp:spesa/product-slider {"heading":"Altro","align":"wide"} /-->',
			get_post_field( 'post_content', Pages::ids()['cart'] )
		);
	}

	public function test_a_page_in_the_trash_has_no_address_until_it_is_back(): void {
		$this->assertSame( '/leaflets', Links::to( 'leaflets' ) );
		wp_trash_post( Pages::ids()['leaflets'] );
		$this->assertSame( array( '', '' ), array( Links::to( 'leaflets' ), Links::absolute( 'leaflets' ) ) );
		$this->assertNotContains( '/*', Speculation::excluded( array() ) );
		$this->answers['/leaflet/search'] = array( 'leaflets' => array( array( 'leafletId' => 1, 'title' => 'Natale' ) ), 'page' => array( 'selPage' => 1, 'totPages' => 1, 'totItems' => 1, 'itemsPerPage' => 12 ) );
		$this->assertStringNotContainsString( 'slider__all', $this->block( 'spesa/leaflet-slider' ) );
		wp_untrash_post( Pages::ids()['leaflets'] );
		wp_publish_post( Pages::ids()['leaflets'] );
		$this->assertSame( '/leaflets', Links::to( 'leaflets' ) );
	}
}
