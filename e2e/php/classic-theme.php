<?php
/** The site under a classic theme: an element in the theme's header, one in a widget of HTML, one by shortcode. */

switch_theme( 'spesa-classic' );
update_option( 'spesa_test_header', '1' );
update_option( 'widget_custom_html', array( 2 => array( 'title' => '', 'content' => '<spesa-search-box placeholder="Cerca"></spesa-search-box>' ), '_multiwidget' => 1 ) );
update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:shortcode -->[spesa-product-slider heading="Dal negozio" promo limit="4"]<!-- /wp:shortcode -->' ), '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'side' => array( 'custom_html-2', 'block-2' ) ) );
