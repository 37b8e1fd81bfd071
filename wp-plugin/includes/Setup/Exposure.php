<?php
namespace Spesa\Setup;

use Spesa\Http;
use Spesa\Manifest;
use Spesa\Settings;
use Spesa\ShopApi;

/** Which headers of a session an API on another origin keeps from browsers. A browser cannot tell a header that is hidden from one that an answer has not; this server can. */
final class Exposure {
	private const NEEDED  = array( 'X-Ebsn-Session', 'X-Ebsn-Account' );
	private const SECONDS = 5.0;

	/** @return string[] None where the API is on the site's own origin, or does not answer this server. */
	public static function hidden(): array {
		$api  = untrailingslashit( Settings::get( 'api' ) );
		$site = self::origin( home_url() );
		if ( '/' === ( $api[0] ?? '/' ) || self::origin( $api ) === $site ) {
			return array();
		}
		$answer = Http::many( array( $api . Manifest::rules( 'calls' )['cart.view'] ), array( 'Origin' => $site ) + ShopApi::headers(), self::SECONDS )[0];
		if ( is_wp_error( $answer ) ) {
			return array();
		}
		$names = array_map( 'trim', explode( ',', implode( ',', (array) wp_remote_retrieve_header( $answer, 'access-control-expose-headers' ) ) ) );
		return in_array( '*', $names, true ) ? array() : array_values( array_udiff( self::NEEDED, $names, 'strcasecmp' ) );
	}

	private static function origin( string $address ): string {
		$parts = (array) wp_parse_url( $address ) + array( 'scheme' => '', 'host' => '' );
		return strtolower( "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ) );
	}
}
