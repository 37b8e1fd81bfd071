<?php
/**
 * One step in the life of the plugin on a WordPress of any version: install, force, show, administer, leave or remove;
 * `network` makes the site the first of a network, `neighbour` its second. Prints JSON.
 * Told are errors whose file is the plugin's, and its calls of what WordPress has given up.
 */

$spesa_told = array();
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ) use ( &$spesa_told ): bool {
		if ( false !== strpos( str_replace( '\\', '/', $file ), '/plugins/spesa/' ) ) {
			$spesa_told[] = "$message in " . basename( $file ) . ":$line ($level)";
		}
		return true;
	}
);
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
// A page is made for a visit, with the address that it would have there.
$_SERVER['HTTP_HOST']      = 'negozio.example.it';
$_SERVER['REQUEST_URI']    = SPESA_SITE;
$_SERVER['REQUEST_METHOD'] = 'GET';
if ( 'administer' === SPESA_STEP ) {
	define( 'WP_ADMIN', true );
}
if ( SPESA_NETWORK ) {
	foreach ( array( 'MULTISITE' => true, 'SUBDOMAIN_INSTALL' => false, 'DOMAIN_CURRENT_SITE' => 'negozio.example.it', 'PATH_CURRENT_SITE' => '/', 'SITE_ID_CURRENT_SITE' => 1, 'BLOG_ID_CURRENT_SITE' => 1 ) as $spesa_name => $spesa_value ) {
		define( $spesa_name, $spesa_value );
	}
}
require '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

foreach ( array( 'doing_it_wrong_run', 'deprecated_function_run', 'deprecated_argument_run', 'deprecated_hook_run' ) as $spesa_hook ) {
	add_action(
		$spesa_hook,
		static function ( $what ) use ( &$spesa_told, $spesa_hook ): void {
			$callers = array_column( array_slice( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 3, 4 ), 'file' ); // phpcs:ignore
			if ( preg_grep( '~/plugins/spesa/~', $callers ) ) {
				$spesa_told[] = "$spesa_hook: $what";
			}
		}
	);
}
wp_set_current_user( 1 );

/** Every block of the plugin as it prints itself with the values of its own example. */
function spesa_blocks(): array {
	$printed = array();
	foreach ( require SPESA_DIR . '/blocks/manifest.php' as $block ) {
		$values                    = (array) ( $block['example']['attributes'] ?? array() );
		$printed[ $block['name'] ] = do_blocks( "<!-- wp:{$block['name']} " . serialize_block_attributes( $values ) . ' /-->' );
	}
	ksort( $printed );
	return $printed;
}

/** What the plugin has left of every site: options, planned work, content of its own kinds, facts of posts. */
function spesa_left(): array {
	global $wpdb;
	$left = is_multisite() ? $wpdb->get_col( "SELECT meta_key FROM {$wpdb->base_prefix}sitemeta WHERE meta_key LIKE '%spesa%'" ) : array();
	foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( get_current_blog_id() ) as $site ) {
		$tables = $wpdb->base_prefix . ( 1 === (int) $site ? '' : "{$site}_" );
		$left   = array_merge(
			$left,
			$wpdb->get_col( "SELECT option_name FROM {$tables}options WHERE option_name LIKE '%spesa%'" ),
			$wpdb->get_col( "SELECT option_value FROM {$tables}options WHERE option_name = 'cron' AND option_value LIKE '%spesa%'" ),
			$wpdb->get_col( "SELECT post_type FROM {$tables}posts WHERE post_type LIKE 'spesa%'" ),
			$wpdb->get_col( "SELECT meta_key FROM {$tables}postmeta WHERE meta_key LIKE '%spesa%'" ),
			$wpdb->get_col( "SELECT taxonomy FROM {$tables}term_taxonomy WHERE taxonomy IN ( 'article_category', 'spesa_slider' )" )
		);
	}
	return $left;
}

/** Something of every kind that editors make with the plugin. */
function spesa_content(): void {
	foreach ( array( 'spesa_magazine', 'spesa_slide', 'spesa_form' ) as $type ) {
		wp_insert_post( array( 'post_title' => 'Uno', 'post_type' => $type, 'post_status' => 'publish' ) );
	}
	wp_insert_term( 'Ricette', 'article_category' );
	wp_insert_term( 'Vetrina', 'spesa_slider' );
}

/** Makes this site the first of a network. */
function spesa_network(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/network.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
		$wpdb->$name = $table;
	}
	install_network();
	populate_network( 1, 'negozio.example.it', 'admin@example.it', 'Rete', '/', false );
}

/** The plugin's own screens of the dashboard. */
function spesa_screens(): int {
	ob_start();
	do_action( 'admin_menu' );
	do_action( 'admin_init' );
	Spesa\SettingsPage::page();
	return strlen( ob_get_clean() );
}

$spesa_said = array();
switch ( SPESA_STEP ) {
	case 'install':
		$spesa_result = activate_plugin( 'spesa/spesa.php', '', SPESA_NETWORK );
		$spesa_said   = array( 'refused' => is_wp_error( $spesa_result ) ? $spesa_result->get_error_message() : '' );
		update_option( 'spesa_settings', array( 'server_api' => SPESA_API, 'remove_on_uninstall' => true ) + (array) get_option( 'spesa_settings', array() ) );
		break;
	case 'network':
		spesa_network();
		break;
	case 'neighbour':
		$spesa_site = wpmu_create_blog( 'negozio.example.it', '/due/', 'Due', 1 );
		$spesa_said = array( 'refused' => is_wp_error( $spesa_site ) ? $spesa_site->get_error_message() : '' );
		break;
	case 'force':
		update_option( 'active_plugins', array( 'spesa/spesa.php' ) );
		break;
	case 'show':
		$spesa_page = wp_insert_post(
			array(
				'post_title'   => 'Tutto',
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:paragraph --><p>Si legge sempre.</p><!-- /wp:paragraph --><!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"spesaUntil":"2099-12-31T20:00:00"} /-->',
			)
		);
		spesa_content();
		$spesa_said = array(
			'blocks'  => spesa_blocks(),
			'pages'   => count( (array) get_option( 'spesa_pages' ) ),
			'page'    => $spesa_page,
			'site'    => get_current_blog_id(),
		);
		break;
	case 'administer':
		$spesa_said = array( 'screens' => spesa_screens() );
		break;
	case 'leave':
		deactivate_plugins( 'spesa/spesa.php', false, SPESA_NETWORK );
		break;
	case 'remove':
		uninstall_plugin( 'spesa/spesa.php' );
		$spesa_said = array( 'left' => spesa_left() );
		break;
}
echo "\n" . wp_json_encode( array( 'told' => array_values( array_unique( $spesa_told ) ), 'php' => PHP_VERSION, 'wordpress' => $GLOBALS['wp_version'] ) + $spesa_said );
