<?php
/**
 * Whole pages of the shop front as a visitor gets them.
 *
 * @group visit
 */
final class VisitTest extends VisitCase {
	/** Path → HTML. @var string[] */
	private static $shown = array();

	public function test_WP_12_two_visitors_get_byte_equal_HTML(): void {
		$page = array(
			'content' => '<!-- wp:spesa/product-slider {"heading":"Mele","categoryId":2} /-->',
			'answers' => array( '/products' => self::list() ),
		);
		$one        = $this->visit( '/', $page );
		$this->keep = true;
		$two        = $this->visit( '/', $page + array( 'cookies' => array( 'X-Ebsn-Account' => 'jwt', 'cart' => '5' ), 'headers' => array( 'REMOTE_ADDR' => '10.9.8.7', 'HTTP_USER_AGENT' => 'Altro/1.0', 'HTTP_ACCEPT_LANGUAGE' => 'de', 'HTTP_X_EBSN_SESSION' => 'abc' ) ) );
		$this->assertSame( 200, $one['status'] );
		$this->assertStringContainsString( 'product-card', $one['html'] );
		$this->assertSame( $one['html'], $two['html'] );
		$this->assertNotEmpty( $one['asked'] );
		$this->assertSame( array(), $two['asked'] );
		$this->assertDoesNotMatchRegularExpression( '/nonce=|_wpnonce|jwt|10\.9\.8\.7/i', $two['html'] );
	}

