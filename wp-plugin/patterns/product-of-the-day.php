<?php
/**
 * One product in WordPress’ own blocks, bound to the shop.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Prodotto del giorno', 'spesa' ),
	'description' => __( 'Nome, foto e prezzo di un prodotto nei blocchi di WordPress: lo scegli nel pannello «Prodotto del negozio».', 'spesa' ),
	'postTypes'   => array( 'page' ),
	'blockTypes'  => array( 'core/post-content' ),
	'content'     => '<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:image {"metadata":{"bindings":{"url":{"source":"spesa/product","args":{"key":"picture"}},"alt":{"source":"spesa/product","args":{"key":"name"}}}}} -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:heading {"metadata":{"bindings":{"content":{"source":"spesa/product","args":{"key":"name"}}}}} -->
<h2 class="wp-block-heading"></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"spesa/product","args":{"key":"price"}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->',
);
