<?php
/**
 * A page of a block theme with the customer's cart beside what is written.
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Pagina con il carrello accanto', 'spesa' ),
	'description' => __( 'A sinistra quello che scrivi, a destra carrello, carta e buoni. Testata e piè di pagina sono quelli del tema.', 'spesa' ),
	'content'     => '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:post-title {"level":1,"fontSize":"large"} /-->

<!-- wp:post-content /--></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading">' . esc_html__( 'La tua spesa', 'spesa' ) . '</h2>
<!-- /wp:heading -->

<!-- wp:spesa/cart-button /-->

<!-- wp:spesa/loyalty-card /-->

<!-- wp:spesa/gift-code-slider /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->',
);
