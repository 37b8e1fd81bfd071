<?php
namespace Spesa;

/** Answers kept in transients: good for fifteen minutes, served stale for a day while one process asks anew. */
final class AnswerCache {
	/** When the answers were last taken away: part of every key in an object cache. */
	public const GENERATION = 'spesa_purged';
	private const GOOD = 900;
	private const KEPT = DAY_IN_SECONDS;
	private const LOCK = 15;

	/** The key of a request, for each language of a page. */
	public static function key( array $request ): string {
		$input = $request['input'];
		ksort( $input );
		return 'spesa_a_' . md5( Settings::serverApi() . '|' . $request['endpoint'] . '|' . wp_json_encode( $input ) . '|' . SPESA_VERSION . ( Language::isUsual() ? '' : '|' . Language::page() ) . ( wp_using_ext_object_cache() ? get_option( self::GENERATION, '' ) : '' ) );
	}

	/** Fetches what is kept for these keys in one query, where transients stand in the database. @param string[] $keys */
	public static function prime( array $keys ): void {
		if ( count( $keys ) > 1 && ! wp_using_ext_object_cache() ) {
			$names = array();
			foreach ( $keys as $key ) {
				array_push( $names, "_transient_$key", "_transient_timeout_$key" );
			}
			wp_prime_option_caches( $names );
		}
	}

	/** `{ at: ms, data }`, or null. */
	public static function read( string $key ): ?array {
		$kept = get_transient( $key );
		return is_array( $kept ) && isset( $kept['at'], $kept['data'] ) ? $kept : null;
	}

	/** Is it older than fifteen minutes, or from the future? */
	public static function stale( array $kept ): bool {
		$age = self::now() - $kept['at'];
		return $age < 0 || $age >= self::GOOD * 1000;
	}

	public static function write( string $key, array $data ): array {
		$kept = array(
			'at'   => self::now(),
			'data' => $data,
		);
		set_transient( $key, $kept, self::KEPT );
		delete_option( "$key-lock" );
		return $kept;
	}

	/** True for the one process that may refresh this key; a lock left behind is void after fifteen seconds. The database decides: `add_option` says yes to two that ask at once. */
	public static function lock( string $key ): bool {
		global $wpdb;
		$name = "$key-lock";
		if ( 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $name, time() ) ) ) { // phpcs:ignore WordPress.DB -- a lock is the database's own, past every cache.
			return true;
		}
		$since = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) ); // phpcs:ignore WordPress.DB -- as above.
		return (int) $since <= time() - self::LOCK
			&& 1 === $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", time(), $name, $since ) ); // phpcs:ignore WordPress.DB -- as above.
	}

	public static function unlock( string $key ): void {
		delete_option( "$key-lock" );
	}

	/** Takes away every kept answer and page of this site; in an object cache, which cannot list them, by other keys from now on. The number of those in the database. */
	public static function purge(): int {
		global $wpdb;
		update_option( self::GENERATION, (string) self::now() );
		ShopApi::resume();
		PageCaches::forgetAll();
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_spesa_a_' ) . '%' ) ); // phpcs:ignore WordPress.DB
		foreach ( $names as $name ) {
			delete_transient( substr( $name, strlen( '_transient_' ) ) );
		}
		return count( $names );
	}

	/** Milliseconds since 1970. */
	private static function now(): int {
		return (int) round( microtime( true ) * 1000 );
	}
}
