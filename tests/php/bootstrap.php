<?php
/**
 * PHPUnit on a real, installed WordPress (WP_DIR): every test in a transaction that is rolled back.
 *
 * @package Spesa
 */

$spesa_folder = getenv( 'WP_DIR' );
if ( ! $spesa_folder || ! is_file( $spesa_folder . '/wp-load.php' ) ) {
	fwrite( STDERR, "WP_DIR must name the folder of an installed WordPress with the plugin active.\n" );
	exit( 1 );
}
$_SERVER += array(
	'REQUEST_URI'     => '/',
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
);
// PHPUnit includes this file inside a function: WordPress' globals must be named to become global.
global $wpdb, $wp, $wp_query, $wp_rewrite, $wp_the_query, $shortcode_tags, $phpmailer, $wp_theme_directories, $current_site, $current_blog, $table_prefix, $wp_version, $wp_filter, $wp_actions, $_wp_current_template_content;
define( 'WP_USE_THEMES', false );
require __DIR__ . '/clock.php';
require $spesa_folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
// Accounts of the tests need no strong hash.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
require __DIR__ . '/Php.php';
require __DIR__ . '/SiteCase.php';
require __DIR__ . '/VisitCase.php';
