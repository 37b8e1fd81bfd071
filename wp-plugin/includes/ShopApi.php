<?php
namespace Spesa;

use WpOrg\Requests\Requests;

/**
 * Public reads of the shop API: many at once, at most three seconds a page, without session or cookies.
 * After a failure nobody asks for sixty seconds.
 */
final class ShopApi {
	public const HASH     = 'w0d0t0';
	private const TIMEOUT = 3.0;
	private const PAUSE   = 60;
	private const DOWN    = 'spesa_api_down';
	private const MAX     = 4194304;
	/** Stands for an answer that is no answer, from an API that is alive: HTTP 4xx, or 501 for a call that it does not have. */
	private const REFUSED = '';

	/** Seconds that this page has already waited for the API. @var float */
	private static $waited = 0.0;

	/**
	 * Asks all requests in parallel.
	 *
	 * @param array<string, array> $requests Key → endpoint, input.
	 * @return array<string, array{status: int, data: mixed}> Only those that were answered in time; status as in the envelope.
	 */
	public static function ask( array $requests ): array {
		$left = self::TIMEOUT - self::$waited;
		if ( ! $requests || $left < 0.1 || get_transient( self::DOWN ) ) {
			return array();
		}
		$began   = microtime( true );
		$bodies  = self::send( array_map( array( __CLASS__, 'url' ), $requests ), $left );
		$answers = array();
		$failed  = false;
		foreach ( $requests as $key => $request ) {
			$body   = $bodies[ $key ] ?? null;
			$answer = self::decode( $body, $request['endpoint'] );
			$failed = $failed || ( ! $answer && self::REFUSED !== $body );
			if ( $answer ) {
				$answers[ $key ] = $answer;
			}
		}
		self::$waited += microtime( true ) - $began;
		if ( $failed ) {
			set_transient( self::DOWN, 1, self::PAUSE );
		}
		return $answers;
	}

	/** Address of the call for the server: the key order of the input, then the hash. */
	public static function url( array $request ): string {
		$endpoint = Manifest::endpoint( $request['endpoint'] );
		$query    = array();
		foreach ( $request['input'] as $name => $value ) {
			$query[ $name ] = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;
		}
		if ( $endpoint['hashed'] ) {
			$query['hash'] = self::HASH;
		}
		return Settings::serverApi() . $endpoint['path'] . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}

	/** Starts the page's time again: for tests and for work after the answer has been sent. */
	public static function restart(): void {
		self::$waited = 0.0;
	}

	/**
	 * @param array<string, string> $urls
	 * @return array<string, string> Bodies of the answers; nothing for those that failed.
	 */
	private static function send( array $urls, float $seconds ): array {
		$headers = array(
			'Accept'          => 'application/json',
			'X-Ebsn-Client'   => 'site',
			'X-Ebsn-Version'  => SPESA_VERSION,
			'X-Ebsn-Language' => 'it',
		);
		$bodies  = array();
		$open    = array();
		foreach ( $urls as $key => $url ) {
			/** WordPress' own filter: lets tests and caches answer instead. */
			$given = apply_filters( 'pre_http_request', false, array( 'headers' => $headers, 'timeout' => $seconds ), $url );
			if ( false === $given ) {
				$open[ $key ] = array( 'url' => $url, 'headers' => $headers );
			} else {
				$bodies[ $key ] = self::body( (int) wp_remote_retrieve_response_code( $given ), wp_remote_retrieve_body( $given ) );
			}
		}
		$options = array(
			'timeout'          => $seconds,
			'connect_timeout'  => min( 1.0, $seconds ),
			'follow_redirects' => false,
			'max_bytes'        => self::MAX,
			'useragent'        => 'Spesa/' . SPESA_VERSION,
			'verify'           => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
		);
		try {
			$answers = $open ? Requests::request_multiple( $open, $options ) : array();
		} catch ( \Exception $failure ) {
			$answers = array();
		}
		foreach ( $answers as $key => $answer ) {
			if ( $answer instanceof \WpOrg\Requests\Response ) {
				$bodies[ $key ] = self::body( (int) $answer->status_code, $answer->body );
			}
		}
		return $bodies;
	}

	private static function body( int $status, string $body ): ?string {
		if ( 200 === $status ) {
			return $body;
		}
		return ( $status >= 400 && $status < 500 ) || 501 === $status ? self::REFUSED : null;
	}

	/** Envelope → status and pruned data; null for what is no envelope. */
	private static function decode( ?string $body, string $endpoint ): ?array {
		$answer = null === $body ? null : json_decode( trim( $body ), true );
		$status = is_array( $answer ) ? ( $answer['response']['status'] ?? null ) : null;
		if ( ! is_int( $status ) || ( 0 === $status && ! is_array( $answer['data'] ?? null ) ) ) {
			return null;
		}
		return array(
			'status' => $status,
			'data'   => 0 === $status ? Json::prune( $answer['data'], Manifest::endpoint( $endpoint )['fields'] ) : null,
		);
	}
}
