<?php
/** What a site has that used an older version: fewer pages, settings of another form, words of its own, a page with blocks. */

global $wpdb;

update_option(
	'spesa_settings',
	array(
		'api'            => get_option( 'spesa_settings' )['api'],
		'trader_name'    => 'Bottega S.r.l.',
		'texts'          => array( 'cart.checkout' => 'Paga la spesa' ),
		'of_before'      => 'sì',
		'currency_form'  => 12,
	)
);
$spesa_pages = get_option( 'spesa_pages' );
wp_delete_post( $spesa_pages['survey'], true );
unset( $spesa_pages['survey'] );
update_option( 'spesa_pages', $spesa_pages );
wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => 'vetrina',
		'post_title'   => 'Vetrina',
		'post_content' => '<!-- wp:paragraph --><p>Scritto prima.</p><!-- /wp:paragraph --><!-- wp:spesa/product-slider {"heading":"In offerta","promo":true} /--><!-- wp:spesa/static-image {"image":"/wp-includes/images/blank.gif","shape":"square","focus":"top"} /-->',
	)
);
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/count-upgrades.php', "<?php\nadd_action( 'update_option_spesa_version', static function ( \$old, \$new ): void { file_put_contents( WP_CONTENT_DIR . '/upgrades.txt', \"\$old > \$new\\n\", FILE_APPEND | LOCK_EX ); }, 10, 2 );\n" );
