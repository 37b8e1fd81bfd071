<?php
use Spesa\Plan;

/** Hand-picked products as the server prints them. */
final class PicksTest extends SiteCase {
	public function test_several_products_stand_in_the_editor_s_order_and_one_that_is_gone_leaves_no_gap(): void {
		$this->answers['/products'] = static function ( string $url ) {
			preg_match( '/product_id=(\d+)/', $url, $id );
			return '8' === $id[1] ? 3 : self::product( array( 'productId' => (int) $id[1], 'name' => "Prodotto $id[1]" ) );
		};
		$html = $this->block( 'spesa/product', array( 'productId' => 5, 'productIds' => '9, 7,8,9,x,-1' ) );
		$this->assertSame( 2, substr_count( $html, '<li class="product-grid__item">' ) );
		$this->assertLessThan( strpos( $html, 'Prodotto 7' ), strpos( $html, 'Prodotto 9' ) );
		$this->assertStringNotContainsString( 'Prodotto 5', $html );
		$this->assertStringContainsString( 'product-ids="9, 7,8,9,x,-1"', $html );
		$this->assertCount( 3, $this->asked );
		$this->assertCount( 2, (array) $this->seeds()->answers );
	}

	public function test_a_single_one_also_of_a_list_is_a_card_alone_and_a_page_shows_at_most_so_many(): void {
		$this->answers['/products'] = self::product();
		$this->assertStringNotContainsString( 'product-grid', $this->block( 'spesa/product', array( 'productId' => 7 ) ) );
		$alone = $this->block( 'spesa/product', array( 'productIds' => '7', 'large' => true ) );
		$this->assertStringNotContainsString( 'product-grid', $alone );
		$this->assertStringContainsString( 'product-card--large', $alone );
		$this->assertCount( 24, Plan::picks( array( 'productIds' => implode( ',', range( 1, 100 ) ) ) ) );
	}
}
