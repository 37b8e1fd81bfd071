<?php
namespace Spesa;

use WpOrg\Requests\Proxy\Http as ThroughProxy;
use WpOrg\Requests\Requests;

/** Many reads at once by the rules of WordPress' own HTTP: its filters, its proxy, WP_HTTP_BLOCK_EXTERNAL. Nothing is followed elsewhere. */
final class Http {
	private const MAX = 4194304;

	/**
	 * @param array<string, string> $urls
	 * @param array<string, string> $headers
	 * @return array<string, array|\WP_Error> What wp_remote_get() would give, by the keys of the addresses.
	 */
	public static function many( array $urls, array $headers, float $seconds ): array {
		$answers = array();
		$open    = array();
		foreach ( $urls as $key => $url ) {
			/** This filter is documented in wp-includes/class-wp-http.php */
			$asked = apply_filters( 'http_request_args', self::arguments( $headers, $seconds ), $url );
			/** This filter is documented in wp-includes/class-wp-http.php */
			$given = apply_filters( 'pre_http_request', false, $asked, $url );
			if ( false !== $given ) {
				$answers[ $key ] = $given;
			} elseif ( ( new \WP_Http() )->block_request( $url ) ) {
				$answers[ $key ] = new \WP_Error( 'http_request_not_executed', __( 'questo sito non può chiamare altri server (WP_HTTP_BLOCK_EXTERNAL).', 'spesa' ) );
			} else {
				$open[ $key ] = array( 'url' => $url, 'headers' => $asked['headers'], 'options' => self::options( $url, $asked, $seconds ) );
			}
		}
		return $answers + self::send( $open );
	}

	/** @return array<string, array|\WP_Error> */
	private static function send( array $open ): array {
		$answers = array();
		try {
			$given = $open ? Requests::request_multiple( $open ) : array();
		} catch ( \Exception $failure ) {
			$given = array_fill_keys( array_keys( $open ), $failure );
		}
		foreach ( $given as $key => $answer ) {
			if ( $answer instanceof \WpOrg\Requests\Response ) {
				$answers[ $key ] = ( new \WP_HTTP_Requests_Response( $answer ) )->to_array();
			} else {
				$answers[ $key ] = new \WP_Error( 'http_request_failed', $answer instanceof \Exception ? $answer->getMessage() : '' );
			}
		}
		return $answers;
	}

	private static function arguments( array $headers, float $seconds ): array {
		return array(
			'method'              => 'GET',
			'timeout'             => $seconds,
			'redirection'         => 0,
			'user-agent'          => 'Spesa/' . SPESA_VERSION,
			'headers'             => $headers,
			'body'                => null,
			'blocking'            => true,
			'sslverify'           => true,
			'sslcertificates'     => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
			'limit_response_size' => self::MAX,
		);
	}

	/** @param array $asked The arguments as a site's filters have left them; none makes a page wait longer. */
	private static function options( string $url, array $asked, float $seconds ): array {
		$timeout = min( $seconds, (float) $asked['timeout'] );
		$options = array(
			'timeout'          => $timeout,
			'connect_timeout'  => min( 1.0, $timeout ),
			'follow_redirects' => false,
			'max_bytes'        => self::MAX,
			'useragent'        => $asked['user-agent'],
			/** This filter is documented in wp-includes/class-wp-http.php */
			'verify'           => apply_filters( 'https_ssl_verify', $asked['sslverify'], $url ) ? $asked['sslcertificates'] : false,
		);
		$proxy   = new \WP_HTTP_Proxy();
		if ( $proxy->is_enabled() && $proxy->send_through_proxy( $url ) ) {
			$options['proxy'] = new ThroughProxy( $proxy->use_authentication() ? array( $proxy->host() . ':' . $proxy->port(), $proxy->username(), $proxy->password() ) : $proxy->host() . ':' . $proxy->port() );
		}
		return $options;
	}
}
