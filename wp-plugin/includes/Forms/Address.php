<?php
namespace Spesa\Forms;

/** `/p/wp-admin/admin-ajax.php` means WordPress' own wherever the web server hands it to WordPress (§7). */
final class Address {
	/** The action by which Site Health hears that the address arrives. */
	public const ACTION = 'spesa_here';
	private const PATH  = '/p/wp-admin/admin-ajax.php';

	public static function register(): void {
		foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $kind ) {
			add_action( $kind . self::ACTION, array( __CLASS__, 'here' ) );
		}
		$path = (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH );
		if ( (string) wp_parse_url( home_url( self::PATH ), PHP_URL_PATH ) === $path ) {
			add_action( 'wp_loaded', array( __CLASS__, 'answer' ) );
		}
	}

	public static function here(): void {
		wp_send_json( array( 'spesa' => true ) );
	}

	/** Goes on as if the file itself had been asked for; it ends the request. */
	public static function answer(): void {
		require ABSPATH . 'wp-admin/admin-ajax.php';
	}
}
