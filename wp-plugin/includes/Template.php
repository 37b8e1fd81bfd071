<?php
namespace Spesa;

/** Prints server-first HTML with the same classes as the React views; every value is escaped where it is printed. */
final class Template {
	/** HTML of templates/<name>.php, or of the theme's own (Extension), for the answer of its call and the element's attributes. */
	public static function render( string $name, array $data, array $attributes ): string {
		$file = SPESA_DIR . "/templates/$name.php";
		if ( ! preg_match( '#^[a-z-]+(/[a-z-]+)?$#', $name ) || ! is_file( $file ) ) {
			return '';
		}
		$file = Extension::template( $name, $file );
		ob_start();
		( static function () use ( $file, $data, $attributes ): void {
			include $file;
		} )();
		return self::tight( (string) ob_get_clean() );
	}

	/** The same for a part that a template repeats. */
	public static function part( string $name, array $data, array $attributes = array() ): void {
		echo self::render( "parts/$name", $data, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the part.
	}

	/** An attribute with its value, or nothing for an empty one. */
	public static function attribute( string $name, $value ): void {
		if ( null !== $value && '' !== $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( (string) $value ) );
		}
	}

	/** A bundled text, escaped. */
	public static function text( string $key, array $values = array() ): void {
		echo esc_html( Manifest::label( $key, $values ) );
	}

	/** Indentation of the template files is not for the page: line ends and tabs between tags go. */
	private static function tight( string $html ): string {
		return trim( (string) preg_replace( '/>\s*[\n\t]\s*</', '><', $html ) );
	}
}
