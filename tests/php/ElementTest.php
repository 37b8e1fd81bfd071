<?php
use Spesa\Element;
use Spesa\Json;
use Spesa\Manifest;
use Spesa\StructuredData;

final class ElementTest extends SiteCase {
	public function test_every_block_of_the_generated_list_is_registered_and_renders_its_element(): void {
		$this->assertNotEmpty( Manifest::widgets() );
		foreach ( Manifest::widgets() as $name => $widget ) {
			$type = self::registered( $name );
			$this->assertInstanceOf( WP_Block_Type::class, $type, "$name is not registered" );
			$this->assertSame( array_keys( $widget['attributes'] ), array_values( array_intersect( array_keys( $widget['attributes'] ), array_keys( $type->attributes ) ) ) );
			$this->assertMatchesRegularExpression( "#^<{$widget['tag']} class=\"spesa wp-block-{$widget['tag']}\"(?: data-seeds=\"[\d ]+\")?>.*</{$widget['tag']}>$#s", $this->block( $name ) );
		}
	}

	public function test_WP_05_attributes_of_a_block_are_escaped_and_only_declared_ones_are_printed(): void {
		$html = $this->block( 'spesa/product-slider', array( 'heading' => '"><script>alert(1)</script>', 'onclick' => 'alert(2)', 'className' => 'a"b onmouseover=x' ) );
		$this->assertStringContainsString( 'heading="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"', $html );
		$this->assertStringNotContainsString( '<script>alert', $html );
		$this->assertStringNotContainsString( 'alert(2)', $html );
		$this->assertStringContainsString( 'class="spesa wp-block-spesa-product-slider ab onmouseoverx"', $html );
	}

	public function test_an_account_page_has_its_heading_and_the_way_back_before_its_code(): void {
		$headings = array_filter( array_column( Manifest::widgets(), 'heading', 'tag' ) );
		$this->assertSame( 'profile.myOrders', $headings['spesa-order-list'] );
		foreach ( $headings as $tag => $key ) {
			$html = $this->block( str_replace( 'spesa-', 'spesa/', $tag ) );
			$this->assertStringContainsString( '<h1 class="form-page__title">' . Manifest::label( $key ) . '</h1>', $html );
			$this->assertStringContainsString( '<a class="account-menu__home" href="/profile/dashboard">', $html );
		}
	}

	public function test_flags_are_bare_and_defaults_are_left_out(): void {
		$html = $this->block( 'spesa/product-slider', array( 'promo' => true, 'noArrows' => false, 'limit' => 12, 'categoryId' => 2, 'align' => 'wide' ) );
		$this->assertStringStartsWith( '<spesa-product-slider class="spesa wp-block-spesa-product-slider alignwide" category-id="2" promo limit="12">', $html );
	}

	public function test_values_of_the_wrong_type_become_the_default_and_numbers_stay_in_their_bounds(): void {
		$widget = Manifest::widget( 'spesa/product-slider' );
		$values = Element::values( $widget, array( 'limit' => 999, 'categoryId' => array( 1 ), 'promo' => 'false', 'heading' => array( 'x' ) ) );
		$this->assertSame( array( 48, 0, false, '' ), array( $values['limit'], $values['categoryId'], $values['promo'], $values['heading'] ) );
	}

