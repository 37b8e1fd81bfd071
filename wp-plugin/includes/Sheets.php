<?php
namespace Spesa;

/**
 * The sheets of a page's elements stand in the page itself, so that none of ours holds its first paint. Each is a style handle without an
 * address: WordPress prints it in its place among the theme's sheets, and a site can dequeue it. A `path` would leave it to WordPress'
 * limit for inline styles, where many small sheets of a theme could push ours out.
 */
final class Sheets {
	private const COMMON = 'spesa';

	public static function register(): void {
		// Around wp_print_styles(), which is at 8.
		add_action( 'wp_head', array( __CLASS__, 'begin' ), 7 );
		add_action( 'wp_head', array( __CLASS__, 'end' ), 9 );
	}

	/** Enqueues the common sheet and those of the elements as inline styles. */
	public static function enqueue( array $bundle, array $tags ): void {
		array_map( 'wp_enqueue_style', self::handles( $bundle, $tags ) );
	}

	/** The same as links: for the editor, whose frame takes handles over. */
	public static function link( array $bundle, array $tags ): void {
		foreach ( self::files( $bundle, $tags ) as $handle => $file ) {
			$needs = self::COMMON === $handle ? array() : array( self::COMMON );
			wp_enqueue_style( $handle, Assets::url( $file ), $needs, $bundle['version'] );
		}
		if ( '' !== Look::css() ) {
			wp_add_inline_style( self::COMMON, Look::css() );
		}
	}

	/** HTML of the sheets of elements, to stand before them; what the page has already is not repeated, and a head to come has the common one. */
	public static function beside( array $bundle, array $tags ): string {
		$missing = static fn( string $handle ): bool => ! wp_style_is( $handle, 'done' ) && ( self::COMMON !== $handle || did_action( 'wp_head' ) );
		$handles = array_filter( self::handles( $bundle, $tags ), $missing );
		if ( ! $handles ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handles );
		return self::marked( (string) ob_get_clean() );
	}

	/** Catches what WordPress prints, if the site wants attributes on it. */
	public static function begin(): void {
		if ( self::attributes() ) {
			ob_start( array( __CLASS__, 'marked' ) );
		}
	}

	public static function end(): void {
		if ( self::attributes() ) {
			ob_end_flush();
		}
	}

	/** Puts the site's attributes on our style elements. */
	public static function marked( string $html ): string {
		$attributes = '';
		foreach ( self::attributes() as $name => $value ) {
			$attributes .= sprintf( ' %s="%s"', sanitize_key( $name ), esc_attr( $value ) );
		}
		$tag = '<style' . addcslashes( $attributes, '\\$' );
		return '' === $attributes ? $html : (string) preg_replace( '/<style(?= id=["\']spesa)/', $tag, $html );
	}

	/** @return array<string, string> */
	private static function attributes(): array {
		/**
		 * Attributes of our inline style elements, such as the nonce of a content security policy: `array( 'nonce' => $nonce )`.
		 * For scripts WordPress has its own filter, `wp_inline_script_attributes`.
		 */
		return (array) apply_filters( 'spesa_style_attributes', array() );
	}

	/** @return string[] Handles of the common sheet and those of the elements, which are registered as inline styles. */
	private static function handles( array $bundle, array $tags ): array {
		$files = self::files( $bundle, $tags );
		foreach ( $files as $handle => $file ) {
			if ( ! wp_style_is( $handle, 'registered' ) ) {
				$css = (string) file_get_contents( Assets::path( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
				wp_register_style( $handle, false, array(), $bundle['version'] );
				wp_add_inline_style( $handle, trim( $css ) . ( self::COMMON === $handle ? Look::css() : '' ) );
			}
		}
		return array_keys( $files );
	}

	/** @return array<string, string> Handle → file, the common one first. */
	private static function files( array $bundle, array $tags ): array {
		$files = array( self::COMMON => $bundle['css'] );
		foreach ( $tags as $tag ) {
			foreach ( $bundle['tags'][ $tag ]['css'] ?? array() as $file ) {
				$files[ basename( $file, '.css' ) ] = $file;
			}
		}
		return $files;
	}
}
