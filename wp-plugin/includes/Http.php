<?php
namespace Spesa;

use WpOrg\Requests\Hooks;
use WpOrg\Requests\Proxy\Http as ThroughProxy;
use WpOrg\Requests\Requests;

/** Many reads at once by the rules of WordPress' own HTTP: its filters and actions, its proxy, WP_HTTP_BLOCK_EXTERNAL. Nothing is followed elsewhere. */
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
				$answers[ $key ] = self::told( new \WP_Error( 'http_request_not_executed', __( 'questo sito non può chiamare altri server (WP_HTTP_BLOCK_EXTERNAL).', 'spesa' ) ), $asked, $url );
			} else {
				$open[ $key ] = array( 'url' => $url, 'headers' => $asked['headers'], 'options' => self::options( $url, $asked, $seconds ), 'asked' => $asked );
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
			$read            = $answer instanceof \WpOrg\Requests\Response
				? ( new \WP_HTTP_Requests_Response( $answer ) )->to_array()
				: new \WP_Error( 'http_request_failed', $answer instanceof \Exception ? $answer->getMessage() : '' );
			$answers[ $key ] = self::told( $read, $open[ $key ]['asked'], $open[ $key ]['url'] );
		}
		return $answers;
	}

	/**
	 * An answer as those see it, and may change it, who watch WordPress' HTTP.
	 *
	 * @param array|\WP_Error $answer
	 * @return array|\WP_Error
	 */
	private static function told( $answer, array $asked, string $url ) {
		/** This action is documented in wp-includes/class-wp-http.php */
		do_action( 'http_api_debug', $answer, 'response', 'WpOrg\Requests\Requests', $asked, $url );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		/** This filter is documented in wp-includes/class-wp-http.php */
		return apply_filters( 'http_response', $answer, $asked, $url );
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
			$by               = $proxy->host() . ':' . $proxy->port();
			$options['proxy'] = new ThroughProxy( $proxy->use_authentication() ? array( $by, $proxy->username(), $proxy->password() ) : $by );
			$options['hooks'] = new Hooks();
			// Requests 2 sets a proxy on single reads alone: those of a bundle fire another hook.
			$options['hooks']->register( 'curl.before_multi_add', array( $options['proxy'], 'curl_before_send' ) );
		}
		return $options;
	}
}
