<?php
namespace Spesa;

/** "Prova il collegamento": asks the API once and names the fault. */
final class Connection {
	public const ACTION = 'spesa_connection';
	public const PURGE  = 'spesa_purge';
	private const RESULT = 'spesa_connection_';

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'handle' ) );
		add_action( 'admin_post_' . self::PURGE, array( __CLASS__, 'purge' ) );
	}

	public static function handle(): void {
		self::allow( self::ACTION, __( 'Non hai il permesso di fare questa prova.', 'spesa' ) );
		self::back( self::test() );
	}

	public static function purge(): void {
		self::allow( self::PURGE, __( 'Non hai il permesso di svuotare le risposte.', 'spesa' ) );
		/* translators: %d: number of answers. */
		self::back( array( 'ok' => true, 'text' => sprintf( __( 'Risposte tolte: %d. Le pagine chiedono tutto di nuovo.', 'spesa' ), AnswerCache::purge() ) ) );
	}

	/** Lets only who manages options go on, with a nonce of the action. */
	public static function allow( string $action, string $refusal ): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html( $refusal ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/** Leads to the settings, which say the result. */
	private static function back( array $result ): void {
		set_transient( self::RESULT . get_current_user_id(), $result, MINUTE_IN_SECONDS );
		wp_safe_redirect( SettingsPage::address() );
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

	/** What is wrong with the answer of the category tree, in one sentence; empty when nothing is. @param array|\WP_Error $answer */
	public static function fault( $answer ): string {
		$fault = Setup\Answer::fault( $answer );
		if ( '' !== $fault ) {
			return $fault;
		}
		$body = json_decode( trim( wp_remote_retrieve_body( $answer ) ), true );
		/* translators: %s: status. */
		return 0 === $body['response']['status'] && isset( $body['data']['categories'] ) ? '' : sprintf( __( 'l’API rifiuta l’albero delle categorie (stato %s).', 'spesa' ), $body['response']['status'] );
	}
}
