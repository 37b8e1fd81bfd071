<?php
/**
 * One step in the life of the plugin on a WordPress of any version: install, force, show, administer, leave or remove. Prints JSON.
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
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
if ( 'administer' === SPESA_STEP ) {
	define( 'WP_ADMIN', true );
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
	foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		if ( 0 === strpos( $name, 'spesa/' ) ) {
			$values           = (array) ( $type->example['attributes'] ?? array() );
			$printed[ $name ] = do_blocks( "<!-- wp:$name " . serialize_block_attributes( $values ) . ' /-->' );
		}
	}
	ksort( $printed );
	return $printed;
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
		$spesa_result = activate_plugin( 'spesa/spesa.php' );
		$spesa_said   = array( 'refused' => is_wp_error( $spesa_result ) ? $spesa_result->get_error_message() : '' );
		update_option( 'spesa_settings', array( 'server_api' => SPESA_API ) + (array) get_option( 'spesa_settings', array() ) );
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
				'post_content' => '<!-- wp:paragraph --><p>Si legge sempre.</p><!-- /wp:paragraph --><!-- wp:spesa/product-slider {"heading":"In offerta","promo":true} /-->',
			)
		);
		$spesa_said = array(
			'blocks'  => spesa_blocks(),
			'pages'   => count( (array) get_option( 'spesa_pages' ) ),
			'page'    => $spesa_page,
		);
		break;
	case 'administer':
		$spesa_said = array( 'screens' => spesa_screens() );
		break;
	case 'leave':
		deactivate_plugins( 'spesa/spesa.php' );
		break;
	case 'remove':
		uninstall_plugin( 'spesa/spesa.php' );
		$spesa_said = array( 'left' => $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%spesa%'" ) );
		break;
}
echo "\n" . wp_json_encode( array( 'told' => array_values( array_unique( $spesa_told ) ), 'php' => PHP_VERSION, 'wordpress' => $GLOBALS['wp_version'] ) + $spesa_said );
