<?php
namespace Spesa\Setup;

use Spesa\Connection;
use Spesa\Pages;
use Spesa\Settings;
use Spesa\SettingsPage;

/** What the forms of the setup and of the list of pages do. */
final class Handler {
	public const ACTION = 'spesa_setup';
	public const PAGES  = 'spesa_pages';

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'step' ) );
		add_action( 'admin_post_' . self::PAGES, array( __CLASS__, 'pages' ) );
	}

	/** Keeps what a step asks; with a fault the step comes back and says it. */
	public static function step(): void {
		Connection::allow( self::ACTION, __( 'Non hai il permesso di cambiare le impostazioni.', 'spesa' ) );
		$step  = sanitize_key( $_POST['step'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by allow().
		$given = wp_unslash( $_POST[ Settings::OPTION ] ?? array() ); // phpcs:ignore WordPress.Security -- checked by allow(), sanitized by submitted().
		$fits  = self::keep( $step, is_array( $given ) ? $given : array() );
		self::leave( Steps::address( $fits && 'connection' !== $step ? Steps::next( $step ) : $step, $fits ? array() : array( 'settings-updated' => 'true' ) ) );
	}

	/** Is all of it kept? */
	public static function keep( string $step, array $given ): bool {
		update_option( Settings::OPTION, Settings::submitted( array_intersect_key( $given, array_flip( Steps::fields( $step ) ) ) ) );
		Settings::changed();
		if ( get_settings_errors( Settings::OPTION ) ) {
			set_transient( 'settings_errors', get_settings_errors(), 30 );
			return false;
		}
		if ( 'connection' !== $step ) {
			self::also( $step, $given );
			Steps::finish( $step );
			return true;
		}
		$result = Calls::run();
		Calls::keep( $result );
		if ( Calls::suffice( $result['calls'] ) ) {
			Steps::finish( $step );
		}
		return true;
	}

	/** What two of the steps do beside keeping settings. */
	private static function also( string $step, array $given ): void {
		if ( 'front' === $step ) {
			Front::set( ! empty( $given['front'] ) );
		} elseif ( 'pages' === $step && '' === (string) get_option( 'permalink_structure' ) ) {
			$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
			delete_option( 'rewrite_rules' );
		}
	}

	public static function pages(): void {
		Connection::allow( self::PAGES, __( 'Non hai il permesso di cambiare le pagine.', 'spesa' ) );
		// phpcs:disable WordPress.Security.NonceVerification -- checked by allow().
		$name = sanitize_text_field( wp_unslash( $_POST['page_name'] ?? '' ) );
		$text = self::change( sanitize_key( $_POST['change'] ?? '' ), $name, absint( $_POST['post'] ?? 0 ) );
		// phpcs:enable
		add_settings_error( self::PAGES, 'spesa-pages', $text['text'], $text['ok'] ? 'success' : 'error' );
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		$back = wp_get_referer();
		self::leave( add_query_arg( 'settings-updated', 'true', $back && false !== strpos( $back, 'page=' . SettingsPage::SLUG ) ? $back : SettingsPage::address( 'pages' ) ) );
	}

	/** Does one thing to the shop's pages: `{ ok, text }`. */
	public static function change( string $change, string $name, int $post = 0 ): array {
		Steps::finish( 'pages' );
		update_option( Pages::NEW, array(), false );
		switch ( $change ) {
			case 'keep':
				return self::said( true, __( 'Va bene: le pagine restano.', 'spesa' ) );
			case 'undo':
				/* translators: %d: number of pages. */
				return self::said( true, sprintf( __( 'Pagine intatte nel cestino: %d. Da lì si possono riprendere.', 'spesa' ), count( Pages::takeBack() ) ) );
			case 'make':
				$kept = get_post( Pages::ids()[ $name ] ?? 0 );
				if ( $kept && 'trash' === $kept->post_status && wp_untrash_post( $kept->ID ) ) {
					wp_publish_post( $kept->ID );
					return self::said( true, __( 'La pagina è di nuovo al suo posto.', 'spesa' ) );
				}
				return Pages::remake( $name ) ? self::said( true, __( 'La pagina è stata fatta.', 'spesa' ) ) : self::said( false, __( 'La pagina non si è potuta fare.', 'spesa' ) );
			case 'map':
				return Pages::map( $name, $post ) ? self::said( true, __( 'La pagina fa ora parte del negozio.', 'spesa' ) ) : self::said( false, __( 'Quella pagina non si può usare: deve essere pubblicata e non essere già una del negozio.', 'spesa' ) );
			default:
				return self::said( false, __( 'Non so che cosa fare con questa pagina.', 'spesa' ) );
		}
	}

	private static function said( bool $ok, string $text ): array {
		return array(
			'ok'   => $ok,
			'text' => $text,
		);
	}

	private static function leave( string $address ): void {
		wp_safe_redirect( $address );
		exit;
	}
}
