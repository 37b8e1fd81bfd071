<?php
/**
 * What a page that does not exist shows.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina non trovata', 'spesa' ),
	'description' => __( 'Una frase, la ricerca, i reparti e le offerte.', 'spesa' ),
	'templateTypes' => array( '404' ),
	'inserter'    => true,
	'content'     => '<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">' . esc_html__( 'Questa pagina non c’è', 'spesa' ) . '</h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p>' . esc_html__( 'Forse il prodotto non è più in vendita, o l’indirizzo è cambiato. Cercalo qui, o comincia dalle offerte.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/search-box /--></div>
<!-- /wp:group -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->',
);
