<?php
namespace Spesa\Content;

use Spesa\Rest;

/**
 * The slides of a slider by its id or short name: at `wp/v2/slides_by_id/{id}` those for every delivery service, at
 * `wp/v2/new_slides/{id}/{unix time}/{x}` also those for one service, as they are at that time (§7).
 */
final class Slides {
	/** Kept with a slide: the delivery services it is for, its page, its picture for phones, and from when until when it is shown (Unix seconds). */
	public const SERVICES = '_spesa_services';
	public const URL      = '_spesa_url';
	public const MOBILE   = '_spesa_mobile';
	public const FROM     = '_spesa_from';
	public const UNTIL    = '_spesa_until';
	private const MOST    = 20;

	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'routes' ) );
	}

	public static function routes(): void {
		Rest::read( 'wp/v2', '/slides_by_id/(?P<id>[\w-]{1,80})', array( __CLASS__, 'forAll' ) );
		Rest::read(
			'wp/v2',
			'/new_slides/(?P<id>[\w-]{1,80})/(?P<time>\d{1,11})/(?P<x>\d{1,4})',
			array( __CLASS__, 'forService' ),
			array(
				'deliveryServiceId' => array(
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => 9999,
					'default' => 0,
				),
			)
		);
	}

	public static function forAll( \WP_REST_Request $request ): array {
		return self::of( $request['id'], 0, time() );
	}

	/** The time counts within an hour of now: yesterday's slides are nobody's business. */
	public static function forService( \WP_REST_Request $request ): array {
		$time = min( time() + HOUR_IN_SECONDS, max( time() - HOUR_IN_SECONDS, (int) $request['time'] ) );
		return self::of( $request['id'], (int) $request['deliveryServiceId'], $time );
	}

	/** @return array[] The published slides that a service's customers see at a time; those without a picture are left out. */
	private static function of( string $slider, int $service, int $time ): array {
		$posts = get_posts(
			array(
				'post_type'      => Types::SLIDE,
				'post_status'    => 'publish',
				'has_password'   => false,
				'posts_per_page' => self::MOST,
				'orderby'        => array(
					'menu_order' => 'ASC',
					'ID'         => 'ASC',
				),
				'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- the index of terms.
					array(
						'taxonomy' => Types::SLIDER,
						'field'    => ctype_digit( $slider ) ? 'term_id' : 'slug',
						'terms'    => $slider,
					),
				),
			)
		);
		$shown = array_filter( $posts, static fn( \WP_Post $post ): bool => self::isFor( $post->ID, $service ) && self::isShown( $post->ID, $time ) );
		return array_values( array_filter( array_map( array( __CLASS__, 'slide' ), $shown ) ) );
	}

	private static function isFor( int $id, int $service ): bool {
		$services = array_map( 'intval', get_post_meta( $id, self::SERVICES ) );
		return ! $services || in_array( $service, $services, true );
	}

	private static function isShown( int $id, int $time ): bool {
		$until = (int) get_post_meta( $id, self::UNTIL, true );
		return (int) get_post_meta( $id, self::FROM, true ) <= $time && ( 0 === $until || $time < $until );
	}

	private static function slide( \WP_Post $post ): ?array {
		$image = get_the_post_thumbnail_url( $post, 'full' );
		if ( ! $image ) {
			return null;
		}
		$url = (string) get_post_meta( $post->ID, self::URL, true );
		return array(
			'id'         => $post->ID,
			'title'      => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'img'        => $image,
			'img_mobile' => (string) wp_get_attachment_image_url( (int) get_post_meta( $post->ID, self::MOBILE, true ), 'full' ),
			'url'        => $url,
			'target'     => '' !== $url && \Spesa\Links::followed( $url )['away'] ? '_blank' : '',
			'order'      => (int) $post->menu_order,
		);
	}
}
