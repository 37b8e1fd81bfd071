<?php
namespace Spesa\Setup;

/** What is wrong with an answer of an API, in one sentence that tells whoever wrote the address what to do. */
final class Answer {
	/** Empty when it is an envelope of the shop API, whatever its status. @param array|\WP_Error $answer */
	public static function fault( $answer ): string {
		if ( is_wp_error( $answer ) ) {
			return self::unreachable( $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status. */
			return $status >= 300 && $status < 400 ? __( 'l’indirizzo rimanda altrove; scrivi quello di arrivo.', 'spesa' ) : sprintf( __( 'l’indirizzo risponde con l’errore HTTP %d.', 'spesa' ), $status );
		}
		$body = json_decode( trim( wp_remote_retrieve_body( $answer ) ), true );
		if ( ! is_array( $body ) ) {
			return __( 'la risposta non è JSON; l’indirizzo è forse quello di una pagina.', 'spesa' );
		}
		return is_int( $body['response']['status'] ?? null ) ? '' : __( 'la risposta non ha la busta dell’API della spesa (response.status).', 'spesa' );
	}

	private static function unreachable( string $message ): string {
		$known = array(
			'/resolve|getaddrinfo/i'                => __( 'il nome del server non esiste.', 'spesa' ),
			'/refused|couldn.t connect|failed to connect/i' => __( 'il server non accetta collegamenti; è acceso?', 'spesa' ),
			'/timed out|timeout/i'                  => __( 'il server non risponde in tempo.', 'spesa' ),
			'/ssl|certificate/i'                    => __( 'il certificato del server non è valido.', 'spesa' ),
		);
		foreach ( $known as $pattern => $sentence ) {
			if ( preg_match( $pattern, $message ) ) {
				return $sentence;
			}
		}
		return $message;
	}
}
