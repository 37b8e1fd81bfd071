<?php
/** Where the sheets of an article's elements stand: nothing below its first screen is waited for. */
final class FoldTest extends VisitCase {
	private const SELLS = '<!-- wp:group --><div class="wp-block-group"><!-- wp:spesa/product-slider {"categoryId":2} /--></div><!-- /wp:group --><!-- wp:spesa/article-slider /-->';

	protected function setUp(): void {
		if ( ! Spesa\Assets::bundle() ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
	}

	/** Head and body of an article. */
	private function article( string $content ): array {
		$visit = $this->visit( '/magazine/stagioni/zucca-e-compagnia/', array( 'content' => $content, 'answers' => array( '/products' => self::list() ) ) );
		$this->assertSame( 200, $visit['status'] );
		return explode( '</head>', $visit['html'], 2 );
	}

	private static function text( int $sentences ): string {
		return '<!-- wp:paragraph --><p>' . str_repeat( 'La zucca intera dura mesi in un luogo fresco. ', $sentences ) . '</p><!-- /wp:paragraph -->';
	}

	/** @return string[] Elements whose sheets stand in this part of a page. */
	private static function sheets( string $html ): array {
		preg_match_all( '/<style id=["\'](spesa[\w-]*)-inline-css/', $html, $found );
		return $found[1];
	}

	public function test_below_a_screen_of_text_the_sheets_of_elements_stand_in_front_of_them_and_the_head_is_that_of_the_text_alone(): void {
		list( $plain )       = $this->article( self::text( 15 ) );
		list( $head, $body ) = $this->article( self::text( 15 ) . self::SELLS );
		preg_match_all( '/<style id=["\']([^"\']+)/', $plain, $wanted );
		preg_match_all( '/<style id=["\']([^"\']+)/', $head, $printed );
		$this->assertSame( $wanted[1], $printed[1] );
		$this->assertContains( 'spesa', self::sheets( $head ) );
		$this->assertContains( 'spesa-search-box', self::sheets( $head ) );
		$this->assertSame( array_unique( self::sheets( $body ) ), self::sheets( $body ) );
		$this->assertSame( array(), array_intersect( self::sheets( $head ), self::sheets( $body ) ) );
		$this->assertContains( 'spesa-article-slider', self::sheets( (string) strstr( $body, '<spesa-product-slider', true ) ) );
		$this->assertContains( 'spesa-share-buttons', self::sheets( (string) strstr( $body, '<spesa-share-buttons', true ) ) );
		$this->assertMatchesRegularExpression( '#</style>\s*<div class="wp-block-group[^>]*>\s*<spesa-product-slider#', $body );
	}

	public function test_what_may_be_seen_at_first_has_its_sheet_in_the_head(): void {
		foreach ( array( self::text( 2 ) . self::SELLS, self::SELLS . self::text( 15 ), self::SELLS . self::text( 15 ) . self::SELLS ) as $content ) {
			list( $head, $body ) = $this->article( $content );
			$this->assertContains( 'spesa-article-slider', self::sheets( $head ) );
			$this->assertNotContains( 'spesa-article-slider', self::sheets( $body ) );
		}
	}

	public function test_what_not_everybody_needs_is_named_only_also_below_the_text(): void {
		list( $head, $body ) = $this->article( self::text( 15 ) . '<!-- wp:spesa/loyalty-card /-->' );
		$this->assertStringContainsString( '<meta name="spesa-loyalty-card"', $head );
		$this->assertNotContains( 'spesa-loyalty-card', self::sheets( $head . $body ) );
	}
}
