<?php
/**
 * Stands for WPML on a site in Italian, English and German, each but the first below a folder of its own (`/de/`): the filters that it publishes,
 * and its own on the address of the site; with hosts.php each has a domain of its own. Translations of posts stand in the option `test_translations`: post → code → post.
 */
( static function (): void {
	$names = array( 'it' => 'it_IT', 'en' => 'en_US', 'de' => 'de_DE' );
	$path  = (string) parse_url( $_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH );
	$hosts = isset( $GLOBALS['test_hosts'] );
	$code  = $hosts ? test_language_of_host( $_SERVER['HTTP_HOST'] ) : ( preg_match( '#^/(en|de)(/|$)#', $path, $part ) ? $part[1] : 'it' );
	$kept  = static fn(): array => (array) get_option( 'test_translations', array() );
	$in    = static fn( string $url, string $to ): string => $hosts ? test_on_host( $url, $to ) : ( 'it' === $to ? $url : (string) preg_replace( '#^(https?://[^/]+)(/(?:en|de))?(?=/|$)#', "$1/$to", $url ) );

	$translated = static function ( int $post, string $to ) use ( $kept ): int {
		foreach ( $kept() as $original => $translations ) {
			if ( $original === $post || in_array( $post, $translations, true ) ) {
				return 'it' === $to ? $original : ( $translations[ $to ] ?? 0 );
			}
		}
		return 'it' === $to ? $post : 0;
	};

	// As its own `hreflang` asks for the address of a page in each language.
	add_action(
		'wp_head',
		static function () use ( $names ): void {
			foreach ( array_keys( $names ) as $own ) {
				printf( '<link rel="alternate" hreflang="%s" href="%s">' . "\n", $own, esc_url( (string) apply_filters( 'wpml_alternate_hreflang', '', $own ) ) );
			}
		}
	);
	add_filter( 'locale', static fn() => $names[ $code ] );
	add_filter( 'home_url', static fn( $url ) => $in( $url, $code ) );
	add_filter( 'wpml_current_language', static fn() => $code );
	add_filter( 'wpml_default_language', static fn() => 'it' );
	add_filter( 'wpml_active_languages', static fn() => array_map( static fn( $own, $locale ): array => array( 'language_code' => $own, 'default_locale' => $locale ), array_combine( array_keys( $names ), array_keys( $names ) ), $names ) );
	add_filter( 'wpml_home_url', static fn() => $in( get_option( 'home' ) . '/', $code ) );
	add_filter( 'wpml_permalink', static fn( $url, $to = null ) => $in( $url, $to ?? $code ), 10, 2 );
	add_filter( 'wpml_object_id', static fn( $post, $type = 'post', $whole = false, $to = null ) => $translated( $post, $to ?? $code ) ?: ( $whole ? $post : null ), 10, 4 );
	add_filter(
		'wpml_post_language_details',
		static function ( $details, $post ) use ( $kept ) {
			foreach ( $kept() as $translations ) {
				$own = array_search( $post, $translations, true );
				if ( false !== $own ) {
					return array( 'language_code' => $own );
				}
			}
			return array( 'language_code' => 'it' );
		},
		10,
		2
	);
} )();
