<?php
/** A page with blocks of every kind: what the shop sells, what WordPress has, words and places to go. */

wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => 'vetrina',
		'post_title'   => 'Vetrina',
		'post_content' => '<!-- wp:spesa/search-box /--><!-- wp:spesa/cart-button /--><!-- wp:spesa/category-menu /--><!-- wp:spesa/product-slider {"heading":"In offerta","promo":true} /--><!-- wp:spesa/static-image {"image":"' . includes_url( 'images/blank.gif' ) . '","link":"/chi-siamo/"} /--><!-- wp:spesa/article-grid {"section":"magazine"} /--><!-- wp:html --><spesa-page slug="chi-siamo"></spesa-page><!-- /wp:html --><!-- wp:spesa/footer /-->',
	)
);
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'chi-siamo', 'post_title' => 'Chi siamo', 'post_content' => '<!-- wp:paragraph --><p>Una bottega.</p><!-- /wp:paragraph -->' ) );
