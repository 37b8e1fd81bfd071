<?php
namespace Spesa;

/** What Polylang and WPML say of the site's languages, by the functions and filters that they publish; without them a site has one. */
final class Multilingual {
	/** Prefixes of addresses, once for each request. @var string[]|null */
	private static $prefixes = null;

	public static function register(): void {
		add_filter( 'pll_translation_url', array( __CLASS__, 'polylangUrl' ), 10, 2 );
		add_filter( 'wpml_alternate_hreflang', array( __CLASS__, 'wpmlUrl' ), 10, 2 );
		add_filter( 'wpml_ls_language_url', array( __CLASS__, 'switcherUrl' ), 10, 2 );
	}

	/** Code or locale of the language of this request; empty where nobody says one. */
	public static function current(): string {
		$code = self::hasPolylang() ? pll_current_language( 'locale' ) : apply_filters( 'wpml_current_language', null );
		return is_string( $code ) ? $code : '';
	}

	/** Codes of the site's languages; none on a site of one. @return string[] */
	public static function codes(): array {
		if ( self::hasPolylang() ) {
			return array_values( array_filter( (array) pll_languages_list( array( 'fields' => 'slug' ) ), 'is_string' ) );
		}
		return array_map( 'strval', array_keys( (array) apply_filters( 'wpml_active_languages', array(), array( 'skip_missing' => 0 ) ) ) );
	}

	/** The start of an address's pattern that lets it stand below the folder of a language: `(?:de/|en/)?`, or nothing. */
	public static function pattern(): string {
		self::$prefixes = self::$prefixes ?? array_filter( self::codes(), static fn( string $code ): bool => 1 === preg_match( '/^[a-z]{2,3}(-[a-z]{2,4})?$/D', $code ) );
		return self::$prefixes ? '(?:' . implode( '|', array_map( static fn( string $code ): string => "$code/", self::$prefixes ) ) . ')?' : '';
	}

	/** A post in the language of this request or another; the post itself where it has no such translation. */
	public static function post( int $post, string $code = '' ): int {
		if ( self::hasPolylang() ) {
			return (int) ( ( '' === $code ? pll_get_post( $post ) : pll_get_post( $post, $code ) ) ?: $post );
		}
		return (int) apply_filters( 'wpml_object_id', $post, 'page', true, '' === $code ? null : $code );
	}

	/** The post that a translation was made of: that of the site's first language. */
	public static function original( int $post ): int {
		$first = self::hasPolylang() ? pll_default_language() : apply_filters( 'wpml_default_language', null );
		return is_string( $first ) && '' !== $first ? self::post( $post, $first ) : $post;
	}

	/** Code of a post's language; empty where nobody says one. */
	public static function ofPost( int $post ): string {
		if ( self::hasPolylang() ) {
			return (string) pll_get_post_language( $post );
		}
		$details = apply_filters( 'wpml_post_language_details', null, $post );
		return is_array( $details ) ? (string) ( $details['language_code'] ?? '' ) : '';
	}

	/** Address of the home page in a language of the site, or in that of this request, without a slash at its end. */
	public static function home( string $code = '' ): string {
		if ( self::hasPolylang() ) {
			$home = '' === $code ? pll_home_url() : pll_home_url( $code );
		} else {
			$home = '' === $code ? apply_filters( 'wpml_home_url', home_url( '/' ) ) : apply_filters( 'wpml_permalink', self::site() . '/', $code );
		}
		return untrailingslashit( (string) preg_replace( '/[?#].*$/s', '', is_string( $home ) && '' !== $home ? $home : home_url( '/' ) ) );
	}

	/** Address of the site itself, whatever the language, without a slash at its end. */
	public static function site(): string {
		return untrailingslashit( self::codes() ? (string) get_option( 'home' ) : home_url() );
	}

	/** This request's page of the shop in another language, with what its address names, for Polylang's switcher and `hreflang`. @param mixed $url @return mixed */
	public static function polylangUrl( $url, $code ) {
		return is_string( $code ) && '' !== $code && '' !== Routes::page() ? self::routed( $code ) ?? $url : $url;
	}

	/** The same for WPML's `hreflang`. @param mixed $url @return mixed */
	public static function wpmlUrl( $url, $code ) {
		return self::polylangUrl( $url, $code );
	}

	/** The same for WPML's switcher. @param mixed $url @param mixed $language @return mixed */
	public static function switcherUrl( $url, $language ) {
		return self::polylangUrl( $url, is_array( $language ) ? $language['code'] ?? '' : '' );
	}

	/** Forgets the site: for tests. */
	public static function forget(): void {
		self::$prefixes = null;
	}

	/** Address of the routed page in a language; null where the page has no translation. */
	private static function routed( string $code ): ?string {
		$name = Routes::page();
		$post = Pages::ids()[ $name ] ?? 0;
		if ( ! $post || self::ofPost( self::post( $post, $code ) ) !== $code ) {
			return null;
		}
		return self::home( $code ) . Links::filled( Settings::pages()[ $name ] ?? '', Routes::values() );
	}

	private static function hasPolylang(): bool {
		return function_exists( 'pll_current_language' ) && function_exists( 'pll_get_post' ) && function_exists( 'pll_home_url' );
	}
}
