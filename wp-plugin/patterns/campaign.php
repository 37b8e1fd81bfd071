<?php
/**
 * A campaign: a picture, what it is about, its products and its department.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Campagna', 'spesa' ),
	'description' => __( 'Copertina, due righe, le offerte e il reparto di cui si parla.', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:spesa/banner-slider {"slug":"home","align":"full"} /-->

<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">Il nome della campagna</h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p>Due righe: che cosa c’è di buono, per chi, fino a quando.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:spesa/product-slider {"heading":"Le offerte della campagna","promo":true,"align":"wide"} /-->

<!-- wp:spesa/product-slider {"heading":"Il reparto della campagna","align":"wide","metadata":{"spesaAsks":"categoryId"}} /-->

<!-- wp:spesa/share-buttons {"heading":"Dillo a chi vuoi"} /-->',
);