	/** Answers for every page of the shop front. */
	private static function front(): array {
		$products = array();
		foreach ( range( 1, 24 ) as $id ) {
			$picture    = array( 'mediaURL' => "/photo/thumb/$id.jpg", 'mediaURLMedium' => "/photo/photo/$id.jpg" );
			$products[] = array( 'productId' => $id, 'slug' => "mele-$id" ) + $picture + self::list()['products'][0];
		}
		$category = array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => array() );
		$bare     = $products[0];
		return array(
			'/products'                => array( 'products' => $products ) + self::list(),
			'/products?slug=mele-1'    => $bare,
			'/products?slug=mele-1&hash=w0d0t0' => $bare,
			'/category'                => array( 'category' => $category ),
		);
	}

	public static function pages(): array {
		$slider = '<!-- wp:spesa/product-slider {"heading":"Mele","categoryId":2} /-->';
		return array(
			'home'     => array( '/', $slider . $slider, 2 ),
			'category' => array( '/category/prova-frutta', null, 1 ),
			'product'  => array( '/product/mele-1', null, 1 ),
			'search'   => array( '/search?q=mele', null, 1 ),
			'cart'     => array( '/cart', null, 0 ),
			'checkout' => array( '/checkout', null, 0 ),
		);
	}

	/** A page of the shop front, visited once for all tests of it. */
	private function shown( string $path, ?string $content ): string {
		self::$shown[ $path ] = self::$shown[ $path ] ?? $this->visit( $path, array( 'content' => $content, 'answers' => self::front() ) )['html'];
		return self::$shown[ $path ];
	}

	/** @dataProvider pages */
	public function test_the_first_paint_needs_the_HTML_and_nothing_else_of_ours( string $path, ?string $content, int $seeded ): void {
		$bundle = Spesa\Assets::bundle();
		if ( ! $bundle ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
		$html = $this->shown( $path, $content );
		list( $head, $body ) = explode( '</head>', $html, 2 );
		$this->assertDoesNotMatchRegularExpression( '#<link[^>]+stylesheet[^>]+plugins/spesa#', $html );
		preg_match_all( '#<script(?![^>]*type="module")[^>]* src="[^"]*plugins/spesa[^>]*>#', $html, $blocking );
		$this->assertSame( array(), $blocking[0] );
		$this->assertMatchesRegularExpression( '/<style id=["\']spesa-inline-css/', $head );
		$this->assertSame( 1, substr_count( $html, '<script type="application/json" data-spesa-config ' ) );
		$this->assertLessThan( strpos( $head, 'data-spesa-boot' ), strpos( $head, 'data-spesa-config' ) );
		$menu = 1;
		$this->assertSame( $menu + $seeded, preg_match_all( '/ data-seeds="\d/', $body ) );
		$this->assertSame( 1, substr_count( $html, '<script type="application/json" data-spesa-seeds>' ) );
		$this->assertSame( 0, substr_count( (string) strstr( $body, 'data-spesa-seeds>' ), '</spesa-' ) );
	}

	/** @dataProvider pages */
	public function test_what_shows_the_cart_before_its_code_is_there_stands_once_behind_the_cart_page_and_nowhere_else( string $path, ?string $content ): void {
		$html = $this->shown( $path, $content );
		$cart = '/cart' === $path ? 1 : 0;
		$this->assertSame( $cart, preg_match_all( '/<script[^>]* data-spesa-early/', $html ) );
		$this->assertSame( $cart, substr_count( (string) strstr( $html, '</spesa-cart-page>' ), ' data-spesa-early' ) );
	}

	/** @dataProvider pages */
	public function test_at_most_four_pictures_are_eager_and_the_first_of_them_has_high_priority( string $path, ?string $content, int $seeded ): void {
		$html = $this->shown( $path, $content );
		preg_match_all( '/<img[^>]+>/', $html, $found );
		$this->assertGreaterThanOrEqual( $seeded, count( $found[0] ) );
		$eager = preg_grep( '/ loading="lazy"/', $found[0], PREG_GREP_INVERT );
		$this->assertLessThanOrEqual( 4, count( $eager ) );
		$high = preg_grep( '/ fetchpriority="high"/', $found[0] );
		$this->assertSame( array_slice( $eager, 0, 1 ), array_values( $high ) );
		$this->assertCount( min( 1, $seeded ), $high );
		$this->assertSame( $found[0], preg_grep( '/ decoding="async"/', $found[0] ) );
	}

	public function test_an_article_names_its_picture_ahead_of_our_sheets_and_the_pictures_of_our_blocks_below_it_wait(): void {
		$content = '<!-- wp:paragraph --><p>Zucca.</p><!-- /wp:paragraph --><!-- wp:spesa/product-slider {"categoryId":2} /-->';
		$html    = $this->visit( '/magazine/stagioni/zucca-e-compagnia/', array( 'content' => $content, 'answers' => self::front() ) )['html'];
		if ( ! preg_match( '/<img[^>]* wp-post-image[^>]*>/', $html, $image ) ) {
			$this->markTestSkipped( 'the demo has no pictures here' );
		}
		$this->assertSame( 1, preg_match( "/<link rel='preload' as='image' [^>]*>/", $html, $named, PREG_OFFSET_CAPTURE ) );
		$this->assertLessThan( strpos( $html, 'spesa-inline-css' ), $named[0][1] );
		preg_match( '/ srcset="([^"]+)"/', $image[0], $sizes );
		$this->assertStringContainsString( " imagesrcset='$sizes[1]'", $named[0][0] );
		preg_match_all( '/<img class="picture__image"[^>]*>/', $html, $ours );
		$this->assertGreaterThan( 5, count( $ours[0] ) );
		$this->assertSame( $ours[0], preg_grep( '/ loading="lazy"/', $ours[0] ) );
	}

	public function test_a_persons_own_page_names_the_calls_it_begins_with_unless_its_address_asks_something_of_its_own(): void {
		if ( ! Spesa\Assets::bundle() ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
		$begins = function ( string $address ): ?array {
			preg_match( '# data-begins="([^"]+)"#', $this->visit( $address )['html'], $found );
			return $found ? json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true ) : null;
		};
		$order = array( array( '/order/view?order_id=12&show_replaced=true' ) );
		$this->assertSame( $order, $begins( '/profile/orders/12/' ) );
		$this->assertSame( $order, $begins( '/profile/orders/12/?new=1' ) );
		$this->assertSame( array( array( '/checkout/prepare', '{}' ) ), $begins( '/checkout/' ) );
		$orders = array( array( '/order/list?page=1&page_size=12&show_pending=true' ) );
		$this->assertSame( $orders, $begins( '/profile/orders/' ) );
		$this->assertNull( $begins( '/profile/orders/?page=2' ) );
		$this->assertNull( $begins( '/payment/?order_id=12' ) );
		$this->assertNull( $begins( '/cart/' ) );
	}

	public function test_a_visitors_page_brings_its_modules_after_the_first_paint_and_a_persons_own_page_names_them_in_the_head(): void {
		$bundle = Spesa\Assets::bundle();
		if ( ! $bundle ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
		$home   = $this->visit( '/', array( 'content' => self::pages()['home'][1], 'answers' => self::front() ) )['html'];
		preg_match( '#<script[^>]* data-spesa-config[^>]*>#', $home, $config );
		$this->assertMatchesRegularExpression( '#data-loader="[^"]+/dist/preact/loader\.js\?ver=\w+"#', $config[0] );
		$this->assertStringNotContainsString( 'data-now', $config[0] );
		foreach ( $bundle['tags']['spesa-product-slider']['js'] as $file ) {
			$this->assertMatchesRegularExpression( "#data-modules=\"[^\"]*/dist/preact/{$file}[ \"]#", $config[0] );
		}
		$this->assertStringNotContainsString( '<link rel="modulepreload"', $home );
		$this->assertSame( 0, preg_match( '#<script[^>]+ src="[^"]*/dist/preact/loader#', $home ) );

		$head = strstr( $this->visit( '/cart' )['html'], '</head>', true );
		preg_match( '#<script[^>]* data-spesa-config[^>]*>#', $head, $config );
		$this->assertMatchesRegularExpression( '# data-now="1" data-loader="[^"]+/dist/preact/loader\.js\?ver=\w+"#', $config[0] );
		foreach ( $bundle['tags']['spesa-cart-page']['js'] as $file ) {
			$this->assertSame( 1, preg_match_all( "#<link rel=\"modulepreload\" href=\"[^\"]+/dist/preact/$file\">#", $head ), $file );
		}
	}

	public function test_the_version_file_names_the_build_that_the_site_serves(): void {
		$visit = $this->visit( '/version.json' );
		$this->assertSame( array( 'version' => Spesa\Assets::bundle()['version'] ?? SPESA_VERSION ), json_decode( $visit['html'], true ) );
		$this->assertSame( 200, $visit['status'] );
	}

	public function test_sheets_of_elements_for_customers_are_only_named(): void {
		if ( ! Spesa\Assets::bundle() ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
		$html = $this->visit( '/', array( 'content' => '<!-- wp:spesa/loyalty-card /-->' ) )['html'];
		$head = strstr( $html, '</head>', true );
		$this->assertMatchesRegularExpression( '#<meta name="spesa-loyalty-card" content="[^"]+/css/spesa-loyalty-card\.css\?ver=\w+">#', $head );
		$this->assertDoesNotMatchRegularExpression( '#<style id=["\']spesa-loyalty-card|<link[^>]+spesa-loyalty-card\.css#', $html );
	}

	public function test_a_product_page_has_title_canonical_and_JSON_LD_with_its_unit_price(): void {
		$this->needs( 'product' );
		$product = self::list()['products'][0] + array( 'breadCrumbs' => array( array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta' ) ) );
		$visit   = $this->visit( '/product/mele-golden?utm_source=x', array( 'answers' => array( '/products' => $product ) ) );
		$this->assertSame( 200, $visit['status'] );
		$this->assertStringContainsString( '<title>Mele golden ', $visit['html'] );
		$this->assertStringContainsString( '<link rel="canonical" href="http://negozio.example.it/product/mele-golden" />', $visit['html'] );
		preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#', $visit['html'], $found );
		$data = array_column( array_map( static fn( string $json ): array => json_decode( $json, true ), $found[1] ), null, '@type' );
		$this->assertSame( '2.50', $data['Product']['offers']['price'] );
		$this->assertSame( array( '@type' => 'UnitPriceSpecification', 'price' => '2.50', 'priceCurrency' => 'EUR', 'referenceQuantity' => array( '@type' => 'QuantitativeValue', 'value' => 1, 'unitCode' => 'KGM' ) ), $data['Product']['offers']['priceSpecification'] );
		$this->assertSame( 'http://negozio.example.it/category/prova-frutta', $data['BreadcrumbList']['itemListElement'][1]['item'] );
	}

	public function test_a_category_can_be_read_and_walked_without_JavaScript(): void {
		$this->needs( 'category' );
		$category = array( 'category' => array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => self::TREE['categories'][0]['categories'] ) );
		$visit    = $this->visit( '/category/prova-frutta?page=2', array( 'answers' => array( '/category' => $category, '/products' => array( 'page' => array( 'selPage' => 2 ) + self::list()['page'] ) + self::list() ) ) );
		$this->assertSame( 200, $visit['status'] );
		$this->assertMatchesRegularExpression( '#<h1[^>]*>.*?Frutta.*?</h1>#', $visit['html'] );
		foreach ( array( 'href="/category/prova-frutta/mele"', 'href="/product/mele-golden"', 'href="/category/prova-frutta"', 'href="/category/prova-frutta?page=3"' ) as $link ) {
			$this->assertStringContainsString( $link, $visit['html'] );
		}
		$this->assertNotEmpty( preg_grep( '/parent_category_id=2.*page=2|page=2.*parent_category_id=2/', $visit['asked'] ) );
		$this->assertStringContainsString( 'canonical" href="http://negozio.example.it/category/prova-frutta?page=2"', $visit['html'] );
	}

	public function test_a_bare_slug_leads_to_its_category_and_the_shop_prefix_goes(): void {
		$this->needs( 'category' );
		$this->assertSame( array( 301, 'http://negozio.example.it/category/prova-frutta/mele' ), array_values( array_intersect_key( $this->visit( '/prova-frutta/mele' ), array( 'status' => 1, 'location' => 1 ) ) ) );
		$this->assertSame( 'http://negozio.example.it/product/x', $this->visit( '/shop/product/x' )['location'] );
		$this->assertSame( 'http://negozio.example.it/evil.example/x', $this->visit( '/shop//evil.example/x' )['location'], 'never another host (§2)' );
		$this->assertSame( 'http://negozio.example.it/', $this->visit( '/shop' )['location'], 'the prefix alone is the home page' );
		$playground = array( 'SCRIPT_NAME' => '/index.php', 'PHP_SELF' => '/shop/product/x' );
		$this->assertSame( 'http://negozio.example.it/product/x', $this->visit( '/shop/product/x', array( 'headers' => $playground ) )['location'], 'on Playground' );
		$this->assertSame( 404, $this->visit( '/prova-niente' )['status'] );
	}

	public function test_LAW_10_who_has_no_link_finds_the_withdrawal_at_the_address_without_a_number_and_other_pages_have_no_such_address(): void {
		foreach ( array( '/order-tracking', '/order-tracking/', '/order-tracking/7?token=x' ) as $path ) {
			$visit = $this->visit( $path );
			$this->assertSame( 200, $visit['status'], $path );
			$this->assertStringContainsString( '<spesa-order-tracking', $visit['html'], $path );
		}
		$this->assertSame( 301, $this->visit( '/product' )['status'] );
	}

	public function test_a_static_page_stands_at_page_and_its_slug_too_and_page_2_is_WordPress_own(): void {
		$visit = $this->visit( '/page/pagina-semplice/' );
		$this->assertSame( 200, $visit['status'] );
		$this->assertMatchesRegularExpression( '#<h1[^>]*>Pagina semplice</h1>#', $visit['html'] );
		$this->assertTrue( str_contains( $visit['html'], '<link rel="canonical" href="http://negozio.example.it/pagina-semplice/" />' ) );
		$this->assertSame( 404, $this->visit( '/page/che-non-c-e/' )['status'] );
		$this->assertSame( '', $this->visit( '/page/2/', array( 'content' => 'x' ) )['location'] );
	}

	public function test_every_page_that_the_configuration_names_answers(): void {
		preg_match( '#data-spesa-config[^>]*>(.*?)</script>#', $this->visit( '/', array( 'content' => self::pages()['home'][1], 'answers' => self::front() ) )['html'], $config );
		$pages = ( json_decode( $config[1], true )['pages'] ?? array() ) + Spesa\Manifest::config()['pages'];
		foreach ( array_diff_key( array_filter( $pages ), array( 'leaflet' => '' ) ) as $name => $path ) {
			$path  = str_replace( array( '{slug}', '{id}' ), array( 'product' === $name ? 'mele-1' : 'prova-frutta', '5' ), $path );
			$visit = $this->visit( $path, array( 'answers' => self::front() + array( '/leaflet/search' => array( 'leaflets' => array() ), '/warehouse-locator/search?address_id=5' => array( 'warehouses' => array( array( 'warehouseId' => 1, 'name' => 'Corvetto' ) ) ) ) ) );
			$this->assertSame( 200, $visit['status'], $path );
		}
	}

	public function test_LAW_09_LAW_23_a_product_page_names_the_withdrawal_and_the_guarantee_and_neither_where_the_law_has_none(): void {
		$page      = fn( array $infos ): string => preg_replace( '#<spesa-footer.*?</spesa-footer>#s', '', $this->visit( '/product/mele-golden', array( 'answers' => array( '/products' => array( 'productInfos' => $infos ) + self::list()['products'][0] ) ) )['html'] );
		$withdraw  = '#Recesso entro 14 giorni: <a href="[^"]*/order-tracking/?">Recedere dal contratto qui</a>#';
		$guarantee = '<p class="guarantee__title">Garanzia legale di conformità: almeno 2 anni</p>';
		$goods     = $page( array( 'TIPOLOGIA' => 'Pezzo' ) );
		$this->assertMatchesRegularExpression( $withdraw, $goods );
		$this->assertStringContainsString( $guarantee, $goods );
		$this->assertDoesNotMatchRegularExpression( $withdraw, $page( array( 'PERISHABLE' => 'true' ) ) );
		$this->assertStringNotContainsString( $guarantee, $page( array( 'PRODUCT_NATURE_ID' => '2' ) ) );
	}
}
