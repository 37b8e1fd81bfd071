<?php
namespace Spesa\Content;

use Spesa\Links;
use Spesa\Prefetch;

/** `custom/ali/search?q=`: products of the shop, recipes, articles and pages in one list, a few of each (§7, wire P15). */
final class Search {
	private const LONGEST = 80;
	private const OF_EACH = 6;
	private const RECIPES = 'ricette';

	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'route' ) );
	}

	public static function route(): void {
		register_rest_route(
			'custom',
			'/ali/search',
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'q' => array(
						'type'              => 'string',
						'required'          => true,
						'maxLength'         => self::LONGEST,
						'validate_callback' => 'rest_validate_request_arg',
						'sanitize_callback' => 'sanitize_text_field',
					),
				),
			)
		);
	}

	/** @return array[] */
	public static function answer( \WP_REST_Request $request ): array {
		$words = trim( (string) $request['q'] );
		if ( mb_strlen( $words ) < 2 ) {
			return array();
		}
		return array_merge(
			self::products( $words ),
			self::posts( 'recipe', $words, array( 'post_type' => 'post', 'category_name' => self::RECIPES ) ),
			self::posts( 'article', $words, array( 'post_type' => array_values( Types::SECTIONS ) ) ),
			self::posts( 'page', $words, array( 'post_type' => 'page', 'post__not_in' => array_values( \Spesa\Pages::ids() ) ) )
		);
	}

	/** The shop's own search; nothing while the shop does not answer. */
	private static function products( string $words ): array {
		$found = Prefetch::one( 'catalogue.products', array( 'q' => $words, 'page_size' => self::OF_EACH ) );
		return array_map(
			static fn( array $product ): array => array_filter(
				array(
					'id'      => (int) $product['productId'],
					'type'    => 'product',
					'title'   => (string) $product['name'],
					'slug'    => (string) $product['slug'],
					'url'     => Links::absolute( 'product', array( 'slug' => (string) $product['slug'] ) ),
					'excerpt' => trim( ( $product['shortDescr'] ?? '' ) . ' ' . ( $product['description'] ?? '' ) ),
					'image'   => Links::media( $product['mediaURL'] ?? '' ),
				),
				static fn( $value ): bool => '' !== $value
			),
			array_slice( $found['products'] ?? array(), 0, self::OF_EACH )
		);
	}

	private static function posts( string $type, string $words, array $query ): array {
		$posts = get_posts(
			$query + array(
				's'              => $words,
				'post_status'    => 'publish',
				'has_password'   => false,
				'posts_per_page' => self::OF_EACH,
				'orderby'        => 'relevance',
			)
		);
		// All pictures by one question instead of two for each.
		_prime_post_caches( array_filter( array_map( 'get_post_thumbnail_id', $posts ) ), false );
		return array_map(
			static fn( \WP_Post $post ): array => array_filter(
				array(
					'id'      => $post->ID,
					'type'    => $type,
					'title'   => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
					'slug'    => $post->post_name,
					'url'     => (string) get_permalink( $post ),
					'excerpt' => html_entity_decode( wp_trim_words( wp_strip_all_tags( strip_shortcodes( excerpt_remove_blocks( $post->post_excerpt ?: $post->post_content ) ) ), 30 ), ENT_QUOTES, 'UTF-8' ),
					'image'   => (string) get_the_post_thumbnail_url( $post, 'medium' ),
				),
				static fn( $value ): bool => '' !== $value
			),
			$posts
		);
	}
}
