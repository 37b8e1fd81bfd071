<?php
/** What the plugin keeps in this site, as JSON. */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$spesa_kept = get_option( 'spesa_settings' );
$spesa_ids  = get_option( 'spesa_pages' );
echo wp_json_encode(
	array(
		'version'  => get_option( 'spesa_version' ),
		'settings' => $spesa_kept,
		'words'    => Spesa\Manifest::label( 'cart.checkout' ),
		'pages'    => $spesa_ids,
		'posts'    => array_map( 'intval', get_posts( array( 'post_type' => 'page', 'numberposts' => -1, 'fields' => 'ids' ) ) ),
		'active'   => is_plugin_active( 'spesa/spesa.php' ),
		'vetrina'  => get_page_by_path( 'vetrina' )->post_content,
	)
);
