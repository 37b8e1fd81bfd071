<?php
namespace Spesa\Content;

use Spesa\Forms\Address;

/** Do the addresses of the content platform (§7) arrive at WordPress? Asked over HTTP, as a browser does. */
final class Arrival {
	private const SECONDS = 3;

	/** @return string[] One sentence for each address that does not arrive, with what to do. */
	public static function faults(): array {
		$read   = json_decode( self::body( '/p/wp-json/custom/v1/trader' ), true );
		$faults = is_array( $read ) && isset( $read['trader'] ) ? array() : array( '/p/wp-json/' );
		$here = json_decode( self::body( '/p/wp-admin/admin-ajax.php?action=' . Address::ACTION ), true );
		if ( ! isset( $here['spesa'] ) ) {
			$faults[] = '/p/wp-admin/admin-ajax.php';
		}
		return array_map(
			static function ( string $path ): string {
				/* translators: %s: address. */
				return sprintf( __( 'L’indirizzo %s non arriva a WordPress. Gli elementi non ne hanno bisogno, ma chi legge i contenuti da lì non li trova: fai passare gli indirizzi che cominciano con /p/ da index.php.', 'spesa' ), home_url( $path ) );
			},
			$faults
		);
	}

	/**
	 * Is the REST API of WordPress open to visitors? Without it the shop's own pages work, and what comes from WordPress does not.
	 * The nonce check is removed, since a visitor sends no nonce.
	 *
	 * @return string[]
	 */
	public static function closed(): array {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$checks = remove_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', 100 );
		/** This filter is documented in wp-includes/rest-api/class-wp-rest-server.php */
		$refusal = apply_filters( 'rest_authentication_errors', null );
		if ( $checks ) {
			add_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', 100 );
		}
		wp_set_current_user( $user );
		return is_wp_error( $refusal )
			/* translators: %s: what another plugin answers. */
			? array( sprintf( __( 'L’API REST di WordPress è chiusa ai visitatori («%s»): articoli, slide, menù e moduli del negozio restano vuoti. Aprila, o lascia passare custom/v1, wp-api-menus/v2 e wp/v2.', 'spesa' ), $refusal->get_error_message() ) )
			: array();
	}

	private static function body( string $path ): string {
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		$verify = apply_filters( 'https_local_ssl_verify', false );
		return wp_remote_retrieve_body( wp_remote_get( home_url( $path ), array( 'timeout' => self::SECONDS, 'sslverify' => $verify ) ) );
	}
}
