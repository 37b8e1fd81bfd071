<?php
/** A page whose elements cannot be seen at first: in a tab, an accordion, a modal, a template, and one that comes later (WP-16). */

$slider = static fn( string $heading ): string => "[spesa-product-slider heading=\"$heading\" category-id=\"2\" limit=\"12\"]";
$blocks = '<div id="scheda" hidden>' . $slider( 'In una scheda' ) . '[spesa-banner-slider]</div>'
	. '<details id="fisarmonica"><summary>Apri</summary>' . $slider( 'In una fisarmonica' ) . '</details>'
	. '<dialog id="modale">' . $slider( 'In un modale' ) . '</dialog>'
	. '<template id="modello">' . $slider( 'In un modello' ) . '</template>'
	. '<div id="dopo"></div>';
if ( ! get_page_by_path( 'posti-nascosti' ) ) {
	kses_remove_filters();
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => 'posti-nascosti',
			'post_title'   => 'Posti nascosti',
			'post_content' => "<!-- wp:html -->$blocks<!-- /wp:html -->",
		)
	);
	wp_insert_post(
		array(
			'post_status'  => 'publish',
			'post_name'    => 'da-leggere-altrove',
			'post_title'   => 'Da leggere altrove',
			'post_content' => wp_slash( '<!-- wp:paragraph --><p>Prima.</p><!-- /wp:paragraph --><!-- wp:spesa/product-slider {"heading":"Frutta","categoryId":2,"limit":4} /--><!-- wp:spesa/cart-button /--><!-- wp:spesa/banner-slider /--><!-- wp:paragraph --><p>Dopo.</p><!-- /wp:paragraph -->' ),
		)
	);
}
