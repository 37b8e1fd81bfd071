<?php
/**
 * php visit.php SITE < request: prints the page that a visitor gets, as JSON `{ status, headers, html, asked, stored, left }`: headers are those against caches, stored says whether page caches may keep it, left for how many seconds.
 * The request is JSON: `path`, `answers` (path of a call → data or status), `cookies`, `headers`, `content` (markup of the page), `options` (those of WordPress), `plugin` (one of plugins/).
 *
 * @package Spesa
 */

$spesa_visit = json_decode( stream_get_contents( STDIN ), true ) + array( 'answers' => array(), 'cookies' => array(), 'headers' => array(), 'content' => null, 'options' => array(), 'plugin' => '' );
$_SERVER     = array_merge( $_SERVER, array( 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTP_HOST' => 'negozio.example.it', 'SERVER_NAME' => 'negozio.example.it', 'REMOTE_ADDR' => '127.0.0.1', 'REQUEST_URI' => $spesa_visit['path'] ), $spesa_visit['headers'] );
$_COOKIE     = $spesa_visit['cookies'];
parse_str( (string) parse_url( $spesa_visit['path'], PHP_URL_QUERY ), $_GET );

$spesa_seen  = array( 'status' => 200, 'asked' => array(), 'location' => '', 'headers' => array(), 'left' => null );
$spesa_hooks = array(
	'status_header' => static function ( $header, $code ) use ( &$spesa_seen ) {
		$spesa_seen['status'] = $code;
		return $header;
	},
	'wp_redirect'   => static function ( $location ) use ( &$spesa_seen ) {
		$spesa_seen['location'] = $location;
		return $location;
	},
	'the_posts'     => static function ( $posts, $query ) use ( $spesa_visit ) {
		if ( null !== $spesa_visit['content'] && $query->is_main_query() && 1 === count( $posts ) ) {
			$posts[0]->post_content = $spesa_visit['content'];
		}
		return $posts;
	},
	'nocache_headers' => static function ( $headers ) use ( &$spesa_seen ) {
		$spesa_seen['headers'] = $headers;
		return $headers;
	},
	'spesa_page_changes_in' => static function ( $left ) use ( &$spesa_seen ) {
		$spesa_seen['left'] = $left;
	},
	'pre_http_request' => static function ( $given, $arguments, $url ) use ( &$spesa_seen, $spesa_visit ) {
		$spesa_seen['asked'][] = $url;
		$call                  = preg_replace( '#^.*/ebsn/api#', '', (string) parse_url( $url, PHP_URL_PATH ) );
		$query                 = (string) parse_url( $url, PHP_URL_QUERY );
		$answer                = $spesa_visit['answers'][ "$call?$query" ] ?? $spesa_visit['answers'][ $call ] ?? null;
		if ( null === $answer ) {
			return new WP_Error( 'offline', 'cURL error 7: Failed to connect' );
		}
		$body = array( 'response' => array( 'status' => is_int( $answer ) ? $answer : 0 ) ) + ( is_int( $answer ) ? array() : array( 'data' => $answer ) );
		return array( 'headers' => array(), 'body' => json_encode( $body ), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
	},
);
if ( '' !== $spesa_visit['plugin'] ) {
	$spesa_hooks['plugins_loaded'] = static fn() => require __DIR__ . "/plugins/{$spesa_visit['plugin']}.php";
}
foreach ( $spesa_visit['options'] as $spesa_option => $spesa_value ) {
	$spesa_hooks[ "pre_option_$spesa_option" ] = static fn() => $spesa_value;
}
$spesa_hooks['theme_root'] = static fn( $root ) => 'spesa-classic' === ( $spesa_visit['options']['template'] ?? '' ) ? __DIR__ . '/themes' : $root;
foreach ( $spesa_hooks as $spesa_hook => $spesa_function ) {
	$GLOBALS['wp_filter'][ $spesa_hook ][ 'nocache_headers' === $spesa_hook ? 99 : 1 ]['spesa-visit'] = array( 'accepted_args' => 3, 'function' => $spesa_function );
}
register_shutdown_function(
	static function () use ( &$spesa_seen ) {
		while ( ob_get_level() > 1 ) {
			ob_end_flush();
		}
		$html = ob_get_clean();
		fwrite( STDOUT, json_encode( $spesa_seen + array( 'html' => (string) $html, 'stored' => ! defined( 'DONOTCACHEPAGE' ) ), JSON_INVALID_UTF8_SUBSTITUTE ) );
	}
);
ob_start();
define( 'WP_USE_THEMES', true );
require $argv[1] . '/wp-load.php';
wp();
require ABSPATH . WPINC . '/template-loader.php';
