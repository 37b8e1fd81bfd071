<?php
/**
 * A campaign: a picture, what it is about, its products and its department.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Campagna', 'spesa' ),
	'description' => __( 'Copertina, due righe, le offerte e il reparto di cui si parla.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/banner-slider {"slug":"home","align":"full"} /-->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph ' . serialize_block_attributes( array( 'placeholder' => __( 'Due righe: che cosa c’è di buono, per chi, fino a quando.', 'spesa' ) ) ) . ' -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Le offerte della campagna', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->

<!-- wp:spesa/share-buttons ' . serialize_block_attributes( array( 'heading' => __( 'Dillo a chi vuoi', 'spesa' ) ) ) . ' /-->',
);
