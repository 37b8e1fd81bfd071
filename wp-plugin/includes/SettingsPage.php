<?php
namespace Spesa;

/** The one admin page: a form of the Settings API over the list of fields, and the test of the connection. */
final class SettingsPage {
	public static function register(): void {
		add_action( 'admin_menu', array( __CLASS__, 'menu' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( SPESA_FILE ), array( __CLASS__, 'link' ) );
	}

	public static function menu(): void {
		add_options_page( __( 'Spesa', 'spesa' ), __( 'Spesa', 'spesa' ), 'manage_options', 'spesa', array( __CLASS__, 'page' ) );
	}

	public static function link( array $links ): array {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=spesa' ) ), esc_html__( 'Impostazioni', 'spesa' ) ) );
		return $links;
	}

	public static function page(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Spesa', 'spesa' ) . '</h1>';
		self::notices();
		echo '<form method="post" action="options.php">';
		settings_fields( 'spesa' );
		echo '<table class="form-table" role="presentation">';
		foreach ( SettingsFields::all() as $name => $field ) {
			self::row( $name, $field );
		}
		echo '</table>';
		submit_button();
		echo '</form>';
		self::connection();
		echo '</div>';
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

	private static function connection(): void {
		printf( '<h2>%s</h2><form method="post" action="%s">', esc_html__( 'Collegamento', 'spesa' ), esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( Connection::ACTION ) );
		wp_nonce_field( Connection::ACTION );
		submit_button( __( 'Prova il collegamento', 'spesa' ), 'secondary', 'spesa_connection', false );
		echo '</form>';
	}

	private static function row( string $name, array $field ): void {
		$id = "spesa-$name";
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $field['label'] ) );
		self::control( $id, Settings::OPTION . "[$name]", $field, Settings::get( $name ) );
		if ( '' !== $field['help'] ) {
			printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
		}
		echo '</td></tr>';
	}

	/** Every text that a site may put into other words. */
	private static function texts(): void {
		printf( '<details><summary>%s</summary><table class="widefat striped"><tbody>', esc_html__( 'Tutti i testi', 'spesa' ) );
		foreach ( Manifest::texts() as $key => $words ) {
			printf( '<tr><th scope="row"><code>%s</code></th><td>%s</td></tr>', esc_html( $key ), esc_html( $words ) );
		}
		echo '</tbody></table></details>';
	}

	/** @param mixed $value */
	private static function control( string $id, string $name, array $field, $value ): void {
		switch ( $field['type'] ) {
			case 'flag':
				printf( '<input type="hidden" name="%2$s" value="0"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s>', esc_attr( $id ), esc_attr( $name ), checked( $value, true, false ) );
				break;
			case 'choice':
				printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
				foreach ( $field['options'] as $option => $label ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( $value, $option, false ), esc_html( $label ) );
				}
				echo '</select>';
				break;
			case 'words':
			case 'phrases':
			case 'hosts':
			case 'origins':
			case 'addresses':
				printf( '<textarea id="%s" name="%s" rows="4" class="large-text code">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_textarea( implode( "\n", $value ) ) );
				break;
			case 'texts':
				printf( '<textarea id="%s" name="%s" rows="6" class="large-text code">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_textarea( Texts::lines( $value ) ) );
				self::texts();
				break;
			case 'pages':
				foreach ( $value as $page => $path ) {
					printf( '<p><label><code>%1$s</code> <input type="text" class="regular-text code" name="%2$s[%1$s]" value="%3$s"></label></p>', esc_attr( $page ), esc_attr( $name ), esc_attr( $path ) );
				}
				break;
			default:
				printf( '<input type="%s" id="%s" name="%s" value="%s" class="regular-text">', 'number' === $field['type'] ? 'number' : 'text', esc_attr( $id ), esc_attr( $name ), esc_attr( (string) $value ) );
		}
	}
}
