<?php
/**
 * The magazine: newest articles, recipes, and what they are cooked with.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Magazine e ricette', 'spesa' ),
	'description' => __( 'Gli ultimi articoli, la colonna degli argomenti, i prodotti di stagione.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/article-slider {"align":"wide"} /-->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:spesa/article-grid /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:spesa/article-sidebar /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Di stagione', 'spesa' ), 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->',
);
