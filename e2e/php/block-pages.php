<?php
/** A page for each block that an editor may place, with the attributes of its first example: what e2e/elements.spec.ts visits. */

/** Examples name nothing that only this site has: here what the demo calls so, among it a form with a text below a field. */
$there = array(
	'spesa/form'         => array( 'formId' => get_page_by_path( 'scrivici', OBJECT, Spesa\Forms\Form::TYPE )->ID ),
	'spesa/product'      => array( 'productId' => 20001 ),
	'spesa/product-tabs' => array( 'categories' => '2,3' ),
	'spesa/slides'       => array( 'slider' => 'home', 'titles' => true ),
	'spesa/page'         => array( 'slug' => 'consegna-e-ritiro' ),
);

foreach ( require SPESA_DIR . '/blocks/manifest.php' as $block ) {
	$name = $block['name'];
	$slug = 'blocco-' . substr( $name, strlen( 'spesa/' ) );
	if ( get_page_by_path( $slug ) ) {
		continue;
	}
	$attributes = $there[ $name ] ?? $block['example']['attributes'] ?? array();
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $block['title'],
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
