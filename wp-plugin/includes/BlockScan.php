<?php
namespace Spesa;

/** Finds our blocks in posts and templates before anything renders: through parts, patterns and synced blocks. */
final class BlockScan {
	private const DEEP = 12;

	/** Our blocks of a post, each `{ name, attributes }`. */
	public static function post( $post ): array {
		return $post instanceof \WP_Post && ! post_password_required( $post ) ? self::text( $post->post_content ) : array();
	}

	/** Our blocks of block markup. */
	public static function text( string $text, int $depth = 0 ): array {
		return $depth > self::DEEP || false === strpos( $text, '<!-- wp:' ) ? array() : self::blocks( parse_blocks( $text ), $depth );
	}

	private static function blocks( array $blocks, int $depth ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$name       = (string) $block['blockName'];
			$attributes = (array) $block['attrs'];
			if ( Manifest::widget( $name ) ) {
				$found[] = array(
					'name'       => $name,
					'attributes' => $attributes,
				);
			}
			$found = array_merge( $found, self::text( self::referenced( $name, $attributes ), $depth + 1 ), self::blocks( $block['innerBlocks'], $depth ) );
		}
		return $found;
	}

	/** Markup that a block brings from elsewhere. */
	private static function referenced( string $name, array $attributes ): string {
		if ( 'core/template-part' === $name && is_string( $attributes['slug'] ?? null ) ) {
			$part = get_block_template( ( $attributes['theme'] ?? get_stylesheet() ) . '//' . $attributes['slug'], 'wp_template_part' );
			return $part ? (string) $part->content : '';
		}
		if ( 'core/pattern' === $name && is_string( $attributes['slug'] ?? null ) ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( $attributes['slug'] );
			return (string) ( $pattern['content'] ?? '' );
		}
		if ( 'core/block' === $name ) {
			$post = get_post( (int) ( $attributes['ref'] ?? 0 ) );
			return $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status ? $post->post_content : '';
		}
		return '';
	}
}
