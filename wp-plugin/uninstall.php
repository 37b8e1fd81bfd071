<?php
/**
 * Takes away what the plugin has kept; its pages only where the settings say so.
 *
 * @package Spesa
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the forms of one site, what visitors have sent with them, and their files. */
function spesa_uninstall_forms() {
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ( 'spesa_form', 'spesa_entry' )" ) as $post ) { // phpcs:ignore WordPress.DB
		wp_delete_post( (int) $post, true );
	}
	$kept = get_option( 'spesa_form_files' );
	if ( is_array( $kept ) ) {
		$folder = wp_upload_dir( null, false )['basedir'] . "/spesa-{$kept['folder']}";
		array_map( 'wp_delete_file', array_merge( (array) glob( "$folder/*" ), array( "$folder/.htaccess" ) ) );
		is_dir( $folder ) && rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		delete_option( 'spesa_form_files' );
	}
}

/** Removes the articles and slides of one site, and the topics and sliders that nothing else stands in. */
function spesa_uninstall_content() {
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ( 'spesa_magazine', 'spesa_next_gen', 'spesa_slide' )" ) as $post ) { // phpcs:ignore WordPress.DB
		wp_delete_post( (int) $post, true );
	}
	foreach ( array( 'article_category', 'spesa_slider' ) as $taxonomy ) {
		register_taxonomy( $taxonomy, array() );
		foreach ( get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) {
			if ( ! get_objects_in_term( $term, $taxonomy ) ) {
				wp_delete_term( $term, $taxonomy );
			}
		}
	}
}

/** Removes the options, kept answers and, where asked, the pages of one site. */
function spesa_uninstall_site() {
	global $wpdb;
	$settings = get_option( 'spesa_settings', array() );
	if ( ! empty( $settings['remove_on_uninstall'] ) ) {
		$front = (array) get_option( 'spesa_front', array() );
		foreach ( array_filter( array_merge( (array) get_option( 'spesa_pages', array() ), array( $front['page'] ?? 0 ) ) ) as $post ) {
			wp_delete_post( (int) $post, true );
		}
		spesa_uninstall_forms();
		spesa_uninstall_content();
	}
	array_map( 'wp_unschedule_hook', array( 'spesa_forms_daily', 'spesa_form_mail', 'spesa_schedule_change' ) );
	foreach ( array( 'spesa_settings', 'spesa_pages', 'spesa_pages_new', 'spesa_setup', 'spesa_front', 'spesa_purged', 'spesa_version', 'spesa_slider_children', 'article_category_children', 'rewrite_rules' ) as $name ) {
		delete_option( $name );
	}
	delete_post_meta_by_key( '_spesa_product' );
	foreach ( array( '_transient_spesa_', '_transient_timeout_spesa_', 'spesa_a_', 'spesa_solved_' ) as $start ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) ); // phpcs:ignore WordPress.DB
	}
	wp_cache_flush();
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $spesa_site ) {
		switch_to_blog( $spesa_site );
		spesa_uninstall_site();
		restore_current_blog();
	}
} else {
	spesa_uninstall_site();
}
