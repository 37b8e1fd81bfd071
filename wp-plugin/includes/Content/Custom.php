<?php
namespace Spesa\Content;

use Spesa\Rest;
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
				Rest::read( 'custom/v1', "/$name", static fn() => rest_ensure_response( $answer() ) );
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

	/** The categories that have articles in a section, by name. */
	private static function topics( string $type ): array {
		$counts = self::counts( $type );
		$terms  = $counts ? get_terms(
			array(
				'taxonomy' => Types::TOPIC,
				'include'  => array_keys( $counts ),
				'number'   => 100,
				'orderby'  => 'name',
			)
		) : array();
		return array(
			'topics' => array_map(
				static fn( \WP_Term $term ): array => Articles::topic( $term, $type ) + array( 'count' => $counts[ $term->term_id ] ),
				is_array( $terms ) ? $terms : array()
			),
		);
	}

	/** How many articles of a section anybody may read, by category: one question, until an article changes. @return array<int, int> */
	private static function counts( string $type ): array {
		global $wpdb;
		$key    = "topics:$type:" . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$counts = wp_cache_get( $key, 'spesa' );
		if ( ! is_array( $counts ) ) {
			$rows   = $wpdb->get_results( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- kept in the object cache; WordPress counts a category over all types together.
				$wpdb->prepare(
					"SELECT tt.term_id, COUNT(*) AS articles FROM $wpdb->term_taxonomy tt INNER JOIN $wpdb->term_relationships tr ON tr.term_taxonomy_id = tt.term_taxonomy_id INNER JOIN $wpdb->posts p ON p.ID = tr.object_id WHERE tt.taxonomy = %s AND p.post_type = %s AND p.post_status = 'publish' AND p.post_password = '' GROUP BY tt.term_id",
					Types::TOPIC,
					$type
				)
			);
			$counts = array_map( 'intval', array_column( $rows, 'articles', 'term_id' ) );
			wp_cache_set( $key, $counts, 'spesa', HOUR_IN_SECONDS );
		}
		return $counts;
	}
}
