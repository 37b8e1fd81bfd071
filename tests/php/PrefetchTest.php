<?php
use Spesa\AnswerCache;
use Spesa\Manifest;
use Spesa\Plan;
use Spesa\Prefetch;
use Spesa\ShopApi;

final class PrefetchTest extends SiteCase {
	private function slider( array $attributes = array( 'categoryId' => 2 ) ): string {
		return $this->block( 'spesa/product-slider', $attributes );
	}

	public static function waits(): array {
		return array( array( null, 3.0 ), array( 8, 8.0 ), array( '4.5', 4.5 ), array( 0, 0.5 ), array( 600, 30.0 ), array( 'mai', 3.0 ), array( array(), 3.0 ) );
	}

	/**
	 * @dataProvider waits
	 * @param mixed $set
	 */
	public function test_a_page_waits_for_the_api_as_long_as_wp_config_says( $set, float $seconds ): void {
		$this->assertSame( $seconds, ShopApi::seconds( $set ) );
	}

	public function test_the_plan_fills_fields_leaves_unset_ones_out_and_adds_the_hash(): void {
		$this->answers['/products'] = self::products();
		$this->slider( array( 'categoryId' => 2, 'promo' => true, 'limit' => 6 ) );
		$this->assertCount( 1, $this->asked );
		parse_str( wp_parse_url( $this->asked[0], PHP_URL_QUERY ), $query );
		$this->assertEquals( array( 'parent_category_id' => '2', 'promo' => 'true', 'page_size' => '6', 'hash' => 'w0d0t0' ), $query );
	}

	public function test_visitors_numbers_are_clamped_and_an_unset_required_part_asks_nothing(): void {
		$plan   = static fn( array $input ): array => array( 'prefetch' => array( array( 'endpoint' => 'catalogue.products', 'input' => $input, 'template' => 'product-list' ) ) );
		$inputs = static fn( array $widget ): array => array_column( Plan::requests( $widget, array() ), 'input' );
		$paged  = $plan( array( 'page' => '{query:page}', 'page_size' => 24 ) );
		foreach ( array( '7' => 7, '99999999' => 999999 ) as $given => $expected ) {
			$_GET['page'] = (string) $given;
			$this->assertSame( array( array( 'page' => $expected, 'page_size' => 24 ) ), $inputs( $paged ) );
		}
		foreach ( array( array( 'x' ), '-4', 'abc', '1' ) as $given ) {
			$_GET['page'] = $given;
			$this->assertSame( array(), $inputs( $paged ), wp_json_encode( $given ) );
		}
		$this->assertSame( array(), $inputs( $plan( array( 'q' => '{query:q!}', 'page_size' => 24 ) ) ) );
		$this->assertSame( array(), $inputs( $plan( array( 'parent_category_id' => '{route:id}', 'page_size' => 24 ) ) ) );
	}

	public function test_answers_are_kept_for_fifteen_minutes(): void {
		$this->answers['/products'] = self::products( self::product() );
		$first                      = $this->slider();
		$this->newRequest();
		$this->assertSame( $first, $this->slider() );
		$this->assertCount( 1, $this->asked );
	}

	public function test_equal_elements_of_a_page_ask_once_CACHE_07(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->slider();
		$this->slider();
		$this->assertCount( 1, $this->asked );
	}

	public function test_stale_answers_are_served_while_one_process_refreshes(): void {
		$this->answers['/products'] = self::products( self::product( array( 'name' => 'Vecchio' ) ) );
		$this->slider();
		$this->newRequest();
		$this->age( 1000 );
		$this->answers['/products'] = self::products( self::product( array( 'name' => 'Nuovo' ) ) );
		$this->assertStringContainsString( 'Vecchio', $this->slider() );
		$this->assertCount( 1, $this->asked, 'nobody waits for the refresh' );

		$request = Plan::requests( Manifest::widget( 'spesa/product-slider' ), Spesa\Element::values( Manifest::widget( 'spesa/product-slider' ), array( 'categoryId' => 2 ) ) )[0];
		$this->assertFalse( AnswerCache::lock( AnswerCache::key( $request ) ), 'another process leaves the refresh to this one' );
		Prefetch::refresh();
		$this->assertCount( 2, $this->asked );
		$this->newRequest();
		$this->assertStringContainsString( 'Nuovo', $this->slider() );
		$this->assertTrue( AnswerCache::lock( AnswerCache::key( $request ) ) );
	}

