<?php
/**
 * Plugin Name:       Spesa
 * Description:       Il negozio online di un supermercato dentro WordPress: blocchi, pagine e collegamento all’API della spesa.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * Text Domain:       spesa
 * Domain Path:       /languages
 *
 * @package Spesa
 */

defined( 'ABSPATH' ) || exit;

define( 'SPESA_VERSION', '0.1.0' );
define( 'SPESA_FILE', __FILE__ );
define( 'SPESA_DIR', __DIR__ );

if ( version_compare( PHP_VERSION, '7.4', '<' ) || version_compare( get_bloginfo( 'version' ), '6.5', '<' ) ) {
	add_action(
		'admin_notices',
		static function () {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'Spesa richiede WordPress 6.5 e PHP 7.4 o successivi.', 'spesa' ) );
		}
	);
	return;
}

spl_autoload_register(
	static function ( string $name ): void {
		if ( 0 === strpos( $name, 'Spesa\\' ) ) {
			$file = SPESA_DIR . '/includes/' . str_replace( '\\', '/', substr( $name, 6 ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
			}
		}
	}
);

$spesa_parts = array(
	array( 'Language', 'Multilingual', 'Blocks', 'BlockHooks', 'SiteTemplates', 'Bindings', 'Shortcodes', 'Markup', 'Schedule', 'Audience', 'Prefetch', 'Printed', 'Seeds', 'Assets', 'Sheets', 'Fold', 'Themes', 'Pictures', 'Optimisers', 'Editor', 'Settings', 'SettingsPage' ),
	array( 'Connection', 'Pages', 'PageLists', 'Recipes', 'Routes', 'PageEnd', 'Seo', 'SeoPlugins', 'Sitemap', 'Speculation', 'Replacement', 'Upgrade', 'Version', 'Worker', 'Health', 'Bar', 'PageCaches', 'ConsentApi', 'ConsentLink', 'PrivacyPolicy', 'Cli' ),
	array( 'Setup\Screen', 'Setup\Handler', 'Setup\PageTable' ),
	array( 'Content\Types', 'Content\Topics', 'Content\Menus', 'Content\Slides', 'Content\SlideBox', 'Content\SlidePicture', 'Content\Custom', 'Content\Search', 'Content\Platform' ),
	array( 'Forms\Form', 'Forms\Address', 'Forms\Reading', 'Forms\Submission', 'Forms\ProofOfWork', 'Forms\Uploads', 'Forms\Entries', 'Forms\EntryList', 'Forms\Export', 'Forms\Privacy', 'Forms\Mail', 'Forms\Retention' ),
);
foreach ( array_merge( ...$spesa_parts ) as $spesa_part ) {
	call_user_func( array( "Spesa\\$spesa_part", 'register' ) );
}
unset( $spesa_parts, $spesa_part );

register_activation_hook( __FILE__, array( 'Spesa\\Pages', 'activate' ) );
register_deactivation_hook( __FILE__, array( 'Spesa\\Pages', 'deactivate' ) );
