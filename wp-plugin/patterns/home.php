<?php
/**
 * A home page to start from.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina iniziale del negozio', 'spesa' ),
	'description' => __( 'Copertina, offerte, i blocchi del negozio e un reparto in evidenza.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/banner-slider {"slug":"home","align":"wide"} /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->

<!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">' . esc_html__( 'Scelti per te questa settimana', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide"} -->
<p class="alignwide">' . esc_html__( 'Racconta qui che cosa c’è di nuovo sui banchi.', 'spesa' ) . '</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Il reparto della settimana', 'spesa' ), 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->',
);