	public function test_a_lock_left_behind_is_void_after_fifteen_seconds(): void {
		$this->assertTrue( AnswerCache::lock( 'spesa_a_x' ) );
		$this->assertFalse( AnswerCache::lock( 'spesa_a_x' ) );
		update_option( 'spesa_a_x-lock', self::$now - 16 );
		$this->assertTrue( AnswerCache::lock( 'spesa_a_x' ) );
	}

	/** Lets the pauses of all calls be over. */
	private function pauseIsOver(): void {
		set_transient( 'spesa_api_down', array_map( static fn(): int => self::$now - 1, get_transient( 'spesa_api_down' ) ), DAY_IN_SECONDS );
		$this->newRequest();
	}

	public function test_NET_01_a_call_that_fails_prints_the_bare_element_and_is_left_alone_for_twenty_seconds_and_other_calls_are_not(): void {
		$this->answers['/leaflet/search'] = array( 'leaflets' => array(), 'page' => array( 'selPage' => 1, 'totPages' => 0, 'totItems' => 0, 'itemsPerPage' => 12 ) );
		$this->assertSame( '<spesa-product-slider class="spesa wp-block-spesa-product-slider" category-id="2"><noscript><p>Questa parte della pagina non è disponibile per qualche minuto</p></noscript></spesa-product-slider>', $this->slider() );
		$this->assertSame( self::$now + 20, get_transient( 'spesa_api_down' )['catalogue.products'] );
		$this->newRequest();
		$this->slider( array( 'categoryId' => 3 ) );
		$this->assertCount( 1, $this->asked );
		$this->assertNotNull( Prefetch::one( 'content.leaflets', array() ) );
		$this->assertSame( array( 'catalogue.products' ), array_keys( get_transient( 'spesa_api_down' ) ) );

		$this->answers['/products'] = self::products( self::product() );
		$this->pauseIsOver();
		$this->assertStringContainsString( 'product-card', $this->slider() );
		$this->assertFalse( get_transient( 'spesa_api_down' ) );
	}

	public function test_NET_07_after_its_pause_a_call_is_tried_by_one_process_and_its_failure_pauses_all_again(): void {
		$this->slider();
		$this->pauseIsOver();
		$this->assertTrue( AnswerCache::lock( 'spesa_a_trial_catalogue.products' ), 'another process tries the call' );
		$this->slider();
		$this->assertCount( 1, $this->asked );
		AnswerCache::unlock( 'spesa_a_trial_catalogue.products' );

		$this->newRequest();
		$this->slider();
		$this->assertCount( 2, $this->asked );
		$this->newRequest();
		$this->slider();
		$this->assertCount( 2, $this->asked );
		$this->assertFalse( get_option( 'spesa_a_trial_catalogue.products-lock' ) );
	}

	public function test_a_dead_API_still_serves_what_is_kept(): void {
		$this->answers['/products'] = self::products( self::product() );
		$this->slider();
		$this->answers = array();
		$this->newRequest();
		$this->age( 5000 );
		$this->assertStringContainsString( 'product-card', $this->slider() );
	}

	/** @dataProvider garbage */
	public function test_NET_03_what_is_no_envelope_is_a_failure_and_never_kept( string $body ): void {
		$this->answers['/products'] = $body;
		$this->assertStringNotContainsString( 'data-seeds', $this->slider() );
		$this->assertNotFalse( get_transient( 'spesa_api_down' ) );
		delete_transient( 'spesa_api_down' );
		$this->newRequest();
		$this->slider();
		$this->assertCount( 2, $this->asked );
	}

