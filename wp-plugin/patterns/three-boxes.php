<?php
/**
 * What the shop promises, in three boxes.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

$spesa_boxes = array(
	__( 'Consegna a casa', 'spesa' )   => __( 'Scegli il giorno e la fascia che ti vanno bene.', 'spesa' ),
	__( 'Ritiro in negozio', 'spesa' ) => __( 'Ordini da qui e passi quando ti è comodo.', 'spesa' ),
	__( 'Prezzi chiari', 'spesa' )     => __( 'Sempre il prezzo al chilo, al litro o al pezzo.', 'spesa' ),
);
$spesa_html  = '';
foreach ( $spesa_boxes as $spesa_title => $spesa_text ) {
	$spesa_html .= '<!-- wp:column {"style":{"border":{"width":"1px","radius":"12px"},"spacing":{"padding":{"top":"20px","right":"20px","bottom":"20px","left":"20px"}}}} -->
<div class="wp-block-column" style="border-width:1px;border-radius:12px;padding-top:20px;padding-right:20px;padding-bottom:20px;padding-left:20px"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size">' . esc_html( $spesa_title ) . '</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>' . esc_html( $spesa_text ) . '</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

';
}

return array(
	'title'       => __( 'Tre riquadri', 'spesa' ),
	'description' => __( 'Consegna, ritiro e prezzi in tre riquadri affiancati.', 'spesa' ),
	'keywords'    => array( __( 'colonne', 'spesa' ), __( 'vantaggi', 'spesa' ) ),
	'content'     => '<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide">' . rtrim( $spesa_html ) . '</div>
<!-- /wp:columns -->',
);
