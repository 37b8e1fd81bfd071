<?php
/**
 * A recipe as a post: what it is, its ingredients to buy, its steps, and more to cook.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Ricetta da comprare', 'spesa' ),
	'description' => __( 'Ingredienti da mettere nel carrello, passaggi e modi di condividerla. Metti l’articolo nella categoria Ricette: così la trovano la ricerca e le schede dei suoi prodotti.', 'spesa' ),
	'postTypes'   => array( 'post' ),
	'content'     => '<!-- wp:paragraph {"placeholder":"Due righe che fanno venire fame"} -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:spesa/recipe {"align":"wide","metadata":{"spesaAsks":"ingredients"}} /-->

<!-- wp:spesa/share-buttons /-->

<!-- wp:heading -->
<h2 class="wp-block-heading">Altro da leggere</h2>
<!-- /wp:heading -->

<!-- wp:spesa/article-slider {"section":"magazine","align":"wide"} /-->',
);
