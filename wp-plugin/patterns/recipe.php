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
	'content'     => '<!-- wp:paragraph ' . serialize_block_attributes( array( 'placeholder' => __( 'Due righe che fanno venire fame', 'spesa' ) ) ) . ' -->
<p></p>
<!-- /wp:paragraph -->

<!-- wp:spesa/recipe {"align":"wide","metadata":{"spesaAsks":"ingredients"}} /-->

<!-- wp:spesa/share-buttons /-->

<!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'Altro da leggere', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:spesa/article-slider {"section":"magazine","align":"wide"} /-->',
);
