<?php
namespace Spesa;

/**
 * Public reads of the shop API: many at once, at most three seconds a page (or SPESA_API_SECONDS of wp-config.php), without session or cookies.
 * After a failure nobody makes that call for twenty seconds; then one process tries it, and the others follow once it is answered.
 */
final class ShopApi {
	public const HASH     = 'w0d0t0';
	/** Statuses of the envelope for what does not exist: no such thing, and no name that such a thing could have. */
	public const UNKNOWN  = array( 2, 3 );
	/** Seconds in which a call that has failed is not made. */
	public const PAUSE    = 20;
	/** Endpoint → second until which it is not called, in one transient. */
	private const DOWN    = 'spesa_api_down';
	private const TRIAL   = 'spesa_a_trial_';
	private const SECONDS = 3.0;
	/** Stands for an answer that is no answer, from an API that is alive: HTTP 4xx, or 501 for a call that it does not have. */
	private const REFUSED = '';
	/** Its status, which no envelope has. */
	private const DENIED  = -1;

	/** Seconds that this page has already waited for the API. @var float */
	private static $waited = 0.0;

	/**
	 * Asks all requests in parallel.
	 *
	 * @param array<string, array> $requests Key → endpoint, input.
	 * @return array<string, array{status: int, data: mixed}> Only those that were answered in time; status as in the envelope.
	 */
	public static function ask( array $requests ): array {
		$left     = self::seconds( defined( 'SPESA_API_SECONDS' ) ? SPESA_API_SECONDS : null ) - self::$waited;
		$down     = $requests && $left >= 0.1 ? self::down() : array();
		$calls    = array_column( $requests, 'endpoint', 'endpoint' );
		$calls    = $left < 0.1 ? array() : array_filter( $calls, static fn( string $call ): bool => self::mayAsk( $call, $down ) );
		$requests = array_filter( $requests, static fn( array $request ): bool => isset( $calls[ $request['endpoint'] ] ) );
		if ( ! $requests ) {
			return array();
		}
		$began   = microtime( true );
		$bodies  = self::send( array_map( array( __CLASS__, 'url' ), $requests ), $left );
		$answers = array();
		$failed  = array();
		foreach ( $requests as $key => $request ) {
			$body   = $bodies[ $key ] ?? null;
			$answer = self::decode( $body, $request['endpoint'] );
			if ( $answer || self::REFUSED === $body ) {
				$answers[ $key ] = $answer ?? array( 'status' => self::DENIED );
			} else {
				$failed[ $request['endpoint'] ] = time() + self::PAUSE;
			}
		}
		self::$waited += microtime( true ) - $began;
		self::remember( $down, $calls, $failed );
		return $answers;
	}

	/**
	 * How long a page waits for the API in all: what an operator has set, half a second to thirty.
	 *
	 * @param mixed $set
	 */
	public static function seconds( $set ): float {
		return is_numeric( $set ) ? min( 30.0, max( 0.5, (float) $set ) ) : self::SECONDS;
	}

	/** Forgets all pauses. */
	public static function resume(): void {
		delete_transient( self::DOWN );
	}

	/** @return array<string, int> */
	private static function down(): array {
		$down = get_transient( self::DOWN );
		return is_array( $down ) ? $down : array();
	}

	/** Not while the call pauses; after its pause for the one process that tries it. */
	private static function mayAsk( string $endpoint, array $down ): bool {
		if ( ! isset( $down[ $endpoint ] ) ) {
			return true;
		}
		if ( $down[ $endpoint ] > time() ) {
			return false;
		}
		return AnswerCache::lock( self::TRIAL . $endpoint );
	}

	/** Writes down which of the asked calls have failed; an answered one is open to all again. */
	private static function remember( array $down, array $asked, array $failed ): void {
		$tried = array_intersect_key( $down, $asked );
		if ( $failed || $tried ) {
			$down = $failed + array_diff_key( $down, $asked );
			$down ? set_transient( self::DOWN, $down, DAY_IN_SECONDS ) : self::resume();
		}
		foreach ( array_keys( $tried ) as $endpoint ) {
			AnswerCache::unlock( self::TRIAL . $endpoint );
		}
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

	/** What every call of the site says of itself. @return array<string, string> */
	public static function headers(): array {
		return array(
			'Accept'          => 'application/json',
			'X-Ebsn-Client'   => 'site',
			'X-Ebsn-Version'  => SPESA_VERSION,
			'X-Ebsn-Language' => Language::page(),
		);
	}

	/**
	 * @param array<string, string> $urls
	 * @return array<string, string> Bodies of the answers; nothing for those that failed.
	 */
	private static function send( array $urls, float $seconds ): array {
		$bodies = array();
		foreach ( Http::many( $urls, Extension::request( self::headers() ), $seconds ) as $key => $answer ) {
			if ( ! is_wp_error( $answer ) ) {
				$bodies[ $key ] = self::body( (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) );
			}
		}
		return $bodies;
	}

	private static function body( int $status, string $body ): ?string {
		if ( 200 === $status ) {
			return $body;
		}
		if ( in_array( $status, array( 400, 404, 410 ), true ) && ! empty( json_decode( trim( $body ), true )['response']['status'] ) ) {
			return $body;
		}
		return ( $status >= 400 && $status < 500 ) || 501 === $status ? self::REFUSED : null;
	}

	/** Envelope → status and pruned data; null for what is no envelope, whose data has none of the call's fields, or for a product without its id. */
	private static function decode( ?string $body, string $endpoint ): ?array {
		$answer = null === $body ? null : json_decode( trim( $body ), true );
		$status = is_array( $answer ) ? ( $answer['response']['status'] ?? null ) : null;
		if ( ! is_int( $status ) || ( 0 === $status && ! is_array( $answer['data'] ?? null ) ) ) {
			return null;
		}
		$fields = Manifest::endpoint( $endpoint )['fields'];
		$data   = 0 === $status ? Json::prune( $answer['data'], $fields ) : null;
		$lacks  = array() === $data && $answer['data'] || null !== $data && isset( $fields['productId'] ) && ! isset( $data['productId'] );
		return $lacks ? null : array(
			'status' => $status,
			'data'   => $data,
		);
	}
}
