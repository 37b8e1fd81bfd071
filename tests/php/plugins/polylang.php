<?php
/**
 * Stands for Polylang on a site in Italian, English and German, each but the first below a folder of its own (`/de/`): the functions that it
 * publishes; with hosts.php each has a domain of its own. The language of a request is that of its address; translations of posts stand in the option `test_translations`: post → code → post.
 */
( static function (): void {
	$first = 'it';
	$names = array( 'it' => 'it_IT', 'en' => 'en_US', 'de' => 'de_DE' );
	$path  = (string) parse_url( $_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH );

	$GLOBALS['test_languages'] = array( 'first' => $first, 'names' => $names, 'code' => isset( $GLOBALS['test_hosts'] ) ? test_language_of_host( $_SERVER['HTTP_HOST'] ) : ( preg_match( '#^/(en|de)(/|$)#', $path, $part ) ? $part[1] : $first ) );
	// As its own `hreflang` and switcher ask for the address of a page in each language.
	add_action(
		'wp_head',
		static function () use ( $names ): void {
			foreach ( array_keys( $names ) as $own ) {
				printf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", $own, esc_url( (string) apply_filters( 'pll_translation_url', '', $own ) ) );
			}
		}
	);
	add_filter( 'locale', static fn() => $names[ $GLOBALS['test_languages']['code'] ] );
	// Rules are made anew with the languages, and not kept for a site without them.
	add_filter( 'pre_option_rewrite_rules', static fn() => '' );
	add_filter( 'pre_update_option_rewrite_rules', static fn( $rules, $old ) => $old, 10, 2 );
} )();

function pll_current_language( $field = 'slug' ) {
	$code = $GLOBALS['test_languages']['code'];
	return 'locale' === $field ? $GLOBALS['test_languages']['names'][ $code ] : $code;
}

function pll_default_language( $field = 'slug' ) {
	$code = $GLOBALS['test_languages']['first'];
	return 'locale' === $field ? $GLOBALS['test_languages']['names'][ $code ] : $code;
}

function pll_languages_list( $arguments = array() ) {
	return array_keys( $GLOBALS['test_languages']['names'] );
}

function pll_home_url( $code = '' ) {
	$code = '' === $code ? pll_current_language() : $code;
	if ( isset( $GLOBALS['test_hosts'] ) ) {
		return test_on_host( get_option( 'home' ), $code ) . '/';
	}
	return get_option( 'home' ) . ( $code === pll_default_language() ? '/' : "/$code/" );
}

function pll_get_post_language( $post, $field = 'slug' ) {
	foreach ( (array) get_option( 'test_translations', array() ) as $translations ) {
		$code = array_search( $post, $translations, true );
		if ( false !== $code && $code !== pll_default_language() ) {
			return $code;
		}
	}
	return pll_default_language();
}

function pll_get_post( $post, $code = '' ) {
	$code = '' === $code ? pll_current_language() : $code;
	foreach ( (array) get_option( 'test_translations', array() ) as $original => $translations ) {
		if ( $original === $post || in_array( $post, $translations, true ) ) {
			return $code === pll_default_language() ? $original : ( $translations[ $code ] ?? false );
		}
	}
	return $code === pll_default_language() ? $post : false;
}
