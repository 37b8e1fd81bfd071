<?php
namespace Spesa;

/** Addresses of the shop's pages, over the page table of the settings. */
final class Links {
	/** Path of a page, `{slug}` and `{id}` filled; empty for a page that the table lacks. */
	public static function to( string $page, array $values = array() ): string {
		$path = Settings::pages()[ $page ] ?? '';
		if ( '' === $path ) {
			return '';
		}
		foreach ( $values as $name => $value ) {
			$path = str_replace( '{' . $name . '}', self::segments( (string) $value ), $path );
		}
		return self::base() . $path;
	}

	/** The same with scheme and host, for search engines. */
	public static function absolute( string $page, array $values = array() ): string {
		$path = self::to( $page, $values );
		return '' === $path ? '' : home_url( substr( $path, strlen( self::base() ) ) );
	}

	/** A photo or banner of the API: http or https only; relative ones belong to the API's origin. */
	public static function media( ?string $url ): string {
		if ( ! $url || preg_match( '#[\s\\\\]|^//|^https?://[^/]*@#i', $url ) || ! preg_match( '#^(/|https?://)#i', $url ) ) {
			return '';
		}
		return '/' === $url[0] && preg_match( '#^https?://[^/]+#', Settings::get( 'api' ), $origin ) ? $origin[0] . $url : $url;
	}

	/** A link of content: a path of this site without its `/shop` prefix, also of one of its domains, or another site's address; anything else is no link. */
	public static function content( string $url ): string {
		if ( preg_match( '#^/(?![/\\\\])[^\s\\\\]*$#', $url ) ) {
			return preg_replace( '#^/shop(?=[/?\#]|$)#', '', $url ) ?: '/';
		}
		if ( ! preg_match( '#^https?://([^\s@\\\\/?\#]+)([^\s@\\\\]*)$#i', $url, $part ) ) {
			return '';
		}
		$own = (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ( wp_parse_url( home_url(), PHP_URL_PORT ) ? ':' . wp_parse_url( home_url(), PHP_URL_PORT ) : '' );
		if ( ! in_array( strtolower( $part[1] ), array_map( 'strtolower', array_merge( array( $own ), Settings::get( 'allowed_domains' ) ) ), true ) || preg_match( '#^/photo\d*/#', $part[2] ) ) {
			return $url;
		}
		return self::content( '/' . ltrim( $part[2], '/' ) );
	}

	/** The page's own address with a page number or a sort, for pagers that work without JavaScript. */
	public static function here( array $query ): string {
		$path  = (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
		$known = array_intersect_key( wp_unslash( $_GET ), array_flip( array( 'q', 'sort', 'page', 'filters', 'promo', 'new', 'tp', 'preferred' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
		$query = array_filter( $query + array_filter( $known, 'is_string' ), 'strlen' );
		return $path . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}

	/** Path of the site below its host, without a trailing slash. */
	private static function base(): string {
		return untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
	}

	/** Slugs of categories may hold slashes. */
	private static function segments( string $value ): string {
		return implode( '/', array_map( 'rawurlencode', array_diff( explode( '/', $value ), array( '', '.', '..' ) ) ) );
	}
}
