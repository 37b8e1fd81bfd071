<?php
use Spesa\Seeds;

final class SeedsTest extends SiteCase {
	private function slider( int $category ): string {
		return $this->block( 'spesa/product-slider', array( 'categoryId' => $category, 'limit' => 4 ) );
	}

	public function test_an_answer_names_call_input_hash_and_time_and_keeps_empty_records(): void {
		$product                    = self::product( array( 'productInfos' => array(), 'secret' => 'x' ) );
		$this->answers['/products'] = self::products( $product ) + array( 'facets' => array(), 'other' => 1 );
		$began = floor( microtime( true ) * 1000 );
		$this->slider( 2 );
		$seeds = $this->seeds();
		$this->assertCount( 1, $seeds->answers );
		$answer = $seeds->answers[0];
		$this->assertSame( 'catalogue.products', $answer->endpoint );
		$this->assertEquals( (object) array( 'parent_category_id' => 2, 'page_size' => 4 ), $answer->input );
		$this->assertSame( 'w0d0t0', $answer->hash );
		$this->assertGreaterThanOrEqual( $began, $answer->at );
		$this->assertLessThanOrEqual( ceil( microtime( true ) * 1000 ), $answer->at );
		$this->assertSame( array( 'page', 'products' ), array_keys( (array) $answer->data ) );
		$this->assertEquals( array( (object) array( '$product' => 7 ) ), $answer->data->products );
		$this->assertEquals( new stdClass(), $seeds->products->{'7'}->productInfos );
		$this->assertFalse( property_exists( $seeds->products->{'7'}, 'secret' ) );
	}

	public function test_elements_name_their_answers_and_the_same_answer_stands_once(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->assertStringContainsString( ' data-seeds="0">', $this->slider( 2 ) );
		$this->assertStringContainsString( ' data-seeds="1">', $this->slider( 3 ) );
		$this->assertStringContainsString( ' data-seeds="0">', $this->slider( 2 ) );
		$this->assertCount( 2, $this->seeds()->answers );
	}

	public function test_a_product_that_two_lists_show_stands_once_and_another_record_of_it_stays_in_its_list(): void {
		$this->answers['/products'] = static function ( string $url ): array {
			$changed = false !== strpos( $url, 'parent_category_id=4' ) ? array( 'price' => 1.29 ) : array();
			return self::products( self::product( $changed ), self::product( array( 'productId' => 8, 'name' => 'PENNE' ) ) );
		};
		foreach ( array( 2, 3, 4 ) as $category ) {
			$this->slider( $category );
		}
		$seeds = $this->seeds();
		$this->assertSame( array( 7, 8 ), array_map( 'intval', array_keys( (array) $seeds->products ) ) );
		$named = array( (object) array( '$product' => 7 ), (object) array( '$product' => 8 ) );
		$this->assertEquals( $named, $seeds->answers[0]->data->products );
		$this->assertEquals( $named, $seeds->answers[1]->data->products );
		$this->assertSame( 1.29, $seeds->answers[2]->data->products[0]->price );
		$this->assertEquals( $named[1], $seeds->answers[2]->data->products[1] );
		$this->assertSame( 1, substr_count( Seeds::script(), 'PENNE' ) );
	}

	public function test_a_slider_and_tabs_of_one_page_share_their_products(): void {
		$block = array(
			'categoryBlockId'   => 1,
			'templateBlock'     => array( 'codInt' => 'A' ),
			'templateBlockType' => array( 'modeName' => 'ProductTab' ),
		);
		$page  = array( 'categoryId' => 7, 'name' => 'A', 'slug' => 'a', 'categoryBlocks' => array( $block ) );
		$this->answers['/category']            = array( 'category' => $page );
		$this->answers['/products']            = self::products( self::product() );
		$this->answers['/category-block/info'] = self::products( self::product() );
		$this->slider( 2 );
		$this->assertStringContainsString( ' data-seeds="1 2">', $this->block( 'spesa/product-tabs', array( 'slug' => 'a' ) ) );
		$named = array( (object) array( '$product' => 7 ) );
		foreach ( array( 0, 2 ) as $number ) {
			$this->assertEquals( $named, $this->seeds()->answers[ $number ]->data->products );
		}
	}

	public function test_the_script_is_printed_once_and_who_comes_after_it_asks_by_itself(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->slider( 2 );
		ob_start();
		Seeds::show();
		Seeds::show();
		$this->assertSame( 1, substr_count( ob_get_clean(), 'data-spesa-seeds' ) );
		$this->assertStringNotContainsString( 'data-seeds', $this->slider( 3 ) );
	}

	public function test_a_page_without_answers_prints_none(): void {
		ob_start();
		Seeds::show();
		$this->assertSame( '', ob_get_clean() );
	}

	public function test_a_feed_and_the_admin_get_no_seeds(): void {
		$this->answers['/products']   = self::products( self::product() );
		$GLOBALS['wp_query']          = clone $GLOBALS['wp_query'];
		$GLOBALS['wp_query']->is_feed = true;
		$this->assertStringNotContainsString( 'data-seeds', $this->slider( 2 ) );
		$GLOBALS['wp_query']->is_feed = false;
		$GLOBALS['current_screen']    = WP_Screen::get( 'post' );
		$html                         = $this->slider( 3 );
		unset( $GLOBALS['current_screen'] );
		$this->assertStringNotContainsString( 'data-seeds', $html );
		$this->assertSame( array(), $this->seeds()->answers );
	}
}
