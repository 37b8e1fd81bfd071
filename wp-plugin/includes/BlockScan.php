<?php
namespace Spesa;

/** Finds our blocks in posts and templates before anything renders: through parts, patterns and synced blocks. */
final class BlockScan {
	private const DEEP = 12;
	/** Markup without any of these has nothing of ours. */
	private const OURS = '/<!-- wp:(?:spesa\/|template-part|pattern|block )|"spesa(?:From|Until|For)":|"source":"spesa\/product"/';

	/** Our blocks of a post, each `{ name, attributes }`. */
	public static function post( $post ): array {
		return $post instanceof \WP_Post && ! post_password_required( $post ) ? self::text( $post->post_content ) : array();
	}

	/** Our blocks of block markup. */
	public static function text( string $text, int $depth = 0 ): array {
		return $depth > self::DEEP || ! preg_match( self::OURS, $text ) ? array() : self::blocks( parse_blocks( $text ), $depth );
	}

	private static function blocks( array $blocks, int $depth ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$name       = (string) $block['blockName'];
			$attributes = (array) $block['attrs'];
			if ( ! Schedule::isOn( $attributes ) ) {
				continue;
			}
			Audience::need( $attributes );
			Bindings::need( $attributes );
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
			return self::part( $attributes['slug'], $attributes['theme'] ?? get_stylesheet() );
		}
		if ( 'core/pattern' === $name && is_string( $attributes['slug'] ?? null ) ) {
			Blocks::shown( null, array( 'blockName' => $name, 'attrs' => $attributes, 'innerBlocks' => array() ) );
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( $attributes['slug'] );
			return (string) ( $pattern['content'] ?? '' );
		}
		if ( 'core/block' === $name ) {
			$post = get_post( (int) ( $attributes['ref'] ?? 0 ) );
			return $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status ? $post->post_content : '';
		}
		return '';
	}

	/** Markup of a template part, asked for as WordPress' own block will ask in a moment: it finds the answer in the query cache. */
	private static function part( string $slug, string $theme ): string {
		if ( get_stylesheet() !== $theme ) {
			return '';
		}
		$found = new \WP_Query(
			array(
				'post_type'           => 'wp_template_part',
				'post_status'         => 'publish',
				'post_name__in'       => array( $slug ),
				'tax_query'           => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- WordPress makes the same query.
					array(
						'taxonomy' => 'wp_theme',
						'field'    => 'name',
						'terms'    => $theme,
					),
				),
				'posts_per_page'      => 1,
				'no_found_rows'       => true,
				'lazy_load_term_meta' => false,
			)
		);
		if ( $found->posts ) {
			return (string) $found->posts[0]->post_content;
		}
		$file = 0 === validate_file( $slug ) ? get_block_file_template( "$theme//$slug", 'wp_template_part' ) : null;
		return $file ? (string) $file->content : '';
	}
}
