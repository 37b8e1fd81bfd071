<?php
/** What a page says of itself while the shop's API is away, and about what does not exist. */
final class OutageTest extends VisitCase {
	private const DEAD   = array( '/category?depth=3&hash=w0d0t0' => null );
	private const SLIDER = '<!-- wp:spesa/product-slider {"categoryId":2} /-->';

	public static function routed(): array {
		return array( array( '/product/x' ), array( '/category/y' ), array( '/category/y/z/' ), array( '/leaflets/5' ), array( '/frutta' ) );
	}

	/** @dataProvider routed */
	public function test_NET_01_a_page_whose_subject_cannot_be_had_is_503_and_nobody_stores_it( string $path ): void {
		$visit = $this->visit( $path, array( 'answers' => self::DEAD ) );
		$this->assertSame( 503, $visit['status'] );
		$this->assertSame( '20', $visit['headers']['Retry-After'] );
		$this->assertStringContainsString( 'no-store', $visit['headers']['Cache-Control'] );
		$this->assertFalse( $visit['stored'] );
		$this->assertStringContainsString( '<title>Pagina non disponibile per qualche minuto', $visit['html'] );
		$this->assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $visit['html'] );
		$this->assertSame( (int) ( '/frutta' !== $path ), preg_match( '#<noscript><p>Pagina non disponibile#', $visit['html'] ) );
		$this->assertStringContainsString( '</html>', $visit['html'] );
		$this->assertLessThanOrEqual( 6, count( $visit['asked'] ) );
	}

	public function test_NET_01_a_category_without_its_products_is_closed_and_one_without_the_tree_is_not(): void {
		$category = array( 'category' => array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => array() ) );
		$this->assertSame( 503, $this->visit( '/category/prova-frutta', array( 'answers' => array( '/category' => $category ) ) )['status'] );
		$visit = $this->visit( '/category/prova-frutta', array( 'answers' => self::DEAD + array( '/category' => $category, '/products' => self::list() ) ) );
		$this->assertSame( 200, $visit['status'] );
		$this->assertStringContainsString( 'mele-golden', $visit['html'] );
	}

	public function test_NET_03_a_product_answered_as_a_list_is_no_product_and_the_page_says_so(): void {
		$visit = $this->visit( '/product/x', array( 'answers' => array( '/products' => self::list()['products'] ) + self::DEAD ) );
		$this->assertSame( array( 503, false ), array( $visit['status'], $visit['stored'] ) );
		$this->assertStringNotContainsString( 'class="product-page"', $visit['html'] );
	}

	public function test_NET_03_an_empty_record_is_no_product_and_the_page_says_so(): void {
		$visit = $this->visit( '/product/x', array( 'answers' => array( '/products' => array() ) + self::DEAD ) );
		$this->assertSame( array( 503, false ), array( $visit['status'], $visit['stored'] ) );
		$this->assertStringNotContainsString( 'class="product-page"', $visit['html'] );
	}

	public function test_NET_01_pages_that_lack_a_part_answer_and_are_not_stored(): void {
		foreach ( array( '/', '/search?q=z', '/leaflets' ) as $path ) {
			$visit = $this->visit( $path, array( 'content' => '/' === $path ? self::SLIDER : null, 'answers' => self::DEAD ) );
			$this->assertSame( 200, $visit['status'], $path );
			$this->assertFalse( $visit['stored'] );
			$this->assertStringContainsString( 'no-store', $visit['headers']['Cache-Control'] );
			$this->assertStringContainsString( '</html>', $visit['html'] );
			$this->assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $visit['html'], $path );
			$this->assertStringContainsString( '<noscript><p>Questa parte della pagina non è disponibile per qualche minuto</p></noscript>', $visit['html'], $path );
		}
		$whole = $this->visit( '/', array( 'content' => self::SLIDER, 'answers' => array( '/products' => self::list(), '/store/view' => 3 ) ) );
		$this->assertTrue( $whole['stored'], implode( ' ', $whole['asked'] ) );
		$this->assertStringNotContainsString( 'noindex', $whole['html'] );
	}

	public function test_NET_01_what_is_kept_is_shown_during_an_outage_and_may_be_stored(): void {
		$product = self::list()['products'][0];
		$this->visit( '/product/mele-golden', array( 'answers' => array( '/products' => $product ) ) );
		$this->keep = true;
		$visit      = $this->visit( '/product/mele-golden', array( 'answers' => self::DEAD ) );
		$this->assertSame( array( 200, true ), array( $visit['status'], $visit['stored'] ) );
		$this->assertStringContainsString( '<title>Mele golden ', $visit['html'] );
	}

	public static function unknown(): array {
		return array(
			array( '/product/non-c-e', array( '/products' => 3 ) ),
			array( '/category/nope-nope/', array( '/category' => 3 ) ),
			array( '/leaflets/999', array( '/leaflet/view' => 3 ) ),
		);
	}

	/** @dataProvider unknown */
	public function test_an_unknown_slug_is_not_found_and_not_kept_by_search_engines( string $path, array $answers ): void {
		$visit = $this->visit( $path, array( 'answers' => $answers + array( '/products' => self::list() ) ) );
		$this->assertSame( 404, $visit['status'], implode( ' ', $visit['asked'] ) );
		$this->assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $visit['html'] );
	}

	public function test_pages_without_their_subject_lead_home(): void {
		foreach ( array( '/product', '/product/', '/category/', '/leaflets/', '/lists' ) as $path ) {
			$visit = $this->visit( $path );
			$bare  = 1 === preg_match( '#^/(product|category)#', $path );
			$this->assertSame( $bare ? array( 301, 'http://negozio.example.it/' ) : array( 200, '' ), array( $visit['status'], $visit['location'] ), $path );
		}
	}
}