	public static function garbage(): array {
		return array( 'HTML' => array( '<html>Accedi alla rete</html>' ), 'cut off' => array( '{"response":{"status":0},"data":{' ), 'no status' => array( '{"data":{}}' ), 'a text' => array( '"ok"' ), 'no data' => array( '{"response":{"status":0}}' ) );
	}

	public function test_CACHE_06_a_refusal_is_not_kept_and_not_a_failure(): void {
		$this->answers['/products'] = 3;
		$this->slider();
		$this->assertFalse( get_transient( 'spesa_api_down' ) );
		$this->newRequest();
		$this->slider();
		$this->assertCount( 2, $this->asked );
	}

	public function test_a_page_beyond_the_end_is_shown_and_not_kept(): void {
		global $wpdb;
		$plan = array( 'prefetch' => array( array( 'endpoint' => 'catalogue.products', 'input' => array( 'parent_category_id' => 3, 'page' => '{query:page}' ), 'template' => 'product-list' ) ) );
		$this->answers['/products'] = array( 'page' => array( 'selPage' => 2, 'totPages' => 2, 'totItems' => 30, 'itemsPerPage' => 24 ) ) + self::products( self::product() );
		$kept = static fn(): int => (int) $wpdb->get_var( "SELECT count(*) FROM $wpdb->options WHERE option_name LIKE '%transient_spesa_a_%'" );
		foreach ( array( 2, 3, 4, 499, 999999 ) as $page ) {
			$_GET['page'] = (string) $page;
			$this->newRequest();
			$this->assertCount( 1, Prefetch::answers( $plan, array() ), "page $page" );
			$this->assertSame( 1, $kept(), "page $page" );
		}
		unset( $_GET['page'] );
	}

	public function test_an_API_that_lacks_a_call_is_alive_and_one_that_breaks_is_left_alone(): void {
		foreach ( array( 404 => false, 501 => false, 500 => true, 503 => true ) as $status => $down ) {
			delete_transient( 'spesa_api_down' );
			$this->newRequest();
			$this->answers['/products'] = array( 'http' => $status );
			$this->slider();
			$this->assertSame( $down, (bool) get_transient( 'spesa_api_down' ), "HTTP $status" );
		}
	}

	public function test_blank_lines_before_the_JSON_are_no_fault(): void {
		$this->answers['/products'] = "\n\n" . wp_json_encode( array( 'response' => array( 'status' => 0 ), 'data' => self::products( self::product() ) ) );
		$this->assertStringContainsString( 'product-card', $this->slider() );
	}

	public function test_all_blocks_of_a_page_are_found_before_it_renders(): void {
		register_block_pattern( 'spesa-test/pattern', array( 'title' => 'x', 'content' => '<!-- wp:spesa/product-slider {"categoryId":4} /-->' ) );
		$synced = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => '<!-- wp:spesa/product-slider {"categoryId":5} /-->' ) );
		$text   = '<!-- wp:group --><div><!-- wp:spesa/product-slider {"categoryId":3} /--></div><!-- /wp:group --><!-- wp:pattern {"slug":"spesa-test/pattern"} /--><!-- wp:block {"ref":' . $synced . '} /-->';
		$this->assertSame( array( 3, 4, 5 ), array_column( array_column( Spesa\BlockScan::text( $text ), 'attributes' ), 'categoryId' ) );
		unregister_block_pattern( 'spesa-test/pattern' );
	}

	public function test_a_synced_block_that_holds_itself_ends(): void {
		$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => 'x' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:block {"ref":' . $id . '} /--><!-- wp:spesa/product-slider /-->' ) );
		$this->assertNotEmpty( Spesa\BlockScan::post( get_post( $id ) ) );
	}

	public function test_blocks_of_a_locked_post_ask_nothing(): void {
		$post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_password' => 'x', 'post_content' => '<!-- wp:spesa/product-slider {"categoryId":3} /-->' ) );
		$this->assertSame( array(), Spesa\BlockScan::post( get_post( $post ) ) );
	}
}
