<?php
namespace Spesa;

/** Addresses of the shop's pages, over the page table of the settings. */
final class Links {
	/** What `origin` has said of each site, once WordPress knows what is asked for: plugins of languages have chosen a domain by then. @var array<int, string> */
	private static $origins = array();

	/** Path of a page, `{slug}` and `{id}` filled; empty for a page that the site does not have. */
	public static function to( string $page, array $values = array() ): string {
		$path = Pages::open( $page ) ? Settings::pages()[ $page ] ?? '' : '';
		if ( '' === $path ) {
			return '';
		}
		return self::base( $page ) . self::filled( $path, $values );
	}

	/** A path with its `{slug}` and `{id}` filled. */
	public static function filled( string $path, array $values ): string {
		foreach ( $values as $name => $value ) {
			$path = str_replace( '{' . $name . '}', self::segments( (string) $value ), $path );
		}
		return $path;
	}

	/** @return array<string, string> The path of every page, slots unfilled; empty for those that the site does not have. */
	public static function all(): array {
		$names = array_keys( Settings::pages() );
		return array_combine( $names, array_map( static fn( string $name ): string => self::to( $name ), $names ) );
	}

	/** The same with scheme and host, for search engines. */
	public static function absolute( string $page, array $values = array() ): string {
		$path = self::to( $page, $values );
		return '' === $path ? '' : Pages::home( $page ) . substr( $path, strlen( self::base( $page ) ) );
	}

	/** A photo or banner of the API: http or https only; relative ones belong to the API's origin, those of this site are paths. Empty for none. */
	public static function media( ?string $url ): string {
		$api     = preg_match( '#^https?://[^/]+#', Settings::get( 'api' ), $origin ) ? $origin[0] : self::origin();
		$address = Address::parse( (string) $url, $api );
		if ( ! $address || '' === $address['host'] ) {
			return '';
		}
		$whole = Address::whole( $address );
		return self::origin() === substr( $whole, 0, -strlen( $address['path'] ) ) ? preg_replace( '#^/+#', '/', $address['path'] ) : $whole;
	}

	/** Where a link of content leads, empty for nowhere. */
	public static function content( string $url ): string {
		return self::followed( $url )['href'];
	}

	/**
	 * A link of content, the PHP side of contentLink in core/rules/links.ts: a path of this site without its `/shop` prefix, also of one of its domains, a
	 * photo, mail or phone, or another site's address; `away` says whether it opens a new window. What may not be followed has an empty href.
	 *
	 * @return array{href: string, away: bool}
	 */
	public static function followed( string $url ): array {
		$address = Address::parse( $url, self::origin() );
		if ( ! $address ) {
			return self::leads( '' );
		}
		$own     = self::host( self::origin() );
		$allowed = array_map( 'strtolower', array_merge( array( $own, self::host( Multilingual::home() ) ), Settings::get( 'allowed_domains' ) ) );
		if ( '' === $address['host'] || ! in_array( $address['host'], $allowed, true ) || in_array( $address['host'], Manifest::rules( 'links' )['videoHosts'], true ) ) {
			return self::leads( Address::whole( $address ), '' !== $address['host'] );
		}
		if ( preg_match( '#^/photo\d*/#', $address['path'] ) ) {
			return self::leads( $own === $address['host'] ? $address['path'] : Address::whole( $address ) );
		}
		$inside = preg_replace( '#^/shop(?=[/?\#]|$)#', '', preg_replace( '#^/+#', '/', $address['path'] ) );
		$inside = preg_replace( '#^/*#', '/', $inside, 1 );
		return self::leads( $own === $address['host'] && preg_match( '#^\s*[a-z]+:#i', $url ) ? $inside : self::below( $inside ) );
	}

	/** A path as content names it, of a site in a folder: below that folder. */
	private static function below( string $inside ): string {
		$folder = self::folder();
		return '' !== $folder && 0 === strpos( $inside, $folder ) && preg_match( '#^(?:[/?\#]|$)#', substr( $inside, strlen( $folder ) ) ) ? $inside : $folder . $inside;
	}

	/** The folder of the site below its origin, as `/negozio`; empty for none. */
	public static function folder(): string {
		return untrailingslashit( (string) wp_parse_url( Multilingual::site(), PHP_URL_PATH ) );
	}

	private static function leads( string $href, bool $away = false ): array {
		return array(
			'href' => $href,
			'away' => $away,
		);
	}

	/** Host of an address, with its port. */
	private static function host( string $address ): string {
		return strtolower( (string) preg_replace( '#^[^:/]+://([^/]*).*$#s', '$1', $address ) );
	}

	/** Scheme and host of this site, such as https://negozio.example. */
	private static function origin(): string {
		$site = get_current_blog_id();
		if ( isset( self::$origins[ $site ] ) ) {
			return self::$origins[ $site ];
		}
		$origin = preg_match( '#^https?://[^/]+#i', home_url(), $found ) ? strtolower( $found[0] ) : '';
		if ( did_action( 'wp' ) ) {
			self::$origins[ $site ] = $origin;
		}
		return $origin;
	}

	/** A request ends. */
	public static function forget(): void {
		self::$origins = array();
	}

	/** A text as part of an address, in the form of JavaScript's encodeURIComponent. */
	public static function encoded( string $text ): string {
		return strtr(
			rawurlencode( $text ),
			array(
				'%21' => '!',
				'%27' => "'",
				'%28' => '(',
				'%29' => ')',
				'%2A' => '*',
			)
		);
	}

	/** The page's own address with a page number or a sort, for pagers that work without JavaScript. */
	public static function here( array $query ): string {
		$path  = (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
		$known = array_intersect_key( wp_unslash( $_GET ), array_flip( Manifest::rules( 'filters' )['parameters'] ) ); // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
		$query = array_filter( $query + array_filter( $known, 'is_string' ), 'strlen' );
		return $path . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}

	/** Path below its host of the site, in the language that it has the page in, without a trailing slash. */
	private static function base( string $page ): string {
		return untrailingslashit( (string) wp_parse_url( Pages::home( $page ), PHP_URL_PATH ) );
	}

	/** Slugs of categories may hold slashes. */
	private static function segments( string $value ): string {
		return implode( '/', array_map( array( __CLASS__, 'encoded' ), array_diff( explode( '/', $value ), array( '', '.', '..' ) ) ) );
	}
}
