<?php
namespace Spesa\Content;

use Spesa\Links;
use Spesa\Prefetch;
use Spesa\Rest;

/** `custom/ali/search?q=`: products of the shop, recipes, articles and pages in one list, a few of each (§7, wire P15); and the pages of WordPress' own search (ruling 27). */
final class Search {
	private const LONGEST = 80;
	private const SHORTEST = 2;
	/** Of each kind, where nobody says how many (§9). */
	public const OF_EACH = 24;
	/** What the page of results shows, and one that tells of more. */
	private const MOST = self::OF_EACH + 1;
	private const RECIPES = 'ricette';
	private const OWN     = '/wp/v2/search';

	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'route' ) );
		add_filter( 'rest_endpoints', array( __CLASS__, 'pages' ) );
	}

	/** WordPress' own search gives 24 at once where nobody says how many (§9, ruling 4); who does, as the editor, gets so many. @param array<string, array> $endpoints */
	public static function pages( array $endpoints ): array {
		foreach ( array_keys( $endpoints[ self::OWN ] ?? array() ) as $at ) {
			if ( isset( $endpoints[ self::OWN ][ $at ]['args']['per_page'] ) ) {
				$endpoints[ self::OWN ][ $at ]['args']['per_page']['default'] = self::OF_EACH;
			}
		}
		return $endpoints;
	}

	public static function route(): void {
		Rest::read(
			'custom',
			'/ali/search',
			array( __CLASS__, 'answer' ),
			array(
				'per_page' => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => self::MOST,
					'default' => self::OF_EACH,
				),
				'q'        => array(
					'type'              => 'string',
					'required'          => true,
					'maxLength'         => self::LONGEST,
					'validate_callback' => 'rest_validate_request_arg',
					'sanitize_callback' => 'sanitize_text_field',
				),
			)
		);
	}

	/** @return array[] */
	public static function answer( \WP_REST_Request $request ): array {
		$words = trim( (string) $request['q'] );
		return array_merge( self::products( $words, $request['per_page'] ), self::content( $words, $request['per_page'] ) );
	}

	/** What there is to read of these words: recipes, articles and pages, at most so many of each, for a page of results without JavaScript. @return array[] */
	public static function content( string $words, int $most = self::MOST ): array {
		$words = mb_substr( $words, 0, self::LONGEST );
		return mb_strlen( $words ) < self::SHORTEST ? array() : array_merge(
			self::posts( 'recipe', $words, $most, array( 'post_type' => 'post', 'category_name' => self::RECIPES ) ),
			self::posts( 'article', $words, $most, array( 'post_type' => array_values( Types::SECTIONS ) ) ),
			self::posts( 'page', $words, $most, array( 'post_type' => 'page', 'post__not_in' => array_values( \Spesa\Pages::ids() ) ) )
		);
	}

	/** The shop's own search; nothing while the shop does not answer. */
	private static function products( string $words, int $most ): array {
		$found = mb_strlen( $words ) < self::SHORTEST ? null : Prefetch::one( 'catalogue.products', array( 'q' => $words, 'page_size' => $most ), false );
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
			array_slice( $found['products'] ?? array(), 0, $most )
		);
	}

	/** How long a recipe takes and for how many it is, before its excerpt. */
	private static function recipe( \WP_Post $post ): string {
		$words = Recipe::words( Recipe::facts( $post ) );
		return '' === $words ? '' : "$words · ";
	}

	private static function posts( string $type, string $words, int $most, array $query ): array {
		$posts = get_posts(
			$query + array(
				's'              => $words,
				'post_status'    => 'publish',
				'has_password'   => false,
				'posts_per_page' => $most,
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
					'excerpt' => ( 'recipe' === $type ? self::recipe( $post ) : '' ) . html_entity_decode( wp_trim_words( wp_strip_all_tags( strip_shortcodes( excerpt_remove_blocks( $post->post_excerpt ?: $post->post_content ) ) ), 30 ), ENT_QUOTES, 'UTF-8' ),
					'image'   => (string) get_the_post_thumbnail_url( $post, 'medium' ),
				),
				static fn( $value ): bool => '' !== $value
			),
			$posts
		);
	}
}
