<?php
use Spesa\Content\Types;

/** Categories of articles as visitors reach them: two sections share them, and none may lead to an empty page. */
final class TopicsTest extends VisitCase {
	/** @var int[] */
	private $posts = array();
	/** @var int */
	private $topic = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->topic = wp_insert_term( 'Prova di risparmio', Types::TOPIC, array( 'slug' => 'prova-risparmio' ) )['term_id'];
	}

	protected function tearDown(): void {
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), $this->posts );
		wp_delete_term( $this->topic, Types::TOPIC );
		unset( $GLOBALS['post'] );
		parent::tearDown();
	}

	private function article( string $section ): int {
		$post = wp_insert_post( array( 'post_type' => Types::SECTIONS[ $section ], 'post_status' => 'publish', 'post_title' => "Prova $section", 'post_name' => "prova-$section" ) );
		wp_set_object_terms( $post, $this->topic, Types::TOPIC );
		$this->posts[] = $post;
		return $post;
	}

	private static function home( string $path ): string {
		return home_url( user_trailingslashit( "/$path/prova-risparmio" ) );
	}

	public function test_a_category_of_one_section_leads_there_from_anywhere(): void {
		$this->article( 'next-gen' );
		$this->assertSame( self::home( 'basko-for-next-gen' ), get_term_link( $this->topic ) );
		$this->assertSame( 200, $this->visit( '/basko-for-next-gen/prova-risparmio/' )['status'] );
		$visit = $this->visit( '/magazine/prova-risparmio/' );
		$this->assertSame( 302, $visit['status'] );
		$this->assertStringEndsWith( '/basko-for-next-gen/prova-risparmio/', $visit['location'] );
		$sitemap = $this->visit( '/wp-sitemap-taxonomies-article_category-1.xml' )['html'];
		$this->assertStringContainsString( '/basko-for-next-gen/prova-risparmio/</loc>', $sitemap );
		$this->assertStringNotContainsString( '/magazine/prova-risparmio/', $sitemap );
	}

	public function test_a_category_of_both_leads_from_an_article_to_its_own_section(): void {
		$this->article( 'magazine' );
		$GLOBALS['post'] = get_post( $this->article( 'next-gen' ) );
		$this->assertSame( self::home( 'basko-for-next-gen' ), get_term_link( $this->topic ) );
		unset( $GLOBALS['post'] );
		$this->assertSame( self::home( 'magazine' ), get_term_link( $this->topic ) );
	}

	public function test_a_category_without_articles_is_not_found(): void {
		$this->assertSame( 404, $this->visit( '/magazine/prova-risparmio/' )['status'] );
		$this->assertSame( 404, $this->visit( '/basko-for-next-gen/prova-risparmio/' )['status'] );
	}
}
