<?php
namespace Spesa\Setup;

use Spesa\Manifest;
use Spesa\Pages;
use Spesa\Settings;
use Spesa\SettingsPage;

/** The shop's pages as a list: which are there, made again, mapped to existing ones, taken back (ruling 34). */
final class PageTable {
	public static function register(): void {
		add_action( 'admin_notices', array( __CLASS__, 'notice' ) );
	}

	/** What was made without being asked for is told, with one press to take it back. */
	public static function notice(): void {
		$screen = get_current_screen();
		$new    = array_filter( (array) get_option( Pages::NEW, array() ), 'is_string' );
		$names  = array_intersect( $new, array_keys( array_filter( Pages::ids(), static fn( int $post ): bool => 'publish' === get_post_status( $post ) ) ) );
		if ( ! $names || ! $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins', 'edit-page' ), true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$titles = array_map( static fn( string $name ): string => get_the_title( Pages::ids()[ $name ] ), $names );
		/* translators: %d: number of pages. */
		printf( '<div class="notice notice-info"><p><strong>%s</strong></p><details><summary>%s</summary><p>%s</p></details><div class="spesa-page-tools" style="display:flex;gap:8px;margin:8px 0">', esc_html( sprintf( __( 'La Spesa ha fatto le pagine del negozio: %d.', 'spesa' ), count( $titles ) ) ), esc_html__( 'Quali sono', 'spesa' ), esc_html( implode( ' · ', $titles ) ) );
		self::press( 'keep', '', __( 'Va bene', 'spesa' ) );
		self::press( 'undo', '', __( 'Togli quelle intatte', 'spesa' ) );
		printf( '<a class="button-link" style="align-self:center" href="%s">%s</a></div></div>', esc_url( SettingsPage::address( Steps::complete() ? 'pages' : 'setup' ) ), esc_html( Steps::complete() ? __( 'Vedi l’elenco', 'spesa' ) : __( 'Continua la configurazione', 'spesa' ) ) );
	}

	public static function show(): void {
		$names = array_values( array_filter( array_unique( array_column( array_filter( Manifest::widgets(), static fn( array $widget ): bool => 'page' === $widget['kind'] ), 'page' ) ) ) );
		printf( '<table class="widefat striped spesa-table"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Pagina del negozio', 'spesa' ), esc_html__( 'Indirizzo', 'spesa' ), esc_html__( 'Pagina di WordPress', 'spesa' ), esc_html__( 'Azioni', 'spesa' ) );
		foreach ( $names as $name ) {
			self::row( $name );
		}
		echo '</tbody></table>';
		self::mapping( $names );
		printf( '<h3>%s</h3><p>%s</p>', esc_html__( 'Togliere le pagine fatte', 'spesa' ), esc_html__( 'Vanno nel cestino solo quelle che nessuno ha toccato.', 'spesa' ) );
		self::press( 'undo', '', __( 'Togli quelle intatte', 'spesa' ) );
	}

	private static function row( string $name ): void {
		$post   = get_post( Pages::ids()[ $name ] ?? 0 );
		$title  = (string) Pages::fact( $name, 'title' );
		$status = $post ? $post->post_status : '';
		$known  = array(
			''      => __( 'Non c’è', 'spesa' ),
			'trash' => __( 'Nel cestino', 'spesa' ),
			'draft' => __( 'Bozza: i visitatori non la vedono', 'spesa' ),
		);
		printf( '<tr><th scope="row">%s</th><td data-label="%s"><code>%s</code></td><td data-label="%s">', esc_html( $title ), esc_attr__( 'Indirizzo', 'spesa' ), esc_html( Settings::pages()[ $name ] ?? '' ), esc_attr__( 'Pagina di WordPress', 'spesa' ) );
		if ( $post && 'trash' !== $status ) {
			/* translators: %s: title of a page. */
			printf( '<a href="%s" aria-label="%s">%s</a> ', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_attr( sprintf( __( 'Modifica «%s»', 'spesa' ), get_the_title( $post ) ) ), esc_html( get_the_title( $post ) ) );
		}
		echo esc_html( 'publish' === $status ? ( Pages::untouched( $name ) ? __( '(come è stata fatta)', 'spesa' ) : '' ) : ( $known[ $status ] ?? $known['draft'] ) );
		printf( '</td><td data-label="%s">', esc_attr__( 'Azioni', 'spesa' ) );
		if ( 'publish' === $status ) {
			printf( '<a href="%s">%s<span class="screen-reader-text"> «%s»</span></a>', esc_url( (string) get_permalink( $post ) ), esc_html__( 'Apri', 'spesa' ), esc_html( $title ) );
		} elseif ( '' === $status || 'trash' === $status ) {
			self::press( 'make', $name, '' === $status ? __( 'Fai la pagina', 'spesa' ) : __( 'Riprendi dal cestino', 'spesa' ), $title );
		}
		echo '</td></tr>';
	}

	/** @param string[] $names */
	private static function mapping( array $names ): void {
		$own   = Pages::ids();
		$pages = array_filter( get_pages( array( 'number' => 500 ) ) ?: array(), static fn( \WP_Post $page ): bool => ! in_array( $page->ID, $own, true ) );
		printf( '<h3>%s</h3>', esc_html__( 'Usare una pagina che c’è già', 'spesa' ) );
		if ( ! $pages ) {
			printf( '<p>%s</p>', esc_html__( 'Non ci sono altre pagine pubblicate.', 'spesa' ) );
			return;
		}
		printf( '<p>%s</p>', esc_html__( 'Il blocco del negozio si aggiunge in fondo alla pagina, se non c’è. La pagina che c’era prima resta tra le pagine di WordPress.', 'spesa' ) );
		self::begin( 'map' );
		printf( '<label>%s <select name="page_name">', esc_html__( 'Per', 'spesa' ) );
		foreach ( $names as $name ) {
			printf( '<option value="%s">%s</option>', esc_attr( $name ), esc_html( (string) Pages::fact( $name, 'title' ) ) );
		}
		printf( '</select></label> <label>%s <select name="post">', esc_html__( 'usa', 'spesa' ) );
		foreach ( $pages as $page ) {
			printf( '<option value="%d">%s</option>', (int) $page->ID, esc_html( get_the_title( $page ) ) );
		}
		printf( '</select></label> <button class="button">%s</button></form>', esc_html__( 'Usa questa', 'spesa' ) );
	}

	private static function press( string $change, string $name, string $label, string $about = '' ): void {
		self::begin( $change );
		printf( '<input type="hidden" name="page_name" value="%s"><button class="button">%s%s</button></form>', esc_attr( $name ), esc_html( $label ), '' === $about ? '' : sprintf( '<span class="screen-reader-text"> «%s»</span>', esc_html( $about ) ) );
	}

	private static function begin( string $change ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="change" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( Handler::PAGES ), esc_attr( $change ) );
		wp_nonce_field( Handler::PAGES );
	}
}
