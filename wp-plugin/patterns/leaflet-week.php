<?php
/**
 * The week of the leaflet.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Settimana del volantino', 'spesa' ),
	'description' => __( 'I volantini in corso, le offerte e i negozi.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p>' . esc_html__( 'Sfoglia il volantino, e metti nel carrello quello che ti serve.', 'spesa' ) . '</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:spesa/leaflet-slider {"align":"wide"} /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta questa settimana', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->

<!-- wp:spesa/store-map ' . serialize_block_attributes( array( 'heading' => __( 'In quali negozi', 'spesa' ), 'align' => 'wide' ) ) . ' /-->',
);
