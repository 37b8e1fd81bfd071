<?php
namespace Spesa;

/**
 * Themes that paint every button of a page by rules which are stronger than ours, or come after them: what undoes that inside our elements
 * stands in `inline/<theme>.css`, and is printed after the theme's own sheet on pages with an element.
 */
final class Themes {
	private const MENDED = array( 'twentytwenty', 'twentytwentyone' );

	public static function register(): void {
		// After wp_print_styles(), which is at 8, and the sheets that themes print by themselves.
		add_action( 'wp_head', array( __CLASS__, 'mend' ), 99 );
	}

	public static function mend(): void {
		$theme = get_template();
		if ( ! in_array( $theme, self::MENDED, true ) || ! wp_style_is( 'spesa', 'done' ) ) {
			return;
		}
		$css = (string) file_get_contents( SPESA_DIR . "/inline/$theme.css" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		wp_register_style( 'spesa-theme', false, array(), (string) strlen( $css ) );
		wp_add_inline_style( 'spesa-theme', trim( (string) preg_replace( '/\s+/', ' ', $css ) ) );
		Sheets::begin();
		wp_print_styles( array( 'spesa-theme' ) );
		Sheets::end();
	}
}