	public function test_XSS_17_no_text_of_the_API_leaves_the_seeds_or_the_configuration(): void {
		$nasty                     = "</script><script>alert(1)</script><!-- \u{2028}'\"&";
		$this->answers['/products'] = self::products( self::product( array( 'name' => $nasty ) ) );
		$this->assertStringNotContainsString( '<script', $this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) ) );
		$script = Spesa\Seeds::script();
		$this->assertSame( 1, substr_count( $script, '</script>' ) );
		$this->assertStringNotContainsString( "\u{2028}", $script );
		$this->assertSame( 1, preg_match( '#data-spesa-seeds>(.*?)</script>#s', $script, $seeds ) );
		$this->assertDoesNotMatchRegularExpression( '/[<>&\']/', $seeds[1] );
		$this->assertSame( $nasty, $this->seeds()->products->{'7'}->name );

		$this->settings( array( 'store_name' => 'a</script>b' ) );
		$this->assertSame( 1, substr_count( Spesa\Config::script(), '</script>' ) );
	}

	public function test_records_of_an_answer_keep_their_kind(): void {
		$fields = array( 'a' => array( '*' => 1 ), 'b' => array( '[]' => array( 'c' => 1 ) ) );
		$pruned = Json::prune( array( 'a' => array(), 'b' => array( array( 'c' => 1, 'd' => 2 ) ), 'e' => 3 ), $fields );
		$this->assertSame( '{"a":{},"b":[{"c":1}]}', wp_json_encode( Json::records( $pruned, $fields ) ) );
	}

	public function test_members_that_the_first_view_does_not_need_stay_out_of_the_seed(): void {
		$tree = array( 'categories' => array( array( 'name' => 'A', 'priority' => 1, 'metaData' => array( 'info' => array( 'TITLE' => 'x' ) ), 'categories' => array( array( 'name' => 'B', 'priority' => 2, 'empty' => array() ) ) ) ) );
		$this->assertSame( array( 'categories' => array( array( 'name' => 'A', 'categories' => array( array( 'name' => 'B', 'empty' => array() ) ) ) ) ), Json::without( $tree, array( 'priority', 'TITLE' ) ) );
	}

	public function test_the_server_prints_selling_price_and_unit_price_and_never_a_reduction(): void {
		$this->settings( array( 'currency_form' => 'italian' ) );
		$this->answers['/products'] = self::products( self::product( array( 'priceStandardDisplay' => 2.99, 'lowestPrice30' => 2.49, 'warehousePromo' => array( 'warehousePromoId' => 1, 'warehousePromoTypeId' => 5, 'discountPerc' => 50.2, 'view' => array( 'cssClass' => 'promo', 'body' => 'PROMO' ) ) ) ) );
		$html                       = $this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) );
		$text                       = wp_strip_all_tags( str_replace( '<', ' <', $html ) );
		$this->assertMatchesRegularExpression( '/1\s+,49 €/', $text );
		$this->assertStringContainsString( '2,98 €/kg', $text );
		$this->assertDoesNotMatchRegularExpression( '/2,99|2,49|%|PROMO/', $text );
		$this->assertStringContainsString( 'price--reserve', $html );
		$this->answers['/products'] = self::products( self::product( array( 'productId' => 9, 'priceStandardDisplay' => 1.49 ) ) );
		$this->assertStringNotContainsString( 'price--reserve', $this->block( 'spesa/product-slider', array( 'categoryId' => 3 ) ) );
	}

	public function test_LAW_04_goods_in_brine_say_without_JavaScript_that_their_unit_price_is_that_of_the_drained_weight(): void {
		$this->settings( array( 'currency_form' => 'italian' ) );
		$olives                     = array( 'priceDisplay' => 3.99, 'priceUmDisplay' => 26.6, 'productInfos' => array( 'TIPOLOGIA' => 'Pezzo', 'DRAINED_WEIGHT' => '150' ) );
		$this->answers['/products'] = self::products( self::product( $olives ), self::product( array( 'productId' => 8, 'priceUmDisplay' => 15.96 ) + $olives ) );
		$html                       = $this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) );
		$this->assertStringContainsString( '<p class="price__unit">26,60 €/kg sul peso sgocciolato</p>', $html );
		$this->assertStringContainsString( '<p class="price__unit">15,96 €/kg</p>', $html );
		$this->assertSame( '26.60', StructuredData::product( self::product( $olives ) )['offers']['priceSpecification']['price'] );
		$this->assertSame( '26,60 €/kg sul peso sgocciolato', StructuredData::product( self::product( $olives ) )['offers']['priceSpecification']['description'] );
		$this->assertArrayNotHasKey( 'description', StructuredData::product( self::product() )['offers']['priceSpecification'] );
	}

	public function test_DATA_03_BAD_08_missing_price_and_picture_and_a_long_name_keep_a_whole_card(): void {
		$name                       = str_repeat( 'NOME LUNGO ', 45 );
		$this->answers['/products'] = self::products( self::product( array( 'name' => $name, 'price' => null, 'priceDisplay' => null ) ), self::product( array( 'productId' => 8, 'available' => 0 ) ) );
		$html                       = $this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) );
		$this->assertSame( 2, substr_count( $html, 'picture__fallback' ) );
		$this->assertStringContainsString( 'title="' . esc_attr( Spesa\Format::readable( $name ) ) . '"', $html );
		$this->assertStringNotContainsString( 'data-press', $html );
		$this->assertStringNotContainsString( 'NaN', $html );
	}

	public function test_cards_link_to_product_pages_without_JavaScript(): void {
		$this->answers['/products'] = self::products( self::product( array( 'slug' => 'pasta/../"x' ) ) );
		$html                       = $this->block( 'spesa/product-slider', array( 'categoryId' => 2 ) );
		$this->assertStringContainsString( 'href="/product/pasta/%22x"', $html );
	}
}
