<?php
/**
 * Where the shop is: stores, services, leaflets.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'I nostri negozi', 'spesa' ),
	'description' => __( 'Mappa ed elenco, il negozio preferito, i servizi.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/favourite-store {"align":"wide"} /-->

<!-- wp:spesa/store-map {"align":"wide","coverage":true} /-->

<!-- wp:spesa/service-discovery {"align":"wide"} /-->

<!-- wp:spesa/leaflet-slider ' . serialize_block_attributes( array( 'heading' => __( 'I volantini', 'spesa' ), 'align' => 'wide' ) ) . ' /-->',
);
