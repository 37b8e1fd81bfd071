<?php
/** What search engines read, with WordPress alone and with the two plugins that most sites have. */
final class SeoTest extends VisitCase {
	public static function plugins(): array {
		return array( 'WordPress alone' => array( '' ), 'Yoast SEO' => array( 'yoast' ), 'Rank Math' => array( 'rank-math' ) );
	}

	private static function product(): array {
		return array( 'mediaURLMedium' => '/photo/photo/7.jpg', 'breadCrumbs' => array( array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta' ) ) ) + self::list()['products'][0];
	}

	/** The one tag of that kind in the page. */
	private function only( string $pattern, string $html ): string {
		$this->assertSame( 1, preg_match_all( $pattern, $html, $found ), $pattern );
		return html_entity_decode( $found[1][0] );
	}

	/** @dataProvider plugins */
	public function test_a_product_has_one_title_description_canonical_link_and_Open_Graph( string $plugin ): void {
		$html = $this->visit( '/product/mele-golden?utm_source=x', array( 'plugin' => $plugin, 'answers' => array( '/products' => self::product() ) ) )['html'];
		$this->assertSame( 'Mele golden – Mercati Lanterna', $this->only( '#<title>(.*?)</title>#', $html ) );
		$this->assertStringStartsWith( 'Mele golden Orto, 1 kg: prezzo', $this->only( '#<meta name="description" content="([^"]*)"#', $html ) );
		$this->assertSame( 'http://negozio.example.it/product/mele-golden', $this->only( '#<link rel="canonical" href="([^"]*)"#', $html ) );
		$this->assertStringNotContainsString( 'noindex', $this->only( "#<meta name='robots' content='([^']*)'#", $html ) );
		$graph = array( 'og:title' => 'Mele golden', 'og:type' => 'product', 'og:url' => 'http://negozio.example.it/product/mele-golden', 'og:image' => 'http://negozio.example.it/photo/photo/7.jpg' );
		foreach ( $graph as $name => $value ) {
			$this->assertSame( $value, $this->only( "#<meta property=\"$name\" content=\"([^\"]*)\"#", $html ) );
		}
		$this->assertStringContainsString( 'prezzo', $this->only( '#<meta property="og:description" content="([^"]*)"#', $html ) );
		$this->assertSame( 1, substr_count( $html, '"BreadcrumbList"' ) );
		$this->assertStringNotContainsString( 'condivisa', $html );
	}

	/** @dataProvider plugins */
	public function test_later_pages_of_a_department_say_which_they_are( string $plugin ): void {
		$category = array( 'category' => array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => array() ) );
		$html     = $this->visit( '/category/prova-frutta?page=2&sort=x', array( 'plugin' => $plugin, 'answers' => array( '/category' => $category, '/products' => array( 'page' => array( 'selPage' => 2 ) + self::list()['page'] ) + self::list() ) ) )['html'];
		$this->assertMatchesRegularExpression( '#^[^–|-]+ (?:–|-|\||&\S+;) Pagina 2\b#', $this->only( '#<title>(.*?)</title>#', $html ) );
		$this->assertSame( 'http://negozio.example.it/category/prova-frutta?page=2', $this->only( '#<link rel="canonical" href="([^"]*)"#', $html ) );
	}

	/** @dataProvider plugins */
	public function test_a_customers_own_pages_are_not_kept_and_other_pages_stay_as_they_are( string $plugin ): void {
		$this->assertStringContainsString( 'noindex', $this->only( "#<meta name='robots' content='([^']*)'#", $this->visit( '/cart', array( 'plugin' => $plugin ) )['html'] ) );
		$html = $this->visit( '/pagina-semplice/', array( 'plugin' => $plugin ) )['html'];
		$this->assertStringContainsString( '' === $plugin ? 'Pagina semplice' : 'Pagina condivisa', $this->only( '#<title>(.*?)</title>#', $html ) );
		$this->assertStringNotContainsString( 'noindex', $this->only( "#<meta name='robots' content='([^']*)'#", $html ) );
	}

	public function test_a_page_of_the_shop_is_the_same_at_the_address_that_WordPress_gave_it(): void {
		foreach ( array( '/profile/recurring-orders', '/recurring-orders/' ) as $path ) {
			$html = $this->visit( $path )['html'];
			$this->assertSame( 'Spesa ricorrente', $this->only( '#<h1\b[^>]*>(.*?)</h1>#', $html ), $path );
			$this->assertStringContainsString( 'noindex', $this->only( "#<meta name='robots' content='([^']*)'#", $html ), $path );
			$this->assertSame( 'http://negozio.example.it/profile/recurring-orders', $this->only( '#<link rel="canonical" href="([^"]*)"#', $html ), $path );
		}
	}

	public function test_the_home_page_is_described(): void {
		$html = $this->visit( '/', array( 'content' => 'x' ) )['html'];
		$this->assertSame( 'La spesa di ogni giorno, a casa o in negozio', $this->only( '#<meta name="description" content="([^"]*)"#', $html ) );
		$this->assertSame( 'http://negozio.example.it/', $this->only( '#<meta property="og:url" content="([^"]*)"#', $html ) );
		$bare = $this->visit( '/', array( 'content' => 'x', 'options' => array( 'blogdescription' => '' ) ) )['html'];
		$this->assertStringStartsWith( 'La spesa online di Mercati Lanterna', $this->only( '#<meta name="description" content="([^"]*)"#', $bare ) );
	}

	public function test_a_page_of_the_shop_without_a_subject_is_described_by_its_title_and_other_pages_stay_as_they_are(): void {
		$description = '#<meta name="description" content="([^"]*)"#';
		$this->assertSame( 'Carrello. La spesa online di Mercati Lanterna: consegna a casa o ritiro in negozio.', $this->only( $description, $this->visit( '/cart' )['html'] ) );
		$this->assertDoesNotMatchRegularExpression( $description, $this->visit( '/pagina-semplice/' )['html'] );
	}

	/** Answers for the sitemaps: a server that gives fewer products than asked for. */
	private static function shop(): array {
		$page = static fn( int $n ): array => array( 'page' => array( 'selPage' => $n, 'totPages' => 2, 'totItems' => 3, 'itemsPerPage' => 2 ), 'products' => array_map( static fn( int $id ): array => array( 'slug' => "mele-$id" ) + self::list()['products'][0], 1 === $n ? array( 1, 2 ) : array( 3 ) ) );
		return array(
			'/products?parent_category_id=1&page=1&page_size=500&hash=w0d0t0' => $page( 1 ),
			'/products?parent_category_id=1&page=2&page_size=500&hash=w0d0t0' => $page( 2 ),
			'/leaflet/search' => array( 'leaflets' => array( array( 'leafletId' => 4, 'title' => 'Natale' ) ) ),
			'/store/list' => array( 'stores' => array( array( 'storeId' => 5, 'name' => 'Corvetto', 'address' => array( 'addressId' => 501 ) ) ) ),
		);
	}

	public function test_the_sitemap_has_products_departments_and_leaflets_and_no_customers_own_pages(): void {
		$visit = fn( string $path ): string => $this->visit( $path, array( 'answers' => self::shop() ) )['html'];
		$index = $visit( '/wp-sitemap.xml' );
		foreach ( array( 'products-1', 'products-2', 'categories-1', 'leaflets-1' ) as $part ) {
			$this->assertStringContainsString( "<loc>http://negozio.example.it/wp-sitemap-spesa-$part.xml</loc>", $index );
		}
		$this->assertStringNotContainsString( 'products-3', $index );
		$this->assertStringContainsString( '<loc>http://negozio.example.it/product/mele-2</loc>', $visit( '/wp-sitemap-spesa-products-1.xml' ) );
		$this->assertStringContainsString( '<loc>http://negozio.example.it/product/mele-3</loc>', $visit( '/wp-sitemap-spesa-products-2.xml' ) );
		$this->assertStringContainsString( '<loc>http://negozio.example.it/category/prova-frutta/mele</loc>', $visit( '/wp-sitemap-spesa-categories-1.xml' ) );
		$this->assertStringContainsString( '<loc>http://negozio.example.it/leaflets/4</loc>', $visit( '/wp-sitemap-spesa-leaflets-1.xml' ) );
		$pages = $visit( '/wp-sitemap-posts-page-1.xml' );
		$this->assertStringContainsString( '/leaflets</loc>', $pages );
		$this->assertDoesNotMatchRegularExpression( '#/(cart|checkout|payment|login|lists|search|profile[^<]*|product|category|delivery-service)/?</loc>#', $pages );
	}

	public function test_NET_01_a_sitemap_whose_products_cannot_be_had_is_503_and_one_of_an_unknown_kind_is_not_found(): void {
		$this->assertSame( 503, $this->visit( '/wp-sitemap-spesa-products-1.xml' )['status'] );
		$this->assertSame( 503, $this->visit( '/wp-sitemap.xml' )['status'] );
		$this->assertSame( 404, $this->visit( '/wp-sitemap-spesa-nothing-1.xml', array( 'answers' => self::shop() ) )['status'] );
		$this->assertSame( 404, $this->visit( '/wp-sitemap-spesa-categories-2.xml', array( 'answers' => self::shop() ) )['status'] );
	}

	public function test_the_plugins_have_the_same_sitemaps(): void {
		foreach ( array( 'yoast', 'rank-math' ) as $plugin ) {
			$visit = fn( string $asked ): string => $this->visit( "/?sitemap=$asked", array( 'plugin' => $plugin, 'answers' => self::shop() ) )['html'];
			$index = $visit( '1' );
			foreach ( array( 'spesa-products-sitemap.xml', 'spesa-products-sitemap2.xml', 'spesa-categories-sitemap.xml', 'spesa-leaflets-sitemap.xml' ) as $part ) {
				$this->assertStringContainsString( "http://negozio.example.it/$part", $index );
			}
			$this->assertStringContainsString( (string) Spesa\Pages::ids()['cart'], $index );
			$this->assertStringContainsString( 'http://negozio.example.it/product/mele-1', $visit( 'spesa-products' ) );
			$this->assertStringNotContainsString( 'http', $visit( 'post' ) );
		}
	}
}
