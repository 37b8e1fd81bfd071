<?php
/** What WP Consent API is told by the server, with the functions that it publishes, and what the page is told of it. */
final class ConsentApiTest extends VisitCase {
	/** The configuration that a page prints. */
	private function config( string $query, array $request = array() ): array {
		$visit = $this->visit( "/cart$query", array( 'plugin' => 'consent-api' ) + $request );
		$this->assertSame( 1, preg_match( '#<script type="application/json" data-spesa-config[^>]*>(.*?)</script>#s', $visit['html'], $script ) );
		return array( json_decode( $script[1], true ), $visit['html'] );
	}

	public function test_LAW_12_without_the_API_the_page_knows_nothing_of_it(): void {
		list( $config ) = $this->config( '' );
		$this->assertArrayNotHasKey( 'consentApi', $config );
	}

	public function test_LAW_12_where_nobody_else_asks_the_shop_does_first_and_its_answers_hold_six_months(): void {
		list( $config, $html ) = $this->config( '?consent-api' );
		$this->assertSame( array( true, 'own' ), array( $config['asksConsent'], $config['consentApi'] ) );
		$this->assertStringContainsString( 'wp_fallback_consent_type = "optin"', $html );
		$this->assertStringContainsString( "max-age=' + 182 * 86400", $html );
	}

	public function test_LAW_12_where_another_plugin_asks_the_shop_hears_and_changes_nothing_of_it(): void {
		list( $config, $html ) = $this->config( '?consent-api=asked' );
		$this->assertSame( 'site', $config['consentApi'] );
		$this->assertStringContainsString( "max-age=' + 30 * 86400", $html );
	}

	public function test_LAW_12_the_plugin_declares_itself_to_the_API_and_the_page_is_one_for_all_answers(): void {
		$this->assertTrue( apply_filters( 'wp_consent_api_registered_' . plugin_basename( SPESA_FILE ), false ) );
		$this->assertSame( false, apply_filters( 'wp_get_consent_type', false ) );
		$answered = fn( string $value ): string => preg_replace( '/"at":\d+|[0-9a-f]{10}/', '', $this->config( '?consent-api', array( 'cookies' => array( 'wp_consent_statistics' => $value ) ) )[1] );
		$this->assertSame( $answered( 'allow' ), $answered( 'deny' ) );
	}
}
