<?php
/**
 * php template.php < request: prints a template of the plugin without WordPress, for the comparison with its React view.
 * The request is JSON: `template`, `data`, `attributes`, `path`, `now` (seconds since 1970).
 *
 * @package Spesa
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'SPESA_DIR', dirname( __DIR__, 2 ) . '/wp-plugin' );
define( 'SPESA_VERSION', 'test' );

// The few functions of WordPress that templates use, as far as plain test data needs them.
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function esc_attr( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function esc_url( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function wp_unslash( $value ) {
	return $value;
}
function sanitize_text_field( $value ) {
	return $value;
}
function sanitize_url( $value ) {
	return $value;
}
function __( $text ) {
	return $text;
}
function wp_strip_all_tags( $text ) {
	return strip_tags( $text );
}
function get_transient( $name ) {
	return false;
}
function set_transient( $name, $value ) {
	return true;
}
function get_option( $name, $preset = false ) {
	$pages = array_keys( Spesa\Manifest::config()['pages'] );
	$known = array( 'spesa_settings' => array( 'currency_form' => 'italian' ), 'spesa_pages' => array_combine( $pages, range( 1, count( $pages ) ) ) );
	return $known[ $name ] ?? $preset;
}
function get_posts( $query ) {
	return $query['post__in'];
}
function home_url( $path = '' ) {
	return "http://negozio.example.it$path";
}
function wp_parse_str( $text, &$values ) {
	parse_str( $text, $values );
}
function wp_parse_url( $url, $part = -1 ) {
	return parse_url( $url, $part );
}
function wp_date( $format, $timestamp, $zone ) {
	global $spesa_asked;
	return ( new DateTimeImmutable( '@' . ( $timestamp ?? $spesa_asked['now'] ) ) )->setTimezone( $zone )->format( $format );
}
function untrailingslashit( $text ) {
	return rtrim( $text, '/' );
}
function get_locale() {
	return 'it_IT';
}
function get_bloginfo() {
	return 'it-IT';
}
function get_current_blog_id() {
	return 1;
}
function did_action() {
	return 1;
}
function locate_template() {
	return '';
}
function apply_filters( $name, $value ) {
	return $value;
}
function has_filter() {
	return false;
}
function doing_filter() {
	return false;
}
function wp_omit_loading_attr_threshold() {
	return 3;
}
function wp_get_loading_optimization_attributes() {
	return array();
}
function selected( $given, $value ) {
	echo $given === $value ? ' selected="selected"' : '';
}
spl_autoload_register(
	static function ( string $name ): void {
		require SPESA_DIR . '/includes/' . str_replace( '\\', '/', substr( $name, 6 ) ) . '.php';
	}
);

$spesa_asked            = json_decode( stream_get_contents( STDIN ), true );
$_SERVER['REQUEST_URI'] = $spesa_asked['path'] ?? '/';
parse_str( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY ), $_GET );
echo Spesa\Template::render( $spesa_asked['template'], $spesa_asked['data'], $spesa_asked['attributes'] ?? array() );
