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
	'content'     => '<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">La spesa, quando e dove vuoi tu</h1>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">1. Scegli come riceverla</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>A casa, al negozio o al lavoro, nella fascia oraria che preferisci.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">2. Riempi il carrello</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Gli stessi prezzi del tuo negozio, con le stesse offerte.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">3. Paga come vuoi</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Dei prodotti a peso paghi quanto pesano davvero.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:spesa/service-discovery {"align":"wide"} /-->

<!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"align":"wide"} /-->',
);
