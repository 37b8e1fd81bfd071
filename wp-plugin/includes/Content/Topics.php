<?php
namespace Spesa\Content;

defined( 'ABSPATH' ) || exit;

/** The categories of articles, which the sections share: each leads to articles, whichever section has them. */
final class Topics {
	public static function register(): void {
		add_filter( 'term_link', array( __CLASS__, 'link' ), 10, 3 );
		add_action( 'template_redirect', array( __CLASS__, 'leave' ), 8 );
	}

	/** In an article the category's address is that of its own section, elsewhere of the first that has articles of it. */
	public static function link( string $link, \WP_Term $term, string $taxonomy ): string {
		return Types::TOPIC === $taxonomy && get_option( 'permalink_structure' ) ? Types::topic( $term, self::own( $term ) ?? self::filled( $term ) ?? Types::SECTIONS['magazine'] ) : $link;
	}

	/** A section without articles of a category leads to the one that has some; where none has, there is no such page. */
	public static function leave(): void {
		global $wp_query;
		if ( ! is_tax( Types::TOPIC ) || have_posts() || is_404() ) {
			return;
		}
		$term = get_queried_object();
		$type = self::filled( $term );
		if ( null !== $type && wp_safe_redirect( Types::topic( $term, $type ), 302, 'Spesa' ) ) {
			exit;
		}
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}

	/** The section of the article that is being shown, if it is of that category. */
	private static function own( \WP_Term $term ): ?string {
		$post = get_post();
		return $post && in_array( $post->post_type, Types::SECTIONS, true ) && has_term( $term->term_id, Types::TOPIC, $post ) ? $post->post_type : null;
	}

	/** The first section with published articles of that category. */
	private static function filled( \WP_Term $term ): ?string {
		foreach ( Types::SECTIONS as $type ) {
			$found = get_posts(
				array(
					'post_type'      => $type,
					'posts_per_page' => 1,
					'fields'         => 'ids',
					'orderby'        => 'none',
					'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- the index of terms.
						array(
							'taxonomy' => Types::TOPIC,
							'terms'    => $term->term_id,
						),
					),
				)
			);
			if ( $found ) {
				return $type;
			}
		}
		return null;
	}
}
