<?php
/** A must-use plugin of the tests: a page with `cdn` in its address names the plugin's files at another host, as plugins for such hosts do. */

add_filter(
	'plugins_url',
	static function ( string $url ): string {
		return isset( $_GET['cdn'] ) ? str_replace( home_url(), 'https://cdn.example', $url ) : $url;
	}
);
