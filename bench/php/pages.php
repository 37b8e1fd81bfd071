<?php
/** The pages of the bench, as .cache/bench/pages.json has them; `bare` takes every plugin away: what a page of the shop is measured against. */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$spesa_bench = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/.cache/bench/pages.json' ), true );
if ( $spesa_bench['bare'] ) {
	deactivate_plugins( (array) get_option( 'active_plugins' ) );
}
/** Without the plugin the article's section is gone, and it is a post; with it stands a copy that has blocks of ours. */
$spesa_article = get_page_by_path( $spesa_bench['article'], OBJECT, 'spesa_magazine' );
if ( $spesa_article && $spesa_bench['bare'] ) {
	set_post_type( $spesa_article->ID, 'post' );
	delete_option( 'rewrite_rules' );
} elseif ( $spesa_article ) {
	$spesa_copy = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $spesa_article->post_type,
				'post_status'  => 'publish',
				'post_title'   => $spesa_article->post_title,
				'post_name'    => $spesa_bench['copy'],
				'post_date'    => $spesa_article->post_date,
				'post_content' => "$spesa_article->post_content\n\n{$spesa_bench['blocks']}",
			)
		)
	);
	wp_set_object_terms( $spesa_copy, wp_list_pluck( get_the_terms( $spesa_article, 'article_category' ), 'term_id' ), 'article_category' );
	set_post_thumbnail( $spesa_copy, get_post_thumbnail_id( $spesa_article ) );
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
