<?php
namespace Spesa\Forms;

/**
 * ALTCHA for forms: the browser looks for a number for a while, WordPress checks it at once, and no other host is asked.
 * A challenge is signed and kept nowhere; its solution counts once. What altcha-lib solves (core/browser/captcha.ts).
 */
final class ProofOfWork {
	public const ACTION = 'spesa_form_challenge';
	private const LIFE  = 10 * MINUTE_IN_SECONDS;
	/** Iterations of each try; some 250 tries find the key: a fifth of a second on a computer, a second on a phone. */
	private const COST   = 3000;
	private const LENGTH = 32;
	private const PREFIX = '00';
	private const SOLVED = 'spesa_solved_';

	public static function register(): void {
		foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $kind ) {
			add_action( $kind . self::ACTION, static fn() => wp_send_json( self::challenge() ) );
		}
	}

	/** What the browser has to solve. */
	public static function challenge(): array {
		$asked = array( 'nonce' => bin2hex( random_bytes( 16 ) ), 'salt' => bin2hex( random_bytes( 16 ) ), 'expiresAt' => time() + self::LIFE );
		return array(
			'parameters' => $asked + array( 'algorithm' => 'PBKDF2/SHA-256', 'cost' => self::COST, 'keyLength' => self::LENGTH, 'keyPrefix' => self::PREFIX ),
			'signature'  => self::sign( $asked ),
		);
	}

	/** Is this the solution of a challenge of ours, within its time, and the first? */
	public static function passes( string $token ): bool {
		$sent  = strlen( $token ) <= 4000 ? json_decode( (string) base64_decode( strtr( $token, '-_', '+/' ), true ), true, 6 ) : null; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- how the browser writes it.
		$asked = self::asked( $sent['challenge']['parameters'] ?? null );
		$found = $sent['solution']['counter'] ?? null;
		$sign  = $sent['challenge']['signature'] ?? null;
		if ( ! $asked || ! is_string( $sign ) || ! is_int( $found ) || $found < 0 || $found > 0xffffffff || ! hash_equals( self::sign( $asked ), $sign ) ) {
			return false;
		}
		if ( $asked['expiresAt'] < time() ) {
			return false;
		}
		$key = hash_pbkdf2( 'sha256', hex2bin( $asked['nonce'] ) . pack( 'N', $found ), hex2bin( $asked['salt'] ), self::COST, 2 * self::LENGTH );
		return 0 === strpos( $key, self::PREFIX ) && self::isFirst( $asked );
	}

	/** What of the parameters is not the same for all. @param mixed $parameters */
	private static function asked( $parameters ): ?array {
		$hex = static fn( string $name ): bool => is_string( $parameters[ $name ] ?? null ) && preg_match( '/^[0-9a-f]{32}$/D', $parameters[ $name ] );
		return is_array( $parameters ) && $hex( 'nonce' ) && $hex( 'salt' ) && is_int( $parameters['expiresAt'] ?? null )
			? array( 'nonce' => $parameters['nonce'], 'salt' => $parameters['salt'], 'expiresAt' => $parameters['expiresAt'] )
			: null;
	}

	private static function sign( array $asked ): string {
		return hash_hmac( 'sha256', "spesa|challenge|{$asked['nonce']}|{$asked['salt']}|{$asked['expiresAt']}", wp_salt( 'nonce' ) );
	}

	/** Of several that bring the same solution at once the database lets one through. */
	private static function isFirst( array $asked ): bool {
		global $wpdb;
		Retention::plan();
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", self::SOLVED . $asked['nonce'], $asked['expiresAt'] ) ); // phpcs:ignore WordPress.DB -- add_option() has no such promise.
	}

	/** Forgets the solutions of challenges that have lapsed. */
	public static function clear(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( self::SOLVED ) . '%', time() ) ); // phpcs:ignore WordPress.DB
	}
}
