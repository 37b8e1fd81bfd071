<?php
namespace Spesa;

/** One shortcode for each element, with its tag and its attributes: `[spesa-product-slider category-id="2" promo]`. */
final class Shortcodes {
	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'all' ) );
	}

	public static function all(): void {
		foreach ( array_column( Manifest::widgets(), 'tag' ) as $tag ) {
			add_shortcode( $tag, array( __CLASS__, 'render' ) );
		}
	}

	/** @param array|string $given Attributes as written; one without a value is a key of its own. */
	public static function render( $given, ?string $content, string $tag ): string {
		$block  = 'spesa/' . substr( $tag, strlen( 'spesa-' ) );
		$widget = Manifest::widget( $block );
		return $widget ? Element::render( $block, self::values( $widget, is_array( $given ) ? $given : array() ) ) : '';
	}

	/** Attributes of HTML as those of the block: a flag is set where it stands, whatever its value but `false`. */
	private static function values( array $widget, array $given ): array {
		$flags  = array_map( 'strtolower', array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY ) );
		$values = array();
		foreach ( $widget['attributes'] as $name => $field ) {
			$value = $given[ $field['attribute'] ] ?? null;
			if ( 'flag' === $field['type'] ) {
				$values[ $name ] = in_array( $field['attribute'], $flags, true ) || ( null !== $value && 'false' !== $value );
			} elseif ( null !== $value ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}
}
