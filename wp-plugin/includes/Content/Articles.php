<?php
namespace Spesa\Content;

defined( 'ABSPATH' ) || exit;

/**
 * The articles of a section at `wp/v2/magazine` and `wp/v2/next-gen`: WordPress' own reads, whose lists also know `random` and `category`
 * and whose items name their picture and categories (§7, wire P15).
 */
final class Articles extends \WP_REST_Posts_Controller {
	private const LISTED   = 10;
	private const OF_TOPIC = 8;
	private const MOST     = 50;
	private const LONGEST  = 200;
	/** What the order of the day is counted by: prime, so that no two articles share a place. */
	private const PRIME    = 2147483647;
	private const RANDOM   = 'spesa_random';

	/** @return array */
	public function get_collection_params() {
		$params = parent::get_collection_params();
		unset( $params['per_page']['default'] );
		$params['per_page']['maximum'] = self::MOST;
		$params['page']['maximum']     = 1000;
		$params['search']['maxLength'] = self::LONGEST;
		return $params + array(
			'random'   => array(
				'description' => __( 'In un ordine che cambia ogni giorno.', 'spesa' ),
				'type'        => 'boolean',
				'default'     => false,
			),
			'category' => array(
				'description' => __( 'Nome breve della categoria.', 'spesa' ),
				'type'        => 'string',
				'pattern'     => '^[a-z0-9-]{1,200}$',
			),
			'hash'     => array(
				'description' => __( 'Negozio, giorno e fascia: non cambia gli articoli.', 'spesa' ),
				'type'        => 'string',
				'maxLength'   => 60,
			),
		);
	}

	/** @param \WP_REST_Request $request @return \WP_REST_Response|\WP_Error */
	public function get_items( $request ) {
		if ( ! isset( $request['per_page'] ) ) {
			$request['per_page'] = isset( $request['category'] ) ? self::OF_TOPIC : self::LISTED;
		}
		add_filter( 'posts_orderby', array( __CLASS__, 'byDay' ), 10, 2 );
		$response = parent::get_items( $request );
		remove_filter( 'posts_orderby', array( __CLASS__, 'byDay' ) );
		return $response;
	}

	/** @param array $prepared_args @param \WP_REST_Request|null $request */
	protected function prepare_items_query( $prepared_args = array(), $request = null ) {
		$query = parent::prepare_items_query( $prepared_args, $request );
		if ( ! empty( $request['category'] ) ) {
			$query['tax_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- the index of terms.
				'taxonomy' => Types::TOPIC,
				'field'    => 'slug',
				'terms'    => $request['category'],
			);
		}
		if ( ! empty( $request['random'] ) ) {
			$query[ self::RANDOM ] = true;
		}
		return $query;
	}

	/** @return \WP_REST_Response */
	public function prepare_item_for_response( $item, $request ) {
		$response = parent::prepare_item_for_response( $item, $request );
		if ( 'edit' === $request['context'] ) {
			return $response;
		}
		$fields = $this->get_fields_for_response( $request );
		$data   = $response->get_data();
		$image  = get_the_post_thumbnail_url( $item, 'medium_large' );
		foreach ( array(
			'custom_slug'        => (string) get_post_meta( $item->ID, Types::SLUG, true ) ?: $item->post_name,
			'featured_image_url' => $image ? $image : null,
			'categories'         => self::topics( $item ),
		) as $name => $value ) {
			if ( null !== $value && rest_is_field_included( $name, $fields ) ) {
				$data[ $name ] = $value;
			}
		}
		$response->set_data( $data );
		return $response;
	}

	/** @return array */
	public function get_item_schema() {
		$schema = parent::get_item_schema();
		foreach ( array( 'custom_slug', 'featured_image_url' ) as $name ) {
			$schema['properties'][ $name ] = array(
				'type'     => 'string',
				'context'  => array( 'view', 'embed' ),
				'readonly' => true,
			);
		}
		$schema['properties']['categories'] = array(
			'type'     => 'array',
			'items'    => array( 'type' => 'object' ),
			'context'  => array( 'view', 'embed' ),
			'readonly' => true,
		);
		return $schema;
	}

	/** The categories of an article, as lists show them. @return array[] */
	public static function topics( \WP_Post $post ): array {
		$terms = get_the_terms( $post, Types::TOPIC );
		return array_map( static fn( \WP_Term $term ): array => self::topic( $term, $post->post_type ), is_array( $terms ) ? $terms : array() );
	}

	/** A category, its address among the articles of one section. */
	public static function topic( \WP_Term $term, string $type ): array {
		return array(
			'id'   => $term->term_id,
			'name' => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
			'slug' => $term->slug,
			'link' => Types::topic( $term, $type ),
		);
	}

	/** An order that is the same for everybody until midnight, so that any cache may keep it; the database counts it, whatever there is. */
	public static function byDay( string $order, \WP_Query $query ): string {
		global $wpdb;
		if ( ! $query->get( self::RANDOM ) ) {
			return $order;
		}
		$day = md5( (string) wp_date( 'Y-m-d' ) );
		$id  = "$wpdb->posts.ID";
		return sprintf( '((%1$s * %1$s %% %2$d) * %3$d %% %2$d + %1$s * %4$d %% %2$d) %% %2$d, %1$s', $id, self::PRIME, 1 + hexdec( substr( $day, 0, 7 ) ), 1 + hexdec( substr( $day, 8, 7 ) ) );
	}
}
