<?php

/** Pages of a block theme whose template is one of the plugin's. */
final class SiteTemplatesTest extends VisitCase {
	/** @var int */
	private $page = 0;

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'register_block_template' ) || ! wp_is_block_theme() ) {
			$this->markTestSkipped( 'This site takes no templates of plugins.' );
		}
	}

	protected function tearDown(): void {
		if ( $this->page ) {
			wp_delete_post( $this->page, true );
		}
		parent::tearDown();
	}

	private function written( string $template ): string {
		$this->page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Scelti oggi', 'post_name' => 'prova-modello', 'post_content' => '<!-- wp:paragraph --><p>Dal banco.</p><!-- /wp:paragraph -->', 'page_template' => $template ) );
		return $this->visit( '/prova-modello/' )['html'];
	}

	public function test_an_editor_is_offered_both_for_a_page_by_name(): void {
		$offered = wp_get_theme()->get_page_templates( null, 'page' );
		$this->assertSame( array( 'Pagina del negozio', 'Pagina con il carrello accanto' ), array( $offered['spesa-page'], $offered['spesa-cart-aside'] ) );
	}

	public function test_a_page_of_the_shop_has_header_and_footer_of_the_theme_one_heading_and_what_is_written(): void {
		$html = $this->written( 'spesa-page' );
		$this->assertMatchesRegularExpression( '#<header class="wp-block-template-part">.+<main [^>]*wp-block-group.+<h1[^>]*alignwide[^>]*>Scelti oggi</h1>.+<p[^>]*>Dal banco\.</p>.+</main>.+<footer class="wp-block-template-part">#s', $html );
		$this->assertSame( 1, substr_count( $html, '<h1' ) );
	}

	public function test_the_cart_stands_beside_what_is_written_and_its_sheet_in_the_head(): void {
		$html = $this->written( 'spesa-cart-aside' );
		$this->assertMatchesRegularExpression( '#<p[^>]*>Dal banco\.</p>.+<spesa-cart-button.+<spesa-loyalty-card#s', $html );
		$this->assertMatchesRegularExpression( '#loyalty-card[^<]*css.*</head>#s', $html );
	}
}
