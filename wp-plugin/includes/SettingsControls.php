<?php
namespace Spesa;

/** The controls of settings, each with its label, its help and, beside it, what was wrong with what was written. */
final class SettingsControls {
	/** Rows of a form for these fields. @param array<string, array> $fields */
	public static function table( array $fields ): void {
		echo '<table class="form-table" role="presentation">';
		foreach ( $fields as $name => $field ) {
			self::row( $name, $field );
		}
		echo '</table>';
	}

	private static function row( string $name, array $field ): void {
		$id     = "spesa-$name";
		$faults = Settings::faults( $name );
		$group  = 'pages' === $field['type'];
		printf( $group ? '<tr><th scope="row" id="%s">%s</th><td>' : '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $field['label'] ) );
		foreach ( $faults as $number => $fault ) {
			printf( '<p class="spesa-fault" id="%s">%s</p>', esc_attr( $number ? "$id-fault-$number" : "$id-fault" ), esc_html( $fault ) );
		}
		$about = array_keys( array_filter( array( "$id-fault" => $faults, "$id-help" => '' !== $field['help'] ) ) );
		$marks = ( $about ? sprintf( ' aria-describedby="%s"', esc_attr( implode( ' ', $about ) ) ) : '' ) . ( $faults ? ' aria-invalid="true"' : '' );
		self::control( $id, Settings::OPTION . "[$name]", $field, Settings::get( $name ), $marks );
		if ( '' !== $field['help'] ) {
			printf( '<p class="description" id="%s">%s</p>', esc_attr( "$id-help" ), esc_html( $field['help'] ) );
		}
		if ( 'texts' === $field['type'] ) {
			self::texts();
		}
		echo '</td></tr>';
	}

	/**
	 * @param mixed  $value
	 * @param string $marks Escaped attributes: what describes the control, and whether it is wrong.
	 */
	private static function control( string $id, string $name, array $field, $value, string $marks ): void {
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- $marks is escaped above.
		switch ( $field['type'] ) {
			case 'flag':
				printf( '<input type="hidden" name="%2$s" value="0"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s%4$s>', esc_attr( $id ), esc_attr( $name ), checked( $value, true, false ), $marks );
				break;
			case 'choice':
				self::choice( $id, $name, $field['options'], (string) $value, $marks );
				break;
			case 'store':
				$stores = Setup\Stores::names();
				if ( $stores ) {
					self::choice( $id, $name, $stores + array( $value => sprintf( '%d', $value ) ), (string) $value, $marks );
				} else {
					printf( '<input type="number" min="0" id="%s" name="%s" value="%s" class="small-text"%s>', esc_attr( $id ), esc_attr( $name ), esc_attr( (string) $value ), $marks );
				}
				break;
			case 'words':
			case 'phrases':
			case 'segments':
			case 'hosts':
			case 'origins':
			case 'addresses':
				printf( '<textarea id="%s" name="%s" rows="4" class="large-text code"%s>%s</textarea>', esc_attr( $id ), esc_attr( $name ), $marks, esc_textarea( implode( "\n", $value ) ) );
				break;
			case 'texts':
				printf( '<textarea id="%s" name="%s" rows="6" class="large-text code"%s>%s</textarea>', esc_attr( $id ), esc_attr( $name ), $marks, esc_textarea( Texts::lines( $value ) ) );
				break;
			case 'pages':
				self::pages( $name, $value, $marks );
				break;
			case 'colour':
				printf( '<input type="text" id="%s" name="%s" value="%s" placeholder="#1f7a3d" maxlength="7" size="9" class="code"%s>', esc_attr( $id ), esc_attr( $name ), esc_attr( (string) $value ), $marks );
				if ( '' !== $value ) {
					printf( ' <span class="spesa-swatch" style="background:%s"></span>', esc_attr( (string) $value ) );
				}
				break;
			default:
				printf( '<input type="%s" id="%s" name="%s" value="%s" class="regular-text"%s>', 'number' === $field['type'] ? 'number' : 'text', esc_attr( $id ), esc_attr( $name ), esc_attr( (string) $value ), $marks );
		}
		// phpcs:enable
	}

	private static function choice( string $id, string $name, array $options, string $value, string $marks ): void {
		printf( '<select id="%s" name="%s"%s>', esc_attr( $id ), esc_attr( $name ), $marks ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the caller.
		foreach ( $options as $option => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $option ), selected( $value, (string) $option, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	private static function pages( string $name, array $paths, string $marks ): void {
		echo '<table class="spesa-paths"><tbody>';
		foreach ( $paths as $page => $path ) {
			$title = Pages::fact( $page, 'title' ) ?? __( 'Pagina iniziale', 'spesa' );
			// phpcs:ignore WordPress.Security.EscapeOutput -- $marks is escaped by the caller.
			printf( '<tr><th scope="row"><label for="spesa-path-%1$s">%2$s</label></th><td><input type="text" class="regular-text code" id="spesa-path-%1$s" name="%3$s[%1$s]" value="%4$s"%5$s></td></tr>', esc_attr( $page ), esc_html( $title ), esc_attr( $name ), esc_attr( $path ), $marks );
		}
		echo '</tbody></table>';
	}

	/** Every text that a site may put into other words. */
	private static function texts(): void {
		printf( '<details><summary>%s</summary><table class="widefat striped"><tbody>', esc_html__( 'Tutti i testi', 'spesa' ) );
		foreach ( Manifest::texts( Language::USUAL ) as $key => $words ) {
			printf( '<tr><th scope="row"><code>%s</code></th><td>%s</td></tr>', esc_html( $key ), esc_html( $words ) );
		}
		echo '</tbody></table></details>';
	}
}
