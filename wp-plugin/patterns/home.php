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

<!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"align":"wide"} /-->

<!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">Scelti per te questa settimana</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide"} -->
<p class="alignwide">Racconta qui che cosa c’è di nuovo sui banchi.</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider {"heading":"Il reparto della settimana","align":"wide","metadata":{"spesaAsks":"categoryId"}} /-->',
);
