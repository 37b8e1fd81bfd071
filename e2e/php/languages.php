<?php
/** A must-use plugin of the tests: the cookie `test-locale` says which language a page is in, `test-direction` that it runs from right to left. */

if ( isset( $_COOKIE['test-locale'] ) ) {
	add_filter( 'locale', static fn() => sanitize_key( substr( $_COOKIE['test-locale'], 0, 2 ) ) . strtoupper( sanitize_key( substr( $_COOKIE['test-locale'], 2 ) ) ) );
}
if ( isset( $_COOKIE['test-direction'] ) ) {
	add_action(
		'init',
		static function (): void {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		}
	);
}
