<?php
use Spesa\Cli;
use Spesa\Manifest;
use Spesa\Pages;
use Spesa\Settings;

if ( ! class_exists( 'WP_CLI' ) ) {
	/** What WP-CLI does with words: it prints them, and an error ends the command. */
	final class WP_CLI {
		/** @var string[] */
		public static $said = array();
		public static function line( string $text ): void {
			self::$said[] = $text;
		}
		public static function success( string $text ): void {
			self::$said[] = "Success: $text";
		}
		public static function error( string $text ): void {
			throw new RuntimeException( $text );
		}
	}
}

/** `wp spesa test | pages | purge | texts`. */
final class CliTest extends SiteCase {
	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said = array();
	}

	public function test_test_names_each_call_and_ends_with_an_error_without_a_shop(): void {
		$this->expectExceptionMessage( 'Manca qualcosa che serve.' );
		try {
			( new Cli() )->test();
		} finally {
			$this->assertCount( count( Spesa\Setup\Calls::all() ), WP_CLI::$said );
			$this->assertMatchesRegularExpression( '/^catalogue\.categoryTree +serve +\S/', WP_CLI::$said[0] );
			$this->assertNotSame( array(), preg_grep( '/^content\.leaflets +facoltativa /', WP_CLI::$said ) );
		}
	}

	public function test_test_ends_well_where_all_that_is_needed_is_there(): void {
		$tree = array( 'categories' => array( array( 'categoryId' => 2, 'slug' => 'frutta', 'name' => 'Frutta' ) ) );
		$this->answers = array(
			'/category'   => static fn( string $url ) => false === strpos( $url, 'slug=' ) ? $tree : array( 'category' => array( 'categoryId' => 2, 'slug' => 'frutta', 'name' => 'Frutta' ) ),
			'/products'   => static fn( string $url ) => false === strpos( $url, 'product_id=' ) ? self::products( self::product() ) : self::product(),
			'/store/list' => array( 'stores' => array() ),
			'/auth/test'  => array(),
			'/cart/view'  => array( 'cartId' => 1 ),
		);
		( new Cli() )->test();
		$this->assertSame( 'Success: ' . Settings::serverApi(), end( WP_CLI::$said ) );
	}

	public function test_pages_lists_them_makes_one_again_and_says_why_it_cannot(): void {
		$cli = new Cli();
		$cli->pages( array() );
		$this->assertCount( count( Pages::ids() ), WP_CLI::$said );
		$this->assertNotSame( array(), preg_grep( '#^cart +' . Pages::ids()['cart'] . ' +publish +/cart$#', WP_CLI::$said ) );
		$before = Pages::ids()['cart'];
		wp_delete_post( $before, true );
		$cli->pages( array( 'make', 'cart' ) );
		Pages::forget();
		$this->assertStringStartsWith( 'Success: ', end( WP_CLI::$said ) );
		$this->assertSame( 'publish', get_post_status( Pages::ids()['cart'] ) );
		$this->assertNotSame( $before, Pages::ids()['cart'] );
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Il mio carrello' ) );
		$cli->pages( array( 'map', 'cart', (string) $page ) );
		Pages::forget();
		$this->assertSame( $page, Pages::ids()['cart'] );
		$this->expectException( RuntimeException::class );
		$cli->pages( array( 'make', 'niente' ) );
	}

	public function test_purge_says_how_many_answers_went(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) );
		( new Cli() )->purge();
		$this->assertMatchesRegularExpression( '/^Success: [1-9]\d*$/', end( WP_CLI::$said ) );
		( new Cli() )->purge();
		$this->assertSame( 'Success: 0', end( WP_CLI::$said ) );
	}

	public function test_texts_lists_those_that_begin_so_in_the_words_of_the_site(): void {
		$key = array_values( preg_grep( '/^cart\./', array_keys( Manifest::texts() ) ) )[0];
		$this->settings( Settings::sanitize( array( 'texts' => "$key = Parole nostre" ) ) );
		( new Cli() )->texts( array( 'cart.' ) );
		$this->assertContains( "$key = Parole nostre", WP_CLI::$said );
		$this->assertSame( WP_CLI::$said, array_values( preg_grep( '/^cart\.\S+ = /', WP_CLI::$said ) ) );
		$whole = count( WP_CLI::$said );
		( new Cli() )->texts( array() );
		$this->assertGreaterThan( 2 * $whole, count( WP_CLI::$said ) );
	}
}
