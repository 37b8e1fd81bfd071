<?php
namespace Spesa;

/** "Prova il collegamento": asks the API once and names the fault. */
final class Connection {
	public const ACTION = 'spesa_connection';
	private const RESULT = 'spesa_connection_';

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'handle' ) );
	}

	public static function handle(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Non hai il permesso di fare questa prova.', 'spesa' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		set_transient( self::RESULT . get_current_user_id(), self::test(), MINUTE_IN_SECONDS );
		wp_safe_redirect( admin_url( 'options-general.php?page=spesa' ) );
		exit;
	}

	/** The last result of this user, once: `{ ok, text }` or null. */
	public static function result(): ?array {
		$result = get_transient( self::RESULT . get_current_user_id() );
		delete_transient( self::RESULT . get_current_user_id() );
		return is_array( $result ) ? $result : null;
	}

	/** One call of the category tree, as the server makes it. */
	public static function test(): array {
		$url    = ShopApi::url( Prefetch::request( 'catalogue.categoryTree', array( 'depth' => 1 ) ) );
		$answer = wp_remote_get( $url, array( 'timeout' => 5, 'redirection' => 0, 'headers' => array( 'Accept' => 'application/json' ) ) );
		$fault  = self::fault( $answer );
		if ( '' === $fault ) {
			ShopApi::resume();
		}
		/* translators: 1: address, 2: fault. */
		$text = '' === $fault ? __( 'L’API risponde a %1$s.', 'spesa' ) : __( 'Nessun collegamento con %1$s: %2$s', 'spesa' );
		return array(
			'ok'   => '' === $fault,
			'text' => sprintf( $text, Settings::serverApi(), $fault ),
		);
	}

	/** What is wrong with an answer, in one sentence; empty when nothing is. @param array|\WP_Error $answer */
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
		if ( ! isset( $body['response']['status'] ) ) {
			return __( 'la risposta non ha la busta dell’API della spesa (response.status).', 'spesa' );
		}
		/* translators: %s: status. */
		return 0 === $body['response']['status'] && isset( $body['data']['categories'] ) ? '' : sprintf( __( 'l’API rifiuta l’albero delle categorie (stato %s).', 'spesa' ), $body['response']['status'] );
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
