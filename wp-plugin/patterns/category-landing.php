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
	'content'     => '<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">Il nome del reparto</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide"} -->
<p class="alignwide">Due righe che dicono perché questi prodotti meritano un posto nel carrello.</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider {"heading":"In promozione nel reparto","promo":true,"align":"wide","metadata":{"spesaAsks":"categoryId"}} /-->

<!-- wp:spesa/product-slider {"heading":"Appena arrivati","news":true,"align":"wide","metadata":{"spesaAsks":"categoryId"}} /-->

<!-- wp:spesa/product-slider {"heading":"Tutto il reparto","limit":24,"align":"wide","metadata":{"spesaAsks":"categoryId"}} /-->',
);
