<?php
/** The pages of the bench, as .cache/bench/pages.json has them; `bare` takes every plugin away: what a page of the shop is measured against. */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$spesa_bench = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/.cache/bench/pages.json' ), true );
if ( $spesa_bench['bare'] ) {
	deactivate_plugins( (array) get_option( 'active_plugins' ) );
}
/** The same article on both sides: without the plugin its section is gone, and it is a post. */
$spesa_article = get_page_by_path( $spesa_bench['article']['slug'], OBJECT, 'spesa_magazine' );
if ( $spesa_article ) {
	wp_update_post(
		wp_slash(
			array(
				'ID'           => $spesa_article->ID,
				'post_type'    => $spesa_bench['bare'] ? 'post' : $spesa_article->post_type,
				'post_content' => trim( $spesa_article->post_content . "\n\n" . $spesa_bench['article']['blocks'] ),
			)
		)
	);
}
if ( $spesa_bench['bare'] ) {
	delete_option( 'rewrite_rules' );
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
