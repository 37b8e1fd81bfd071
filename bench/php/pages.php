<?php
/** The pages of the bench, as .cache/bench/pages.json has them; `bare` takes every plugin away: what a page of the shop is measured against. */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$spesa_bench = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/.cache/bench/pages.json' ), true );
if ( $spesa_bench['bare'] ) {
	deactivate_plugins( (array) get_option( 'active_plugins' ) );
}
foreach ( $spesa_bench['pages'] as $spesa_slug => $spesa_content ) {
	$spesa_old = get_page_by_path( $spesa_slug );
	wp_insert_post(
		wp_slash(
			array(
				'ID'           => $spesa_old ? $spesa_old->ID : 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'In offerta',
				'post_name'    => $spesa_slug,
				'post_content' => $spesa_content,
			)
		)
	);
}
