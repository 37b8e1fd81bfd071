<?php
/**
 * The footer of a block theme, with all that the law asks.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Piè di pagina del negozio', 'spesa' ),
	'description' => __( 'Menù, chi vende, recesso, garanzia, accessibilità e cookie.', 'spesa' ),
	'blockTypes'  => array( 'core/template-part/footer' ),
	'categories'  => array( 'spesa', 'footer' ),
	'content'     => '<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull"><!-- wp:spesa/footer {"align":"wide"} /--></div>
<!-- /wp:group -->',
);
