<?php
use Spesa\BlockHooks;
use Spesa\Prefetch;
use Spesa\BlockScan;

final class BindingsTest extends SiteCase {
	private static function bound( string $block, string $attribute, string $html, array $args ): string {
		return sprintf( '<!-- wp:%s %s -->%s<!-- /wp:%1$s -->', $block, wp_json_encode( array( 'metadata' => array( 'bindings' => array( $attribute => array( 'source' => 'spesa/product', 'args' => $args ) ) ) ), JSON_UNESCAPED_SLASHES ), $html );
	}

	public function test_name_price_and_picture_of_a_product_stand_in_blocks_of_WordPress_after_one_call(): void {
		$this->settings( array( 'currency_form' => 'italian' ) );
		$this->answers['/products'] = self::product( array( 'name' => 'Riso & "farro"', 'mediaURL' => '/photo/riso.webp' ) );
		$markup                     = self::bound( 'heading', 'content', '<h2 class="wp-block-heading">Prima</h2>', array( 'key' => 'name', 'productId' => 7 ) )
			. self::bound( 'paragraph', 'content', '<p>Prima</p>', array( 'key' => 'price', 'productId' => 7 ) )
			. self::bound( 'image', 'url', '<figure class="wp-block-image"><img alt=""/></figure>', array( 'key' => 'picture', 'productId' => 7 ) );
		$this->assertSame( array(), BlockScan::text( $markup ) );
		Prefetch::template( '' );
		$this->assertCount( 1, $this->asked );
		$html = do_blocks( $markup );
		$this->assertCount( 1, $this->asked );
		$this->assertMatchesRegularExpression( '#<h2 class="wp-block-heading">Riso &amp; (?:"|&quot;)farro(?:"|&quot;)</h2>#', $html );
		$this->assertStringContainsString( '>1,49 € (2,98 €/kg)</p>', $html );
		$this->assertMatchesRegularExpression( '#<img[^>]* src="[^"]*/photo/riso.webp"#', $html );
	}

	public function test_LAW_05_a_bound_price_announces_no_reduction(): void {
		$this->answers['/products'] = self::product( array( 'priceStandardDisplay' => 2.99, 'lowestPrice30' => 2.49 ) );
		$html                       = do_blocks( self::bound( 'paragraph', 'content', '<p>Prima</p>', array( 'key' => 'price', 'productId' => 7 ) ) );
		$this->assertStringContainsString( '1.49 €', $html );
		$this->assertDoesNotMatchRegularExpression( '/2.99|2.49|%/', $html );
	}

	public function test_where_the_shop_does_not_answer_or_has_no_such_product_the_written_text_stays(): void {
		$this->assertStringContainsString( '>Prima</p>', do_blocks( self::bound( 'paragraph', 'content', '<p>Prima</p>', array( 'key' => 'name', 'productId' => 7 ) ) ) );
		$this->newRequest();
		$this->answers['/products'] = 404;
		$this->assertStringContainsString( '>Prima</p>', do_blocks( self::bound( 'paragraph', 'content', '<p>Prima</p>', array( 'key' => 'name', 'productId' => 7 ) ) ) );
		foreach ( array( array( 'key' => 'stock', 'productId' => 7 ), array( 'key' => 'name' ), array() ) as $args ) {
			$this->assertStringContainsString( '>Prima</p>', do_blocks( self::bound( 'paragraph', 'content', '<p>Prima</p>', $args ) ) );
		}
	}

	public function test_search_and_cart_join_the_navigation_of_a_header_where_the_setting_says_so_and_nowhere_else(): void {
		$header       = new WP_Block_Template();
		$header->area = 'header';
		$pattern      = array( 'blockTypes' => array( 'core/template-part/header' ) );
		$footer       = new WP_Block_Template();
		$footer->area = 'footer';
		$wanted       = static fn( $context ): array => apply_filters( 'hooked_block_types', array( 'spesa/cart-button', 'other/login' ), 'after', 'core/navigation', $context );
		foreach ( array( $header, $pattern, $footer, array(), null ) as $context ) {
			$this->assertSame( array( 'other/login' ), $wanted( $context ) );
		}
		$this->settings( array( 'header_blocks' => true ) );
		$this->assertSame( array( 'spesa/cart-button', 'other/login' ), $wanted( $header ) );
		$this->assertSame( array( 'spesa/cart-button', 'other/login' ), $wanted( $pattern ) );
		$this->assertSame( array( 'other/login' ), $wanted( $footer ) );
		$hooks = get_hooked_blocks();
		$this->assertContains( 'spesa/cart-button', $hooks['core/navigation']['after'] );
		$this->assertContains( 'spesa/search-box', $hooks['core/navigation']['before'] );
	}

	public function test_the_header_of_a_block_theme_has_both_beside_its_navigation_once_the_setting_is_on(): void {
		$header = static fn(): string => do_blocks( '<!-- wp:pattern {"slug":"twentytwentyfive/header-large-title"} /-->' );
		if ( 'twentytwentyfive' !== get_stylesheet() ) {
			$this->markTestSkipped( 'Another theme.' );
		}
		$this->assertDoesNotMatchRegularExpression( '#<spesa-|^\s*$#', $header() );
		$this->settings( array( 'header_blocks' => true ) );
		$this->assertMatchesRegularExpression( '#<spesa-search-box.*<nav.*<spesa-cart-button#s', $header() );
	}

	public function test_a_row_of_the_header_may_break_on_a_phone_once_search_and_cart_stand_in_it_and_others_stay_as_the_theme_has_them(): void {
		$row = static fn( string $inner ): string => '<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">' . $inner . '</div><!-- /wp:group -->';
		$nav = '<!-- wp:navigation /-->';
		$this->assertStringContainsString( 'is-nowrap', do_blocks( $row( $nav ) ) );
		$this->assertStringContainsString( 'is-nowrap', do_blocks( $row( '<!-- wp:spesa/cart-button /-->' ) ) );
		$this->assertStringNotContainsString( 'is-nowrap', do_blocks( $row( $nav . '<!-- wp:spesa/cart-button /-->' ) ) );
		$this->assertStringNotContainsString( 'is-nowrap', do_blocks( $row( '<!-- wp:site-title /-->' . $row( '<!-- wp:spesa/search-box /-->' . $nav ) ) ) );
	}

	public function test_styles_of_a_block_in_theme_json_reach_the_element(): void {
		self::registered( 'spesa/product-slider' );
		add_filter(
			'wp_theme_json_data_theme',
			static fn( $data ) => $data->update_with( array( 'version' => 2, 'styles' => array( 'blocks' => array( 'spesa/product-slider' => array( 'color' => array( 'background' => '#fedcba' ) ) ) ) ) )
		);
		wp_clean_theme_json_cache();
		$css = WP_Theme_JSON_Resolver::get_merged_data()->get_stylesheet( array( 'styles' ) );
		wp_clean_theme_json_cache();
		$this->assertMatchesRegularExpression( '/\.wp-block-spesa-product-slider[^{]*\{[^}]*#fedcba/', $css );
		$this->assertStringContainsString( 'wp-block-spesa-product-slider', $this->block( 'spesa/product-slider' ) );
	}
}
