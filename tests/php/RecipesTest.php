<?php
final class RecipesTest extends SiteCase {
	private function post( string $title, int $product, array $given = array() ): int {
		$category = get_term_by( 'slug', 'ricette', 'category' ) ?: get_term( wp_insert_term( 'Ricette', 'category', array( 'slug' => 'ricette' ) )['term_id'] );
		return wp_insert_post(
			$given + array(
				'post_type'     => 'post',
				'post_status'   => 'publish',
				'post_title'    => $title,
				'post_category' => array( $category->term_id ),
				'post_content'  => sprintf( '<!-- wp:group --><div class="wp-block-group"><!-- wp:spesa/product {"productId":%d} /--></div><!-- /wp:group -->', $product ),
			)
		);
	}

	private function ask( string $product ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/recipepid/$product/light" ) );
	}

	public function test_the_recipes_of_a_product_are_the_published_posts_that_show_it(): void {
		$id = $this->post( 'Torta di mele', 990001 );
		$this->post( 'Pesto', 990002 );
		$this->post( 'Bozza', 990001, array( 'post_status' => 'draft' ) );
		$this->post( 'Segreta', 990001, array( 'post_password' => 'x' ) );
		$this->post( 'Non è una ricetta', 990001, array( 'post_category' => array() ) );
		$found = $this->ask( '990001' )->get_data();
		$this->assertSame( array( $id ), array_column( $found, 'id' ) );
		$this->assertSame( 'Torta di mele', $found[0]['title']['rendered'] );
		$this->assertSame( get_permalink( $id ), $found[0]['link'] );
	}

	public function test_a_recipe_says_how_long_it_takes_and_for_how_many_it_is_and_other_posts_do_not(): void {
		$block = '<!-- wp:spesa/recipe {"ingredients":"600 g | mele | 990003","preparation":20,"cooking":40,"servings":8} /-->';
		$this->post( 'Torta di mele', 990003, array( 'post_content' => $block ) );
		$this->post( 'Mele', 990004 );
		$found = $this->ask( '990003' )->get_data()[0];
		$this->assertSame( array( 60, 8 ), array( $found['minutes'], $found['servings'] ) );
		$this->assertSame( '1 h · Dosi per 8 persone', Spesa\Content\Recipe::words( $found ) );
		$this->assertArrayNotHasKey( 'servings', $this->ask( '990004' )->get_data()[0] );
	}

	public function test_a_post_that_shows_it_no_more_is_forgotten_and_a_product_without_recipes_has_an_empty_list(): void {
		$id = $this->post( 'Torta di mele', 990001 );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'x' ) );
		$this->assertSame( array(), $this->ask( '990001' )->get_data() );
		$this->assertSame( 404, $this->ask( 'abc' )->get_status() );
	}
}
