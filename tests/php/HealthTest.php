<?php
use Spesa\Health;
use Spesa\SettingsPage;

/** What Site Health is told, and how grave it is. */
final class HealthTest extends SiteCase {
	public function test_a_shop_API_that_answers_is_good(): void {
		$this->answers['/category'] = array( 'categories' => array() );
		$report = Health::api();
		$this->assertSame( array( 'good', 'spesa_api' ), array( $report['status'], $report['test'] ) );
		$this->assertStringContainsString( 'L’API risponde', $report['label'] );
	}

	/** @return array[] */
	public static function faults(): array {
		return array(
			'nobody answers'            => array( array( 'error' => 'cURL error 7: no route' ) ),
			'a page instead of an API'  => array( array( 'body' => '<!doctype html><p>Benvenuti' ) ),
			'an API that is not there'  => array( array( 'status' => 404 ) ),
			'an API that is broken'     => array( array( 'status' => 500 ) ),
		);
	}

	/** @dataProvider faults */
	public function test_without_the_shop_API_nothing_is_sold_and_the_report_is_critical( array $fault ): void {
		add_filter(
			'pre_http_request',
			static fn() => isset( $fault['error'] ) ? new WP_Error( 'http_request_failed', $fault['error'] ) : array( 'response' => array( 'code' => $fault['status'] ?? 200, 'message' => '' ), 'headers' => array(), 'cookies' => array(), 'body' => $fault['body'] ?? '{}' ),
			99
		);
		$report = Health::api();
		$this->assertSame( array( 'critical', 'Il negozio non può vendere' ), array( $report['status'], $report['label'] ) );
		$this->assertStringContainsString( 'Nessun collegamento con', $report['description'] );
	}

	public function test_pages_that_cannot_open_are_critical_and_an_address_that_two_want_is_not(): void {
		$this->assertSame( 'good', Health::routes()['status'] );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Altra', 'post_name' => 'altra' ) );
		register_post_type( 'prova', array( 'public' => true, 'label' => 'Prove', 'rewrite' => array( 'slug' => 'category' ) ) );
		$this->assertSame( array( 'recommended', 'Il negozio ha bisogno di attenzione' ), array( Health::routes()['status'], Health::routes()['label'] ) );
		unregister_post_type( 'prova' );
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assertSame( 'critical', Health::routes()['status'] );
	}

	public function test_a_server_that_lets_through_smaller_files_than_forms_take_is_told_where_forms_take_any(): void {
		$limit = static fn(): int => 2 * MB_IN_BYTES;
		add_filter( 'upload_size_limit', $limit );
		$said = static fn(): string => Health::uploads()['description'];
		$this->assertStringNotContainsString( 'upload_max_filesize', $said() );
		$this->settings( array( 'forms_unscanned' => true ) );
		$this->assertStringContainsString( 'fino a 10 MB, ma il server ne accetta fino a 2 MB', $said() );
		remove_filter( 'upload_size_limit', $limit );
		add_filter( 'upload_size_limit', static fn(): int => 64 * MB_IN_BYTES );
		$this->assertStringNotContainsString( 'upload_max_filesize', $said() );
	}

	public function test_a_finding_leads_to_the_setting_that_mends_it(): void {
		wp_set_current_user( 1 );
		ob_start();
		SettingsPage::page();
		$page = ob_get_clean();
		foreach ( array( 'api', 'routes', 'guarantee' ) as $name ) {
			$this->assertSame( 1, preg_match( '/page=spesa#([\w-]+)"/', Health::$name()['actions'], $hash ), $name );
			$this->assertStringContainsString( "id=\"$hash[1]\"", $page );
		}
	}

	public function test_ours_are_listed_before_those_of_WordPress_and_of_others(): void {
		$others = array(
			'direct' => array( 'wordpress_version' => array() ),
			'async'  => array( 'dotorg_communication' => array() ),
			'other'  => array(),
		);
		$tests = Health::tests( $others );
		$this->assertSame( array( 'spesa_routes', 'spesa_guarantee', 'wordpress_version' ), array_keys( $tests['direct'] ) );
		$this->assertSame( array( 'spesa_api', 'spesa_content', 'spesa_uploads', 'dotorg_communication' ), array_keys( $tests['async'] ) );
		$this->assertSame( array(), $tests['other'] );
		$this->assertSame( array( 'spesa_routes', 'spesa_api' ), array( array_key_first( WP_Site_Health::get_tests()['direct'] ), array_key_first( WP_Site_Health::get_tests()['async'] ) ) );
	}

	public function test_plain_permalinks_lead_to_their_settings(): void {
		$this->assertStringNotContainsString( 'options-permalink.php', Health::routes()['actions'] );
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assertStringContainsString( 'options-permalink.php', Health::routes()['actions'] );
	}

	/** The dashboard asks with a cookie and a nonce, visitors with neither. */
	public function test_the_nonce_of_whoever_looks_does_not_close_the_REST_API_to_visitors(): void {
		wp_set_current_user( 1 );
		$_SERVER['HTTP_X_WP_NONCE'] = wp_create_nonce( 'wp_rest' );
		$open = Spesa\Content\Arrival::closed();
		add_filter( 'rest_authentication_errors', static fn() => new WP_Error( 'closed', 'Solo per chi ha l’accesso' ) );
		$closed = Spesa\Content\Arrival::closed();
		unset( $_SERVER['HTTP_X_WP_NONCE'] );
		$this->assertSame( array( array(), 1 ), array( $open, count( $closed ) ) );
		$this->assertStringContainsString( 'Solo per chi ha l’accesso', $closed[0] );
		$this->assertNotFalse( has_filter( 'rest_authentication_errors', 'rest_cookie_check_errors' ) );
	}

	public function test_what_asks_over_HTTP_is_fetched_by_itself_and_the_rest_asks_nobody(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$ours  = static fn( string $kind ): array => array_values( preg_grep( '/^spesa_/', array_keys( $tests[ $kind ] ) ) );
		$this->assertSame( array( array( 'spesa_routes', 'spesa_guarantee' ), array( 'spesa_api', 'spesa_content', 'spesa_uploads' ) ), array( $ours( 'direct' ), $ours( 'async' ) ) );
		call_user_func( $tests['direct']['spesa_routes']['test'] );
		$this->assertSame( array(), $this->asked );
		wp_set_current_user( 1 );
		$this->answers['/category'] = array( 'categories' => array() );
		foreach ( $ours( 'async' ) as $name ) {
			$test  = $tests['async'][ $name ];
			$route = substr( $test['test'], strlen( untrailingslashit( rest_url() ) ) );
			$given = rest_get_server()->dispatch( new WP_REST_Request( 'GET', $route ) );
			$this->assertTrue( $test['has_rest'] );
			$this->assertSame( array( 200, $name ), array( $given->get_status(), $given->get_data()['test'] ) );
			$this->assertSame( $name, call_user_func( $test['async_direct_test'] )['test'] );
		}
		$this->assertNotSame( array(), $this->asked );
	}
}
