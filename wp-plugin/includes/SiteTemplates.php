<?php
namespace Spesa;

/**
 * Templates that a page of a block theme can be given, `site-templates/<slug>.php`; header and footer are the theme's own, for which our
 * patterns are offered. WordPress takes templates of plugins from 6.7 on.
 */
final class SiteTemplates {
	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'templates' ) );
	}

	public static function templates(): void {
		if ( ! function_exists( 'register_block_template' ) || ! wp_is_block_theme() ) {
			return;
		}
		foreach ( (array) glob( SPESA_DIR . '/site-templates/*.php' ) as $file ) {
			register_block_template( 'spesa//' . basename( $file, '.php' ), ( require $file ) + array( 'post_types' => array( 'page' ) ) );
		}
	}
}
