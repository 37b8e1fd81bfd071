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
		add_filter( 'render_block_data', array( __CLASS__, 'wrapped' ) );
	}

	/**
	 * @param string[]                  $types
	 * @param \WP_Block_Template|array|mixed $context Template, part or pattern that holds the navigation.
	 * @return string[]
	 */
	public static function wanted( $types, $position, $anchor, $context ): array {
		return Settings::get( 'header_blocks' ) && self::isHeader( $context ) ? (array) $types : array_values( array_diff( (array) $types, self::OURS ) );
	}

	/** A row that the theme keeps on one line may break where ours stand beside the navigation: on a phone they do not fit. */
	public static function wrapped( array $block ): array {
		if ( 'core/group' !== $block['blockName'] || 'nowrap' !== ( $block['attrs']['layout']['flexWrap'] ?? '' ) || ! self::holds( $block, array( 'core/navigation' ) ) || ! self::holds( $block, self::OURS ) ) {
			return $block;
		}
		$block['attrs']['layout']['flexWrap'] = 'wrap';
		$gap                                  = $block['attrs']['style']['spacing']['blockGap'] ?? '';
		if ( is_string( $gap ) && preg_match( '/^var:preset\|spacing\|(.+)$/', $gap, $found ) && ! in_array( $found[1], self::spaces(), true ) ) {
			unset( $block['attrs']['style']['spacing']['blockGap'] );
		}
		return $block;
	}

	/** Spaces that the theme really has; a row of one block may name another without anyone seeing it. @return string[] */
	private static function spaces(): array {
		return array_map( 'strval', array_column( array_merge( ...array_values( (array) wp_get_global_settings( array( 'spacing', 'spacingSizes' ) ) ) ), 'slug' ) );
	}

	/** @param string[] $names Any of these blocks, at any depth. */
	private static function holds( array $block, array $names ): bool {
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( in_array( $inner['blockName'], $names, true ) || self::holds( $inner, $names ) ) {
				return true;
			}
		}
		return false;
	}

	private static function isHeader( $context ): bool {
		if ( $context instanceof \WP_Block_Template ) {
			return 'header' === $context->area;
		}
		return is_array( $context ) && in_array( 'core/template-part/header', (array) ( $context['blockTypes'] ?? array() ), true );
	}
}
