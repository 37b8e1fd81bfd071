<?php
/**
 * The header of a block theme, with search, account and cart.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Testata del negozio', 'spesa' ),
	'description' => __( 'Nome del sito, ricerca, account e carrello; sotto, i reparti.', 'spesa' ),
	'blockTypes'  => array( 'core/template-part/header' ),
	'categories'  => array( 'spesa', 'header' ),
	'content'     => '<!-- wp:group {"align":"full","className":"is-style-spesa-bar","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-spesa-bar" style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->

<!-- wp:spesa/search-box /-->

<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:spesa/user-menu /-->

<!-- wp:spesa/cart-button /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:spesa/category-menu {"align":"wide"} /--></div>
<!-- /wp:group -->',
);
