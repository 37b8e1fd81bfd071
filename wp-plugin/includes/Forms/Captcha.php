<?php
namespace Spesa\Forms;

use Spesa\Settings;

/** The captcha of forms: work of the browser's own, or reCAPTCHA where the settings have both of its keys; without its secret nothing is asked of visitors. */
final class Captcha {
	/** The key that stands for work of the browser's own (core/browser/captcha.ts). */
	private const OWN_WORK = 'altcha';
	private const VERIFIER = 'https://www.google.com/recaptcha/api/siteverify';
	/** From 0, a machine, to 1. */
	private const LEAST = 0.5;

	public static function isOn(): bool {
		return self::isOwnWork() || ( '' !== Settings::get( 'captcha_key' ) && '' !== Settings::get( 'captcha_secret' ) );
	}

	private static function isOwnWork(): bool {
		return self::OWN_WORK === Settings::get( 'captcha_key' );
	}

	/** Does the provider vouch for this token? Without an answer of the provider nobody passes. */
	public static function passes( string $token ): bool {
		if ( ! self::isOn() ) {
			return true;
		}
		if ( self::isOwnWork() ) {
			return ProofOfWork::passes( $token );
		}
		$answer = '' === $token ? array() : wp_remote_post( self::VERIFIER, array( 'timeout' => 5, 'body' => array( 'secret' => Settings::get( 'captcha_secret' ), 'response' => $token ) ) );
		$said   = json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $said ) && true === ( $said['success'] ?? false ) && ( $said['score'] ?? 1 ) >= self::LEAST;
	}
}
