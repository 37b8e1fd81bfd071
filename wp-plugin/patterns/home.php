<?php
/**
 * A home page to start from.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina iniziale del negozio', 'spesa' ),
	'description' => __( 'Copertina, offerte, tre riquadri, volantini, un reparto in evidenza e i servizi di consegna.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/banner-slider {"slug":"home","align":"wide"} /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->

' . ( require __DIR__ . '/three-boxes.php' )['content'] . '

<!-- wp:spesa/leaflet-slider {"align":"wide"} /-->

<!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">' . esc_html__( 'Scelti per te questa settimana', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph ' . serialize_block_attributes( array( 'align' => 'wide', 'placeholder' => __( 'Racconta qui che cosa c’è di nuovo sui banchi.', 'spesa' ) ) ) . ' -->
<p class="alignwide"></p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Il reparto della settimana', 'spesa' ), 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->

<!-- wp:spesa/service-discovery {"align":"wide"} /-->',
);
