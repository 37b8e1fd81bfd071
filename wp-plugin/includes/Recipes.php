<?php
namespace Spesa;

/**
 * The recipes of a product: published posts of the category `ricette` that show the product in a block of ours or have it among a recipe's ingredients,
 * at `wp/v2/recipepid/{productId}/light` (§7).
 */
final class Recipes {
	/** Kept with a post: the id of each product that it shows. */
	private const META     = '_spesa_product';
	private const CATEGORY = 'ricette';
	private const MOST     = 3;

	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'route' ) );
		add_action( 'save_post_post', array( __CLASS__, 'remember' ), 10, 2 );
	}

	public static function route(): void {
		Rest::read( 'wp/v2', '/recipepid/(?P<product>\d{1,9})/light', array( __CLASS__, 'answer' ) );
	}

	/** A public read: only what anybody may see. */
	public static function answer( \WP_REST_Request $request ): array {
		$posts = get_posts(
			array(
				'post_type'      => 'post',
				'post_status'    => 'publish',
				'has_password'   => false,
				'category_name'  => self::CATEGORY,
				'meta_key'       => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- its values are few and indexed by key.
				'meta_value'     => (string) (int) $request['product'], // phpcs:ignore WordPress.DB.SlowDBQuery
				'posts_per_page' => self::MOST,
			)
		);
		return array_map( array( __CLASS__, 'light' ), $posts );
	}

	private static function light( \WP_Post $post ): array {
		$image = get_the_post_thumbnail_url( $post, 'medium' );
		$light = array(
			'id'    => $post->ID,
			'slug'  => $post->post_name,
			'title' => array( 'rendered' => get_the_title( $post ) ),
			'link'  => (string) get_permalink( $post ),
		) + Content\Recipe::facts( $post );
		return $image ? $light + array( 'featured_image' => $image ) : $light;
	}

	/** Notes which products a post shows, whenever it is saved. */
	public static function remember( int $id, \WP_Post $post ): void {
		delete_post_meta( $id, self::META );
		foreach ( self::products( parse_blocks( $post->post_content ) ) as $product ) {
			add_post_meta( $id, self::META, $product );
		}
	}

	/** @return int[] */
	private static function products( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( 'spesa/product' === $block['blockName'] && ! empty( $block['attrs']['productId'] ) ) {
				$found[] = (int) $block['attrs']['productId'];
			}
			if ( 'spesa/recipe' === $block['blockName'] ) {
				$found = array_merge( $found, array_filter( array_column( Content\Recipe::ingredients( (string) ( $block['attrs']['ingredients'] ?? '' ) ), 'product' ) ) );
			}
			$found = array_merge( $found, self::products( $block['innerBlocks'] ) );
		}
		return array_values( array_unique( $found ) );
	}
}
