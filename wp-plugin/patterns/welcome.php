<?php
/**
 * The first visit: where the shop delivers, how it works, what is on offer.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Benvenuto', 'spesa' ),
	'description' => __( 'Come funziona in tre passi, i servizi e le offerte.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">' . esc_html__( 'La spesa, quando e dove vuoi tu', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">' . esc_html__( '1. Scegli come riceverla', 'spesa' ) . '</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'A casa, al negozio o al lavoro, nella fascia oraria che preferisci.', 'spesa' ) . '</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">' . esc_html__( '2. Riempi il carrello', 'spesa' ) . '</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Gli stessi prezzi del tuo negozio, con le stesse offerte.', 'spesa' ) . '</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">' . esc_html__( '3. Paga come vuoi', 'spesa' ) . '</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html__( 'Dei prodotti a peso paghi quanto pesano davvero.', 'spesa' ) . '</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:spesa/service-discovery {"align":"wide"} /-->

<!-- wp:spesa/product-slider ' . serialize_block_attributes( array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true, 'align' => 'wide' ) ) . ' /-->',
);
