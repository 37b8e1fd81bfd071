<?php
/**
 * What stands where nothing is yet.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Niente qui, per ora', 'spesa' ),
	'description' => __( 'Una frase gentile, la ricerca e qualcosa da cui cominciare.', 'spesa' ),
	'content'     => '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center">' . esc_html__( 'Qui non c’è ancora niente', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">' . esc_html__( 'Cerca un prodotto, o comincia da quello che è in offerta.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/search-box /--></div>
<!-- /wp:group -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Da cui cominciare', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->',
);
