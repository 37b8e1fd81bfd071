<?php
namespace Spesa\Forms;

/** `/p/wp-admin/admin-ajax.php` means WordPress' own wherever the web server hands it to WordPress (§7). */
final class Address {
	private const PATH = '/p/wp-admin/admin-ajax.php';

	public static function register(): void {
		$path = (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH );
		if ( (string) wp_parse_url( home_url( self::PATH ), PHP_URL_PATH ) === $path ) {
			add_action( 'wp_loaded', array( __CLASS__, 'answer' ) );
		}
	}

	/** Goes on as if the file itself had been asked for; it ends the request. */
	public static function answer(): void {
		require ABSPATH . 'wp-admin/admin-ajax.php';
	}
}
