<?php
namespace Spesa;

use Spesa\Setup\PageTable;
use Spesa\Setup\Screen;

/** The one admin page, in three parts: the setup that leads, the settings in groups, the shop's pages. */
final class SettingsPage {
	public const SLUG = 'spesa';

	public static function register(): void {
		add_action( 'admin_menu', array( __CLASS__, 'menu' ) );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'sheet' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( SPESA_FILE ), array( __CLASS__, 'link' ) );
	}

	public static function menu(): void {
		add_options_page( __( 'Spesa', 'spesa' ), __( 'Spesa', 'spesa' ), 'manage_options', self::SLUG, array( __CLASS__, 'page' ) );
	}

	/** Address of a part of the page: `settings`, `setup` or `pages`. */
	public static function address( string $part = 'settings', array $more = array() ): string {
		return add_query_arg( array( 'page' => self::SLUG ) + ( 'settings' === $part ? array() : array( 'part' => $part ) ) + $more, admin_url( 'options-general.php' ) );
	}

	public static function sheet( string $screen ): void {
		if ( 'settings_page_' . self::SLUG !== $screen ) {
			return;
		}
		wp_enqueue_style( 'spesa-admin', plugins_url( 'admin/settings.css', SPESA_FILE ), array(), SPESA_VERSION );
		$file = SPESA_DIR . '/build/settings.asset.php';
		if ( is_file( $file ) ) {
			$asset = require $file;
			wp_register_script( 'spesa-settings', plugins_url( 'build/settings.js', SPESA_FILE ), $asset['dependencies'], $asset['version'], true );
		}
	}

	public static function link( array $links ): array {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Impostazioni', 'spesa' ) ) );
		return $links;
	}

	public static function page(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$part = sanitize_key( $_GET['part'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- only looks.
		echo '<div class="wrap spesa-admin"><h1>' . esc_html__( 'Spesa', 'spesa' ) . '</h1>';
		self::notices();
		self::parts( $part );
		if ( 'setup' === $part ) {
			Screen::show();
		} elseif ( 'pages' === $part ) {
			PageTable::show();
		} else {
			self::settings();
		}
		echo '</div>';
	}

	private static function parts( string $current ): void {
		$parts = array(
			'setup'    => __( 'Per iniziare', 'spesa' ),
			'settings' => __( 'Impostazioni', 'spesa' ),
			'pages'    => __( 'Pagine', 'spesa' ),
		);
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Parti della Spesa', 'spesa' ) );
		foreach ( $parts as $part => $title ) {
			$here = $part === ( isset( $parts[ $current ] ) ? $current : 'settings' );
			printf( '<a class="nav-tab%s" href="%s"%s>%s</a>', $here ? ' nav-tab-active' : '', esc_url( self::address( $part ) ), $here ? ' aria-current="page"' : '', esc_html( $title ) );
		}
		echo '</nav>';
	}

	private static function notices(): void {
		$result = Connection::result();
		if ( $result ) {
			printf( '<div class="notice notice-%s"><p>%s</p></div>', $result['ok'] ? 'success' : 'error', esc_html( $result['text'] ) );
		}
		if ( ! Assets::bundle() ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html__( 'Manca il pacchetto degli elementi: il plugin va costruito (npm run build) o preso da un rilascio.', 'spesa' ) );
		}
	}

	private static function settings(): void {
		$fields = SettingsFields::all();
		$groups = SettingsGroups::all();
		printf( '<div class="spesa-tabbed"><ul class="spesa-groups" aria-label="%s">', esc_attr__( 'Gruppi di impostazioni', 'spesa' ) );
		foreach ( $groups as $name => $group ) {
			$count = count( array_merge( ...array_map( array( Settings::class, 'faults' ), $group['fields'] ) ) );
			printf( '<li><a href="#spesa-group-%s">%s', esc_attr( $name ), esc_html( $group['title'] ) );
			if ( $count ) {
				printf( ' <span class="spesa-count">%s</span>', esc_html( SettingsFaults::count( $count ) ) );
			}
			echo '</a></li>';
		}
		echo '</ul><form class="spesa-settings" method="post" action="options.php" autocomplete="off">';
		settings_fields( 'spesa' );
		foreach ( $groups as $name => $group ) {
			printf( '<section id="spesa-group-%1$s" aria-labelledby="spesa-title-%1$s"><h2 id="spesa-title-%1$s">%2$s</h2>', esc_attr( $name ), esc_html( $group['title'] ) );
			if ( '' !== $group['help'] ) {
				printf( '<p>%s</p>', esc_html( $group['help'] ) );
			}
			SettingsControls::table( array_intersect_key( $fields, array_flip( $group['fields'] ) ) );
			echo '</section>';
		}
		echo '<div class="spesa-save">';
		submit_button( __( 'Salva', 'spesa' ), 'primary', 'submit', false );
		printf( '<span role="status" data-unsaved="%s"></span></div></form></div>', esc_attr__( 'Modifiche non salvate', 'spesa' ) );
		// Right after the form, so that the other groups are hidden before the first paint.
		wp_scripts()->do_items( 'spesa-settings' );
		self::actions();
	}

	private static function actions(): void {
		printf( '<h2>%s</h2><div class="spesa-actions">', esc_html__( 'Prove e pulizia', 'spesa' ) );
		self::action( Connection::ACTION, __( 'Prova il collegamento', 'spesa' ), __( 'Una chiamata all’API, come la fa il server.', 'spesa' ) );
		self::action( Connection::PURGE, __( 'Svuota le risposte conservate', 'spesa' ), __( 'Le pagine chiedono tutto di nuovo all’API: utile dopo un cambio di prezzi o di banner.', 'spesa' ) );
		echo '</div>';
	}

	private static function action( string $action, string $title, string $help ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		wp_nonce_field( $action );
		submit_button( $title, 'secondary', $action, false );
		printf( '<p class="description">%s</p></form>', esc_html( $help ) );
	}
}
