<?php
/** Makes an empty WordPress the site of the shop, once: language, address form, accounts; the plugin is switched on at every start. */

require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$spesa_site = json_decode( (string) file_get_contents( ABSPATH . '.site.json' ), true );

if ( ! is_blog_installed() ) {
	wp_install( 'Spesa', 'admin', 'admin@example.it', true, '', $spesa_site['password'] );
}

if ( ! get_option( 'spesa_demo_installed' ) ) {
	global $wp_rewrite, $wpdb;
	wp_set_password( $spesa_site['password'], 1 );
	update_option( 'blogname', 'Spesa' );
	update_option( 'blogdescription', 'La spesa di ogni giorno, a casa o in negozio' );
	update_option( 'WPLANG', 'it_IT' );
	// This very request began in English, and makes the shop's pages.
	$GLOBALS['locale'] = 'it_IT';
	update_option( 'timezone_string', 'Europe/Rome' );
	update_option( 'date_format', 'j F Y' );
	update_option( 'time_format', 'H:i' );
	update_option( 'start_of_week', 1 );
	update_option( 'show_avatars', '0' );
	update_option( 'default_comment_status', 'closed' );
	$wp_rewrite->init();
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	if ( ! username_exists( 'editor' ) ) {
		wp_insert_user(
			array(
				'user_login'   => 'editor',
				'user_pass'    => $spesa_site['password'],
				'user_email'   => 'editor@example.it',
				'display_name' => 'Redazione',
				'role'         => 'editor',
			)
		);
	}
	// The welcome guides would lie over the editor at the first visit.
	$spesa_closed = array_fill_keys( array( 'welcomeGuide', 'welcomeGuideStyles', 'welcomeGuidePage', 'welcomeGuideTemplate' ), false );
	foreach ( get_users( array( 'fields' => 'ID' ) ) as $spesa_user ) {
		update_user_meta(
			$spesa_user,
			$wpdb->get_blog_prefix() . 'persisted_preferences',
			array(
				'core/edit-post' => $spesa_closed,
				'core/edit-site' => $spesa_closed,
				'core'           => array(),
				'_modified'      => gmdate( 'c' ),
			)
		);
	}
	update_option( 'spesa_demo_installed', 1 );
}

if ( is_file( WP_PLUGIN_DIR . '/spesa/spesa.php' ) ) {
	$spesa_result = activate_plugin( 'spesa/spesa.php' );
	if ( is_wp_error( $spesa_result ) ) {
		throw new Exception( $spesa_result->get_error_message() );
	}
}
flush_rewrite_rules();
