<?php
namespace Spesa;

/**
 * The site's own tokens over the shop's: one rule after the common sheet, and nothing where nothing was chosen. The settings say accent and
 * size; the theme's theme.json says any token under `settings.custom.spesa`, with presets of whatever name: `"brand": "var:preset|color|vivid"`.
 */
final class Look {
	private const SIZES  = array(
		'compact' => 'clamp(15px,.9375rem,18px)',
		'roomy'   => 'clamp(17px,1.125rem,22px)',
	);
	private const TOKENS = array( 'brand', 'accent', 'on-accent', 'ground', 'surface', 'text', 'muted', 'line', 'edge', 'soft', 'promo', 'on-promo', 'error', 'warning', 'focus', 'radius', 'shadow', 'font', 'column' );

	/** The rule, or an empty text. */
	public static function css(): string {
		$tokens = self::theme();
		if ( '' !== Settings::get( 'accent' ) ) {
			$tokens['brand'] = Settings::get( 'accent' );
		}
		$size = self::SIZES[ Settings::get( 'density' ) ] ?? '';
		if ( '' !== $size ) {
			$tokens['font'] = $size;
		}
		$css = '';
		foreach ( $tokens as $name => $value ) {
			$css .= "--spesa-$name:$value;";
		}
		return '' === $css ? '' : ":root{{$css}}";
	}

	/** @return array<string, string> What the theme says of our tokens, by name. */
	private static function theme(): array {
		$given  = wp_get_global_settings()['custom']['spesa'] ?? array();
		$tokens = array();
		foreach ( is_array( $given ) ? $given : array() as $key => $value ) {
			$name = strtolower( (string) preg_replace( '/(?<=[a-z])(?=[A-Z])/', '-', (string) $key ) );
			$text = is_string( $value ) ? (string) preg_replace( '/var:preset\|([\w-]+)\|([\w-]+)/', 'var(--wp--preset--$1--$2)', trim( $value ) ) : '';
			if ( in_array( $name, self::TOKENS, true ) && preg_match( '/^[\w#.,%()\/\s-]{1,200}$/D', $text ) ) {
				$tokens[ $name ] = $text;
			}
		}
		return $tokens;
	}
}
