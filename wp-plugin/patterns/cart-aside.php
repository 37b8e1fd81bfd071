<?php
/**
 * A page with the cart and the delivery beside it.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina con il carrello accanto', 'spesa' ),
	'description' => __( 'Due colonne: a sinistra i prodotti, a destra carrello, consegna e carta.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:spesa/search-box /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true ) ) . ' /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'La tua spesa', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:spesa/cart-button /-->

<!-- wp:spesa/loyalty-card /-->

<!-- wp:spesa/gift-code-slider /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->',
);
