<?php
use Spesa\Manifest;
use Spesa\Printed;

final class ShortcodesTest extends SiteCase {
	public function test_every_element_has_its_shortcode_and_prints_what_its_block_prints(): void {
		foreach ( Manifest::widgets() as $block => $widget ) {
			$this->newRequest();
			$printed = $this->block( $block );
			$this->newRequest();
			$this->assertSame( $printed, do_shortcode( "[{$widget['tag']}]" ), $block );
		}
	}

	public function test_attributes_are_written_as_in_HTML(): void {
		$this->answers['/products'] = self::products( self::product() );
		$printed                    = do_shortcode( '[spesa-product-slider category-id="2" heading="Mele & pere" promo no-arrows="" limit="6" no-bullets="false"]' );
		$this->newRequest();
		$this->assertSame( $this->block( 'spesa/product-slider', array( 'categoryId' => 2, 'heading' => 'Mele & pere', 'promo' => true, 'noArrows' => true, 'limit' => 6 ) ), $printed );
	}

	/** @dataProvider payloads */
	public function test_WP_05_what_a_contributor_writes_into_a_shortcode_is_inert( string $shortcode ): void {
		$this->assertInert( do_shortcode( wp_kses_post( $shortcode ) ) );
	}

	/** @dataProvider payloads */
	public function test_WP_05_it_is_inert_in_the_preview_at_REST_and_in_the_feed_too( string $shortcode ): void {
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'autore-di-prova', 'user_pass' => 'x', 'role' => 'contributor' ) ) );
		kses_init();
		$id   = wp_insert_post( wp_slash( array( 'post_title' => 'Prova', 'post_content' => "Prima $shortcode", 'post_status' => 'pending' ) ) );
		$this->answers['/products'] = self::products( self::product() );
		$request = new WP_REST_Request( 'GET', "/wp/v2/posts/$id" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$given = rest_get_server()->dispatch( $request );
		$this->assertSame( 200, $given->get_status() );
		$this->assertInert( $given->get_data()['content']['rendered'] );

		$GLOBALS['wp_query'] = new WP_Query( array( 'p' => $id, 'preview' => true, 'post_status' => 'any' ) );
		$this->assertTrue( $GLOBALS['wp_query']->have_posts() && $GLOBALS['wp_query']->is_preview() );
		$GLOBALS['wp_query']->the_post();
		$this->newRequest();
		$this->assertInert( (string) apply_filters( 'the_content', get_the_content() ) );

		$GLOBALS['wp_query']->is_feed = true;
		$this->newRequest();
		$this->assertInert( get_the_content_feed( 'rss2' ) );
	}

	private function assertInert( string $html ): void {
		$page = new DOMDocument();
		$page->loadHTML( "<body>$html</body>", LIBXML_NOERROR );
		foreach ( ( new DOMXPath( $page ) )->query( '//script[not(@type="application/json")]|//img[not(starts-with(@src,"/photo/"))]|//svg[@onload]|//@*[starts-with(name(),"on")] | //@href[contains(.,"javascript:")] | //@src[contains(.,"javascript:")]' ) as $node ) {
			$this->fail( "$node->nodeName in $html" );
		}
		$this->assertNotSame( '', $html );
	}

	public static function payloads(): array {
		return array(
			array( '[spesa-product-slider heading=\'"><img src=x onerror=alert(1)>\']' ),
			array( '[spesa-product-slider heading="x" onclick="alert(1)" style="x" class="a" category-id="2 onload=alert(1)"]' ),
			array( '[spesa-static-text text="<script>alert(1)</script><svg onload=alert(1)>"]' ),
			array( '[spesa-static-image image="javascript:alert(1)" link="javascript:alert(1)" alt=\'" onerror="x\']' ),
			array( '[spesa-product-slider link="javascript:alert(1)" promo]' ),
		);
	}

	public function test_tags_are_found_across_the_pieces_of_a_page_and_unknown_ones_are_not(): void {
		foreach ( str_split( '<p>a</p><spesa-cart-button no-total></spesa-cart-button><spesa-nothing></spesa-nothing>', 7 ) as $piece ) {
			$this->assertSame( $piece, Printed::pass( $piece ) );
		}
		$this->assertSame( array( 'spesa-cart-button' ), Printed::tags() );
	}
}
