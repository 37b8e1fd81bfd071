<?php
/** A page for each block that an editor may place, with the attributes of its first example: what e2e/elements.spec.ts visits. */

foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
	if ( 0 !== strpos( $name, 'spesa/' ) ) {
		continue;
	}
	$slug = 'blocco-' . substr( $name, strlen( 'spesa/' ) );
	if ( get_page_by_path( $slug ) ) {
		continue;
	}
	$attributes = $type->example['attributes'] ?? array();
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $type->title,
			'post_content' => wp_slash(
				serialize_block(
					array(
						'blockName'    => $name,
						'attrs'        => $attributes,
						'innerBlocks'  => array(),
						'innerHTML'    => '',
						'innerContent' => array(),
					)
				)
			),
		)
	);
}
