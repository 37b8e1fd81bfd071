<?php
namespace Spesa\Forms;

use Spesa\Settings;

/** How often one address may do a thing: counted for ten minutes, by a hash of the address. */
final class Limits {
	public const WINDOW = 600;

	/** Counts one more; true where this address has done it more than so many times. */
	public static function exceeded( string $what, int $most ): bool {
		$key   = 'spesa_limit_' . $what . '_' . substr( wp_hash( self::address() . '|' . intdiv( time(), self::WINDOW ) ), 0, 20 );
		$count = (int) get_transient( $key ) + 1;
		set_transient( $key, $count, self::WINDOW );
		return $count > $most;
	}

	/** Whose request this is: the sender's address, or what proxies that are trusted say of it. */
	public static function address(): string {
		$address = self::valid( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ) );
		$proxies = Settings::get( 'trusted_proxies' );
		$passed  = explode( ',', sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) ) );
		while ( in_array( $address, $proxies, true ) && $passed ) {
			$before = self::valid( trim( (string) array_pop( $passed ) ) );
			if ( '' === $before ) {
				break;
			}
			$address = $before;
		}
		return $address;
	}

	private static function valid( string $address ): string {
		return (string) filter_var( $address, FILTER_VALIDATE_IP );
	}
}
