<?php
/**
 * What a page that does not exist shows.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina non trovata', 'spesa' ),
	'description' => __( 'Una frase, la ricerca, i reparti e le offerte.', 'spesa' ),
	'templateTypes' => array( '404' ),
	'inserter'    => true,
	'content'     => '<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide">Questa pagina non c’è</h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p>Forse il prodotto non è più in vendita, o l’indirizzo è cambiato. Cercalo qui, o comincia dalle offerte.</p>
<!-- /wp:paragraph -->

<!-- wp:spesa/search-box /--></div>
<!-- /wp:group -->

<!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"align":"wide"} /-->',
);
