<?php
/**
 * One step in the life of the plugin on an empty WordPress, in a PHP process of its own: SPESA_STEP names it. Prints JSON
 * `{ answer, complaints }`; complaints are those whose file is the plugin's.
 *
 * @package Spesa
 */

$spesa_complaints = array();
set_error_handler(
	static function ( $level, $text, $file, $line ) use ( &$spesa_complaints ) {
		if ( false !== strpos( $file, '/plugins/spesa/' ) && ( error_reporting() & $level ) ) {
			$spesa_complaints[] = "$text ($file:$line)";
		}
		return true;
	}
);
$_SERVER += array( 'HTTP_HOST' => 'negozio.example.it', 'SERVER_NAME' => 'negozio.example.it', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REMOTE_ADDR' => '127.0.0.1' );
if ( 'install' === SPESA_STEP ) {
	define( 'WP_INSTALLING', true );
}
require '/site/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'cURL error 7' ) );
add_filter( 'pre_wp_mail', '__return_true' );

/** What the plugin has left: options, posts, planned work. @return string[] */
function spesa_left(): array {
	global $wpdb;
	$options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%spesa%'" );
	$posts   = $wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_type LIKE 'spesa%' OR post_content LIKE '%wp:spesa/%'" );
	$planned = preg_grep( '/^spesa/', array_merge( array(), ...array_map( 'array_keys', array_values( array_filter( (array) _get_cron_array(), 'is_array' ) ) ) ) );
	return array_values( array_merge( $options, $posts, $planned ) );
}

function spesa_told( string $html ): string {
	return trim( (string) preg_replace( '/\s+/', ' ', $html ) );
}

$spesa_steps = array(
	'install'    => static function (): array {
		wp_install( 'Prova', 'admin', 'admin@example.it', true, '', 'spesa-demo' );
		update_option( 'permalink_structure', '/%postname%/' );
		return array( 'version' => get_bloginfo( 'version' ), 'php' => PHP_VERSION );
	},
	'activate'   => static function (): array {
		$result = activate_plugin( 'spesa/spesa.php' );
		return array( 'refused' => is_wp_error( $result ) ? wp_strip_all_tags( $result->get_error_message() ) : '', 'active' => is_plugin_active( 'spesa/spesa.php' ) );
	},
	'render'     => static function (): array {
		wp_set_current_user( 0 );
		$seen = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( 0 === strpos( $name, 'spesa/' ) ) {
				$block         = array( 'blockName' => $name, 'attrs' => $type->example['attributes'] ?? array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
				$seen[ $name ] = spesa_told( do_blocks( serialize_block( $block ) ) );
			}
		}
		foreach ( get_option( 'spesa_pages', array() ) as $page => $id ) {
			$seen[ "page $page" ] = spesa_told( apply_filters( 'the_content', get_post( $id )->post_content ) );
		}
		ob_start();
		wp_head();
		wp_footer();
		ob_end_clean();
		ksort( $seen );
		return $seen;
	},
	'admin'      => static function (): array {
		wp_set_current_user( 1 );
		set_current_screen( 'settings_page_spesa' );
		do_action( 'admin_menu', '' );
		do_action( 'admin_init' );
		ob_start();
		do_action( 'admin_enqueue_scripts', 'settings_page_spesa' );
		do_action( 'admin_notices' );
		do_action( 'enqueue_block_editor_assets' );
		ob_end_clean();
		$ask = static fn( string $route ): int => rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_status();
		return array_map( $ask, array( '/wp/v2/magazine', '/custom/v1/trader', '/wp-api-menus/v2/menu-locations/spesa-main' ) );
	},
	'deactivate' => static function (): array {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Resta', 'post_content' => "<!-- wp:paragraph --><p>Prima</p><!-- /wp:paragraph -->\n\n<!-- wp:spesa/product-slider {\"promo\":true} /-->\n\n<!-- wp:paragraph --><p>Dopo</p><!-- /wp:paragraph -->" ) );
		deactivate_plugins( 'spesa/spesa.php' );
		return array( 'active' => is_plugin_active( 'spesa/spesa.php' ), 'page' => $id );
	},
	'read'       => static function (): array {
		$page = get_page_by_path( 'resta' );
		$text = spesa_told( wp_strip_all_tags( apply_filters( 'the_content', $page->post_content ) ) );
		wp_delete_post( $page->ID, true );
		return array( 'text' => $text );
	},
	'delete'     => static function (): array {
		update_option( 'spesa_settings', array( 'remove_on_uninstall' => true ) );
		$done = delete_plugins( array( 'spesa/spesa.php' ) );
		return array( 'done' => true === $done, 'files' => is_dir( WP_PLUGIN_DIR . '/spesa' ), 'left' => spesa_left() );
	},
);
$spesa_answer = $spesa_steps[ SPESA_STEP ]();
echo "\n\n", wp_json_encode( array( 'answer' => $spesa_answer, 'complaints' => $spesa_complaints ) );
