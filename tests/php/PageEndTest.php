<?php
/** Pages of a list after its last one: whoever follows an old link sees the last page, and nobody keeps anything of the numbers that are endless (issue on the first half, A 12). */
final class PageEndTest extends VisitCase {
	private const CATEGORY = array( 'category' => array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => array() ) );
	private const TITLES   = array( 'Prova di fine uno', 'Prova di fine due', 'Prova di fine tre' );

	/** What a shop answers that has only so many pages, whichever is asked for. */
	private static function shop( int $pages ): array {
		return array( '/category' => self::CATEGORY, '/products' => array( 'products' => array(), 'page' => array( 'selPage' => 999, 'totPages' => $pages ) + self::list()['page'] ) );
	}

	private function kept(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '_transient_spesa_a_%'" );
	}

	private function assertLeads( string $to, array $visit ): void {
		$this->assertSame( array( 302, $to, '' ), array( $visit['status'], $visit['location'], substr( trim( $visit['html'] ), 0, 200 ) ) );
		$this->assertStringContainsString( 'no-store', $visit['headers']['Cache-Control'] ?? '' );
		$this->assertFalse( $visit['stored'] );
	}

	public function test_a_page_of_a_department_after_the_last_leads_to_the_last_of_the_same_list(): void {
		$this->assertLeads( '/category/prova-frutta?page=3&promo=1&utm_source=x', $this->visit( '/category/prova-frutta?page=999&promo=1&utm_source=x', array( 'answers' => self::shop( 3 ) ) ) );
		$this->assertLeads( '/category/prova-frutta', $this->visit( '/category/prova-frutta?page=2', array( 'answers' => self::shop( 0 ) ) ) );
		$kept = $this->kept();
		$this->keep = true;
		foreach ( array( '4', '500', '501', '999999', '1000000' ) as $page ) {
			$this->visit( "/category/prova-frutta?page=$page", array( 'answers' => self::shop( 3 ) ) );
		}
		$this->assertSame( $kept, $this->kept() );
	}

	public function test_a_page_of_a_search_after_the_last_leads_to_the_last(): void {
		$this->assertLeads( '/search?q=mele+e+pere&page=3', $this->visit( '/search?q=mele+e+pere&page=999', array( 'answers' => self::shop( 3 ) ) ) );
	}

	public function test_the_last_page_and_what_is_no_number_are_shown(): void {
		$shown = array( 'products' => self::list()['products'] ) + self::shop( 3 )['/products'];
		foreach ( array( '3' => '?page=3', '0' => '', 'abc' => '', '-1' => '' ) as $page => $named ) {
			$visit = $this->visit( "/category/prova-frutta?page=$page", array( 'answers' => array( '/products' => $shown ) + self::shop( 3 ) ) );
			$this->assertSame( 200, $visit['status'], $page );
			$this->assertTrue( str_contains( $visit['html'], "rel=\"canonical\" href=\"http://negozio.example.it/category/prova-frutta$named\"" ), $page );
		}
	}

	public function test_page_750_of_an_endless_department_names_itself(): void {
		$shown = array( 'products' => self::list()['products'] ) + self::shop( 800 )['/products'];
		$html  = $this->visit( '/category/prova-frutta?page=750', array( 'answers' => array( '/products' => $shown ) + self::shop( 800 ) ) )['html'];
		$this->assertTrue( str_contains( $html, 'rel="canonical" href="http://negozio.example.it/category/prova-frutta?page=750"' ) );
	}

	public function test_a_page_without_pages_has_one_address(): void {
		$this->assertTrue( str_contains( $this->visit( '/leaflets?page=7', array( 'answers' => array( '/leaflet/search' => array( 'leaflets' => array() ) ) ) )['html'], 'rel="canonical" href="http://negozio.example.it/leaflets"' ) );
	}

	public function test_an_outage_is_no_end(): void {
		$visit = $this->visit( '/category/prova-frutta?page=999', array( 'answers' => array( '/category' => self::CATEGORY ) ) );
		$this->assertSame( array( 503, '' ), array( $visit['status'], $visit['location'] ) );
	}

	public function test_a_page_of_articles_after_the_last_leads_to_the_last_and_each_names_itself(): void {
		$write = static fn( array $post ): int => wp_insert_post( $post + array( 'post_status' => 'publish' ) );
		$posts = array_map( static fn( string $title ): int => $write( array( 'post_type' => Spesa\Content\Types::SECTIONS['magazine'], 'post_title' => $title ) ), self::TITLES );
		$posts[] = $write( array( 'post_type' => 'page', 'post_title' => 'Giornale', 'post_name' => 'giornale', 'post_content' => '<!-- wp:spesa/article-grid {"section":"magazine","limit":1} /-->' ) );
		try {
			$this->assertLeads( '/giornale/?cerca=prova+di+fine&pagina=3&fbclid=x', $this->visit( '/giornale/?cerca=prova+di+fine&pagina=999&fbclid=x' ) );
			$this->assertLeads( '/giornale/?cerca=nessunarticolocosi', $this->visit( '/giornale/?cerca=nessunarticolocosi&pagina=2' ) );
			$this->assertSame( 302, $this->visit( '/giornale/?pagina=100000' )['status'] );
			$second = $this->visit( '/giornale/?pagina=2' );
			$this->assertSame( 200, $second['status'] );
			$this->assertTrue( str_contains( $second['html'], 'rel="canonical" href="http://negozio.example.it/giornale/?pagina=2"' ) );
			$this->assertMatchesRegularExpression( '#<title>Giornale[^<]*Pagina 2#', $second['html'] );
		} finally {
			array_map( static fn( int $post ) => wp_delete_post( $post, true ), $posts );
		}
	}
}
