<?php
namespace Spesa\Content;

/** Do the addresses of the content platform (§7) arrive at WordPress? Asked over HTTP, as a browser does. */
final class Arrival {
	private const SECONDS = 3;

	/** @return string[] One sentence for each address that does not arrive, with what to do. */
	public static function faults(): array {
		$read   = json_decode( self::body( '/p/wp-json/custom/v1/trader' ), true );
		$faults = is_array( $read ) && isset( $read['trader'] ) ? array() : array( '/p/wp-json/' );
		// What WordPress says to an action that nobody has.
		if ( '0' !== trim( self::body( '/p/wp-admin/admin-ajax.php?action=spesa_nobody' ) ) ) {
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

	private static function body( string $path ): string {
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		$verify = apply_filters( 'https_local_ssl_verify', false );
		return wp_remote_retrieve_body( wp_remote_get( home_url( $path ), array( 'timeout' => self::SECONDS, 'sslverify' => $verify ) ) );
	}
}
