<?php
/**
 * A home page to start from.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'      => __( 'Pagina iniziale del negozio', 'spesa' ),
	'postTypes'  => array( 'page' ),
	'blockTypes' => array( 'core/post-content' ),
	'content'    => '<!-- wp:spesa/banner-slider {"align":"wide"} /-->

<!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"align":"wide"} /-->

<!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide">Scelti per te questa settimana</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide"} -->
<p class="alignwide">Racconta qui che cosa c’è di nuovo sui banchi.</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/product-slider {"heading":"Frutta e verdura","categoryId":2,"align":"wide"} /-->',
);
