<?php
/**
 * What the site of wp-env knows of its surroundings: where browsers find the reference API, and readable addresses.
 * Its constants come from the configuration that demo/wp-env/configuration.ts writes; while wp-env activates
 * plugins it has not defined them yet.
 *
 * @package Spesa
 */

if ( ! defined( 'SPESA_WP_ENV_API' ) ) {
	return;
}

foreach ( array( 'option_spesa_settings', 'default_option_spesa_settings' ) as $spesa_option ) {
	add_filter(
		$spesa_option,
		static function ( $settings ) {
			$ours = array(
				'api'             => SPESA_WP_ENV_API,
				'currency_form'   => 'italian',
				'payment_origins' => array( SPESA_WP_ENV_PROVIDER ),
			);
			return array_merge( is_array( $settings ) ? $settings : array(), $ours );
		}
	);
}
add_filter( 'pre_option_permalink_structure', static fn() => '/%postname%/' );
