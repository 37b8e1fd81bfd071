<?php
/** A page for each block that an editor may place, with the attributes of its first example: what e2e/long/elements visits; and one with all of them. */

/** Examples name nothing that only this site has: here what the demo calls so, among it a form with a text below a field. */
$there = array(
	'spesa/form'         => array( 'formId' => get_page_by_path( 'scrivici', OBJECT, Spesa\Forms\Form::TYPE )->ID ),
	'spesa/product'      => array( 'productId' => 20001 ),
	'spesa/product-tabs' => array( 'categories' => '2,3' ),
	'spesa/slides'       => array( 'slider' => 'home', 'titles' => true ),
	'spesa/page'         => array( 'slug' => 'consegna-e-ritiro' ),
);

$place = static function ( string $slug, string $title, string $content ): void {
	if ( get_page_by_path( $slug ) ) {
		return;
	}
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => wp_slash( $content ),
		)
	);
};

$all = '';
foreach ( require SPESA_DIR . '/blocks/manifest.php' as $block ) {
	$name    = $block['name'];
	$content = serialize_block(
		array(
			'blockName'    => $name,
			'attrs'        => $there[ $name ] ?? $block['example']['attributes'] ?? array(),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);
	$all    .= $content;
	$place( 'blocco-' . substr( $name, strlen( 'spesa/' ) ), $block['title'], $content );
}
$place( 'ogni-blocco', 'Ogni blocco', $all );
