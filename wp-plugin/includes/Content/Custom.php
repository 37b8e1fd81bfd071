<?php
namespace Spesa\Content;

use Spesa\Settings;

/** `custom/v1/{endpoint}`: what the site has registered under a name by the filter `spesa_custom_endpoints`, and nothing else (§7). */
final class Custom {
	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'routes' ) );
	}

	/** Each name has a route of its own, so that another plugin's route in this namespace stays what it is. */
	public static function routes(): void {
		/** Name → what answers it: a public read without arguments. */
		$endpoints = apply_filters( 'spesa_custom_endpoints', self::own() );
		foreach ( is_array( $endpoints ) ? $endpoints : array() as $name => $answer ) {
			if ( is_string( $name ) && preg_match( '/^[a-z][a-z0-9-]{0,60}$/D', $name ) && is_callable( $answer ) ) {
				register_rest_route(
					'custom/v1',
					"/$name",
					array(
						'methods'             => 'GET',
						'callback'            => static fn() => rest_ensure_response( $answer() ),
						'permission_callback' => '__return_true',
					)
				);
			}
		}
	}

	/** @return array<string, callable> */
	private static function own(): array {
		$own = array( 'trader' => array( __CLASS__, 'trader' ) );
		foreach ( Types::SECTIONS as $section => $type ) {
			$own[ $section ] = static fn(): array => self::topics( $type );
		}
		return $own;
	}

	/** Who sells (D.Lgs. 70/2003 art. 7), as the settings have it. */
	public static function trader(): array {
		$trader = array( 'name' => (string) ( Settings::get( 'trader_name' ) ?: get_bloginfo( 'name' ) ) );
		foreach ( array( 'address', 'vat', 'register', 'capital', 'email', 'pec', 'phone' ) as $name ) {
			$value = (string) Settings::get( "trader_$name" );
			if ( '' !== $value ) {
				$trader[ $name ] = $value;
			}
		}
		return array( 'trader' => $trader );
	}

	/** The categories that have articles in a section, the most written of first. */
	private static function topics( string $type ): array {
		$terms  = get_terms(
			array(
				'taxonomy'   => Types::TOPIC,
				'hide_empty' => true,
				'number'     => 100,
				'orderby'    => 'name',
			)
		);
		$topics = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$found = new \WP_Query(
				array(
					'post_type'      => $type,
					'post_status'    => 'publish',
					'has_password'   => false,
					'posts_per_page' => 1,
					'fields'         => 'ids',
					'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- the index of terms.
						array(
							'taxonomy' => Types::TOPIC,
							'terms'    => $term->term_id,
						),
					),
				)
			);
			if ( $found->found_posts ) {
				$topics[] = Articles::topic( $term, $type ) + array( 'count' => $found->found_posts );
			}
		}
		return array( 'topics' => $topics );
	}
}
