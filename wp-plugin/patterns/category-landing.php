<?php
/**
 * A landing page for one department or campaign.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'      => __( 'Pagina di un reparto o di una campagna', 'spesa' ),
	'postTypes'  => array( 'page' ),
	'blockTypes' => array( 'core/post-content' ),
	'content'    => '<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">Il nome della campagna</h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide"} -->
<p class="alignwide">Due righe che dicono perché questi prodotti meritano un posto nel carrello.</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider {"heading":"In promozione nel reparto","categoryId":2,"promo":true,"align":"wide"} /-->

<!-- wp:spesa/product-slider {"heading":"Tutto il reparto","categoryId":2,"limit":24,"align":"wide"} /-->',
);
