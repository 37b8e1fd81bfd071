<?php
use Spesa\Config;

/** What PHP answers is parsed by the schemas of the rows that the browser calls (core/api/endpoints, core/config.ts). */
final class ContractTest extends SiteCase {
	/** What breaks them, one a line. */
	private function faults( array $answers, array $config ): string {
		$node = proc_open( array( getenv( 'NODE' ) ?: 'node', __DIR__ . '/contract.ts' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		fwrite( $pipes[0], wp_json_encode( array( 'answers' => (object) $answers, 'config' => (object) $config ) ) );
		fclose( $pipes[0] );
		$faults = stream_get_contents( $pipes[1] );
		$this->assertSame( 0, proc_close( $node ) );
		return $faults;
	}

	/** The answer of a REST route as it goes over the wire. @return mixed */
	private function answer( string $path, array $query = array() ) {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		$response = rest_do_request( $request );
		$this->assertSame( 200, $response->get_status(), $path );
		return rest_get_server()->response_to_data( $response, false );
	}

	/** One answer of every row, each with something in it. */
	private function answers(): array {
		$category = get_term_by( 'slug', 'ricette', 'category' ) ?: get_term( wp_insert_term( 'Ricette', 'category', array( 'slug' => 'ricette' ) )['term_id'] );
		wp_insert_post(
			array(
				'post_type'     => 'post',
				'post_status'   => 'publish',
				'post_title'    => 'Torta «di mele» & noci',
				'post_category' => array( $category->term_id ),
				'post_content'  => '<!-- wp:spesa/product {"productId":990001} /-->',
			)
		);
		$recipes = $this->answer( '/wp/v2/recipepid/990001/light' );
		$this->assertCount( 1, $recipes );
		return array( 'content.ofProduct' => $recipes );
	}

	public function test_every_answer_of_the_content_platform_has_the_shape_that_the_browser_reads(): void {
		$this->assertSame( '', $this->faults( $this->answers(), Config::printed() ) );
	}

	public function test_the_configuration_has_it_with_every_setting_turned_round(): void {
		$this->settings(
			array(
				'api'                  => 'https://api.example/ebsn/api',
				'store_id'             => 9,
				'store_name'           => 'Chiavari',
				'currency_form'        => 'italian',
				'anonymous_cart'       => '1',
				'bypass_address'       => '1',
				'bypass_timeslot'      => '1',
				'show_sectors'         => '1',
				'alternatives'         => '0',
				'alternatives_promo'   => 'yes',
				'popup_codes'          => "a.b\nc.d",
				'allowed_domains'      => 'spesa.example',
				'fast_search_words'    => 'latte',
				'search_word_days'     => 3,
				'payment_origins'      => 'https://pay.example',
				'captcha_key'          => 'altcha',
				'asks_consent'         => '1',
				'idle_restart_minutes' => 5,
				'texts'                => 'cart.checkout = Alla cassa',
				'pages'                => array( 'cart' => '/carrello' ),
			)
		);
		$config = Config::printed();
		$this->assertGreaterThan( 18, count( $config ) );
		$this->assertSame( '', $this->faults( $this->answers(), $config ) );
	}

	public function test_a_breach_is_named(): void {
		$answers = $this->answers();
		unset( $answers['content.ofProduct'][0]['link'] );
		$faults = $this->faults( $answers + array( 'content.other' => array() ), array( 'api' => 7, 'colour' => 'red' ) );
		foreach ( array( 'content.ofProduct: ', 'content.other is no row', 'config.api', 'config.colour' ) as $fault ) {
			$this->assertStringContainsString( $fault, $faults );
		}
		$this->assertStringContainsString( 'content.ofProduct is not asked', $this->faults( array(), array() ) );
	}
}
