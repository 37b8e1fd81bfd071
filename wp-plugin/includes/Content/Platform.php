<?php
namespace Spesa\Content;

use Spesa\Json;
use Spesa\Manifest;

/** The content platform as WordPress itself: its REST routes also below `/p`, and their answers in this same process for what pages print. */
final class Platform {
	/** Calls under way, by path: what asks for itself gets nothing. @var array<string, true> */
	private static $asking = array();

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'address' ) );
	}

	/** `/p/wp-json/…` means `/wp-json/…` wherever the web server hands it to WordPress (§7). */
	public static function address(): void {
		$prefix = preg_quote( rest_get_url_prefix(), '#' );
		add_rewrite_rule( "^p/$prefix/?$", 'index.php?rest_route=/', 'top' );
		add_rewrite_rule( "^p/$prefix/(.*)?", 'index.php?rest_route=/$matches[1]', 'top' );
	}

	/**
	 * Asks WordPress' own routes, never over HTTP.
	 *
	 * @param array<string, array> $requests Key → endpoint, input.
	 * @return array<string, array{status: int, data: mixed}> As ShopApi::ask() answers.
	 */
	public static function ask( array $requests ): array {
		$answers = array();
		foreach ( $requests as $key => $request ) {
			$answer = self::one( Manifest::endpoint( $request['endpoint'] ), $request['input'] );
			if ( $answer ) {
				$answers[ $key ] = $answer;
			}
		}
		return $answers;
	}

	private static function one( array $endpoint, array $input ): ?array {
		$path  = self::path( $endpoint['path'], $input );
		$query = array_diff_key( $input, array_flip( self::slots( $endpoint['path'] ) ) );
		$call  = $path . '?' . http_build_query( $query );
		if ( isset( self::$asking[ $call ] ) || self::isHere( $path, $query ) ) {
			return null;
		}
		$request = new \WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		self::$asking[ $call ] = true;
		$post                  = $GLOBALS['post'] ?? null;
		$response              = rest_do_request( $request );
		$data                  = rest_get_server()->response_to_data( $response, false );
		unset( self::$asking[ $call ] );
		self::resume( $post );
		if ( $response->is_error() ) {
			return array(
				'status' => 404 === $response->get_status() ? 3 : -1,
				'data'   => null,
			);
		}
		$headers = $response->get_headers();
		return array(
			'status' => 0,
			'data'   => Json::prune( $data, $endpoint['fields'] ),
		) + ( isset( $headers['X-WP-TotalPages'] ) ? array( 'paging' => array( 'pages' => (int) $headers['X-WP-TotalPages'], 'items' => (int) $headers['X-WP-Total'] ) ) : array() );
	}

	/** Is it the page that is being shown? It never stands within itself. */
	private static function isHere( string $path, array $query ): bool {
		$shown = '/wp/v2/pages' === $path && is_page() ? get_queried_object() : null;
		return $shown instanceof \WP_Post && $shown->post_name === ( $query['slug'] ?? '' );
	}

	/**
	 * The post that the page was about: WordPress' routes leave the last of theirs in its place. A site may have put anything there.
	 *
	 * @param mixed $post
	 */
	private static function resume( $post ): void {
		unset( $GLOBALS['post'] );
		if ( null !== $post ) {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back as it was.
		}
		if ( $post instanceof \WP_Post ) {
			setup_postdata( $post );
		}
	}

	/** @return string[] */
	private static function slots( string $path ): array {
		preg_match_all( '/\{(\w+)\}/', $path, $slots );
		return $slots[1];
	}

	private static function path( string $path, array $input ): string {
		foreach ( self::slots( $path ) as $slot ) {
			$path = str_replace( '{' . $slot . '}', rawurlencode( (string) ( $input[ $slot ] ?? '' ) ), $path );
		}
		return $path;
	}
}
