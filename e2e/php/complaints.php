<?php
/** A must-use plugin of the tests: every page keeps what it complains of, for engines whose console cannot be read from outside. */

add_action(
	'wp_head',
	static function (): void {
		wp_print_inline_script_tag( (string) file_get_contents( __DIR__ . '/complaints.js' ) );
	},
	-100
);
