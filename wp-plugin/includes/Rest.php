<?php
namespace Spesa;

/** Our REST routes: each at the path that the specification names (§7), which belongs to others, and in a namespace of our own. */
final class Rest {
	public const OWN = 'spesa/v1';
	/** A minute as it is, ten more while a cache asks anew: as the shop API's shared answers. */
	private const CACHING = 'public, max-age=60, stale-while-revalidate=600';

	/** A read that is open to all, and the same for all who are not logged in here. @param array<string, array> $args Of its query. */
	public static function read( string $namespace, string $route, callable $answer, array $args = array() ): void {
		foreach ( array( $namespace, self::OWN ) as $space ) {
			register_rest_route(
				$space,
				$route,
				array(
					'methods'             => 'GET',
					'callback'            => self::shared( $answer ),
					'permission_callback' => '__return_true',
					'args'                => $args,
				)
			);
		}
	}

	/** The answer with the tag that it is known by, for any cache to keep unless it says otherwise; 304 to who has it already. */
	private static function shared( callable $answer ): callable {
		return static function ( \WP_REST_Request $request ) use ( $answer ) {
			$response = rest_ensure_response( $answer( $request ) );
			if ( is_wp_error( $response ) || $response->is_error() || isset( $response->get_headers()['Cache-Control'] ) || is_user_logged_in() ) {
				return $response;
			}
			$tag  = 'W/"' . md5( (string) wp_json_encode( array( $response->get_data(), $response->get_headers() ) ) ) . '"';
			$held = array_map( 'trim', explode( ',', (string) $request->get_header( 'if_none_match' ) ) );
			if ( in_array( $tag, $held, true ) ) {
				$response = new \WP_REST_Response( null, 304 );
			}
			$response->header( 'ETag', $tag );
			$response->header( 'Cache-Control', self::CACHING );
			return $response;
		};
	}
}
