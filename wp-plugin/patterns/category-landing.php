<?php
/**
 * A landing page for one department.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina di un reparto', 'spesa' ),
	'description' => __( 'Il reparto che scegli: offerte, novità e tutto il resto.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:paragraph ' . serialize_block_attributes( array( 'align' => 'wide', 'placeholder' => __( 'Due righe che dicono perché questi prodotti meritano un posto nel carrello.', 'spesa' ) ) ) . ' -->
<p class="alignwide"></p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In promozione nel reparto', 'spesa' ), 'promo' => true, 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Appena arrivati', 'spesa' ), 'news' => true, 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'Tutto il reparto', 'spesa' ), 'limit' => 24, 'align' => 'wide', 'metadata' => array( 'spesaAsks' => 'categoryId' ) ) ) . ' /-->',
);
