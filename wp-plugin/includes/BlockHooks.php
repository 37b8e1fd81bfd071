<?php
namespace Spesa;

/**
 * Search and cart beside the navigation of the theme's header, by WordPress' own block hooks (block.json names the places). Off unless the
 * setting is on; an editor can put one in, or take it out, by the switch that the navigation's panel has for it.
 */
final class BlockHooks {
	private const OURS = array( 'spesa/search-box', 'spesa/cart-button' );

	public static function register(): void {
		add_filter( 'hooked_block_types', array( __CLASS__, 'wanted' ), 20, 4 );
	}

	/**
	 * @param string[]                  $types
	 * @param \WP_Block_Template|array|mixed $context Template, part or pattern that holds the navigation.
	 * @return string[]
	 */
	public static function wanted( $types, $position, $anchor, $context ): array {
		return Settings::get( 'header_blocks' ) && self::isHeader( $context ) ? (array) $types : array_values( array_diff( (array) $types, self::OURS ) );
	}

	private static function isHeader( $context ): bool {
		if ( $context instanceof \WP_Block_Template ) {
			return 'header' === $context->area;
		}
		return is_array( $context ) && in_array( 'core/template-part/header', (array) ( $context['blockTypes'] ?? array() ), true );
	}
}
