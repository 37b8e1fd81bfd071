<?php
/** A page of the theme alone, without any of our elements: what accessibility is compared with. */

if ( ! get_page_by_path( 'pagina-semplice' ) ) {
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => 'pagina-semplice',
			'post_title'   => 'Pagina semplice',
			'post_content' => '<!-- wp:paragraph --><p>Solo il tema.</p><!-- /wp:paragraph -->',
		)
	);
}
