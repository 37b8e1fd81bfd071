<?php
namespace Spesa\Forms;

/**
 * The nonces of a form: signed, bound to what they are for and to the form as it is, good for twelve hours. Not those of
 * WordPress, which change with who is logged in there: a visitor and an editor fill in the same form.
 */
final class Token {
	private const LIFE = 12 * HOUR_IN_SECONDS;

	/** A nonce for `submit` or `upload` of a form in this version. */
	public static function make( string $purpose, int $form, string $version ): string {
		$now = (string) time();
		return $now . '.' . self::sign( $purpose, $form, $version, $now );
	}

	public static function isGood( string $token, string $purpose, int $form, string $version ): bool {
		if ( ! preg_match( '/^(\d{1,12})\.([0-9a-f]{64})$/', $token, $parts ) ) {
			return false;
		}
		$age = time() - (int) $parts[1];
		return $age >= 0 && $age < self::LIFE && hash_equals( self::sign( $purpose, $form, $version, $parts[1] ), $parts[2] );
	}

	private static function sign( string $purpose, int $form, string $version, string $moment ): string {
		return hash_hmac( 'sha256', "spesa|$purpose|$form|$version|$moment", wp_salt( 'nonce' ) );
	}
}
