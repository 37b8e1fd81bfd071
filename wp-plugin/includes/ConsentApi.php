<?php
namespace Spesa;

/**
 * The WP Consent API, by which the plugins of a site agree on what a visitor allows: this one declares itself, and asks where no other does.
 * The answers are shared in the browser; pages stay the same for everybody.
 */
final class ConsentApi {
	/** For so many days a visitor is not asked again (Garante, 10 June 2021). */
	private const DAYS = 182;

	public static function register(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( SPESA_FILE ), '__return_true' );
		add_filter( 'wp_get_consent_type', array( __CLASS__, 'type' ), PHP_INT_MAX );
		add_filter( 'wp_consent_api_cookie_expiration', array( __CLASS__, 'days' ) );
	}

	/** Who asks: `own` this plugin, `site` another; empty where the site has no such API, or where the settings ask for no consent. */
	public static function asks(): string {
		if ( ! function_exists( 'wp_get_consent_type' ) || ! Settings::get( 'asks_consent' ) ) {
			return '';
		}
		remove_filter( 'wp_get_consent_type', array( __CLASS__, 'type' ), PHP_INT_MAX );
		$others = wp_get_consent_type();
		add_filter( 'wp_get_consent_type', array( __CLASS__, 'type' ), PHP_INT_MAX );
		return $others ? 'site' : 'own';
	}

	/** Nothing is allowed before it has been said. @param string|bool $type @return string|bool */
	public static function type( $type ) {
		return ! $type && Settings::get( 'asks_consent' ) ? 'optin' : $type;
	}

	/** @param int $days */
	public static function days( $days ): int {
		return 'own' === self::asks() ? self::DAYS : (int) $days;
	}
}
