<?php
namespace Spesa;

/** Addresses of the shop: `/category/…`, `/product/…` and the other pages, and what an unknown address may mean. */
final class Routes {
	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'rules' ) );
		add_filter( 'query_vars', array( __CLASS__, 'variables' ) );
		add_filter( 'request', array( __CLASS__, 'request' ) );
		add_filter( 'redirect_canonical', array( __CLASS__, 'canonical' ) );
		add_action( 'template_redirect', array( __CLASS__, 'bare' ), 4 );
		add_action( 'template_redirect', array( __CLASS__, 'missing' ), 6 );
		add_action( 'template_redirect', array( __CLASS__, 'fallback' ), 7 );
	}

	public static function rules(): void {
		foreach ( Pages::ids() as $name => $post ) {
			foreach ( Pages::paths( $name ) as $path ) {
				add_rewrite_rule( '^' . Multilingual::pattern() . self::pattern( $name, $path ) . '/?$', "index.php?page_id=$post&spesa_page=$name" . self::slots( $path ), 'top' );
			}
		}
		// /page/{slug} is a static page, /page/2 WordPress' own paging (account §2).
		add_rewrite_rule( '^page/([^/]*[^/0-9][^/]*)/?$', 'index.php?pagename=$matches[1]', 'top' );
	}

	public static function variables( array $names ): array {
		return array_merge( $names, self::names() );
	}

	/** Name of the shop page of this request, or an empty text. */
	public static function page(): string {
		return (string) get_query_var( 'spesa_page' );
	}

	/** Every slot of this request's page that has a value: name → value. */
	public static function values(): array {
		$values = array();
		foreach ( self::names() as $name ) {
			$slot            = substr( $name, strlen( 'spesa_' ) );
			$values[ $slot ] = 'page' === $slot ? null : self::value( $slot );
		}
		return array_filter( $values );
	}

	/** A part of the address: `slug`, `id` or another slot of its page, or `categoryId` of the category whose slug it is. @return string|int|null */
	public static function value( string $name ) {
		if ( 'categoryId' === $name ) {
			$slug     = (string) get_query_var( 'spesa_slug' );
			$category = '' === $slug ? null : self::category( $slug ) ?? Prefetch::one( 'catalogue.category', array( 'slug' => $slug ) )['category'] ?? null;
			return $category ? $category['categoryId'] : null;
		}
		$value = (string) get_query_var( "spesa_$name" );
		return '' === $value ? null : $value;
	}

	/** An existing WordPress category of that path wins; `page` and other variables of WordPress mean nothing on shop pages. */
	public static function request( array $query ): array {
		$page = $query['spesa_page'] ?? '';
		if ( '' === $page || ! isset( Pages::ids()[ $page ] ) ) {
			return array_diff_key( $query, array_flip( self::names() ) );
		}
		$slug = $query['spesa_slug'] ?? '';
		if ( 'category' === $page && 'category' === ( get_option( 'category_base' ) ?: 'category' ) ) {
			$path = preg_replace( '#/page/\d+$#', '', $slug );
			if ( get_category_by_path( $path, true ) ) {
				return array_filter(
					array(
						'category_name' => $path,
						'paged'         => $path === $slug ? 0 : (int) basename( $slug ),
					)
				);
			}
		}
		$query['page_id'] = Multilingual::post( (int) ( $query['page_id'] ?? 0 ) );
		return array_intersect_key( $query, array_flip( array_merge( array( 'page_id', 'lang' ), self::names() ) ) );
	}

	/** @param string|false $url @return string|false */
	public static function canonical( $url ) {
		return '' === self::page() ? $url : false;
	}

	/** The page that products or categories are shown on has nothing to show by itself; only who edits it sees it. */
	public static function bare(): void {
		$post = get_queried_object_id();
		$name = is_page() && '' === self::page() ? Pages::name( $post ) : '';
		if ( false !== strpos( Settings::pages()[ $name ] ?? '', '{' ) && ! current_user_can( 'edit_post', $post ) ) {
			self::leave( Links::absolute( 'home' ) );
		}
	}

	/** What the API does not know is not found, and what it does not answer is closed for now; search engines keep nothing of either. */
	public static function missing(): void {
		global $wp_query;
		if ( '' === self::page() ) {
			return;
		}
		if ( Prefetch::unknown() || self::lacksId() ) {
			$wp_query->set_404();
			status_header( 404 );
			nocache_headers();
		} elseif ( Prefetch::unanswered() ) {
			Outage::close();
		}
	}

	/** Does the address have no number where what its page is about has one? */
	private static function lacksId(): bool {
		$id = null === Pages::fact( self::page(), 'about' ) ? null : self::value( 'id' );
		return null !== $id && ( ! Plan::isId( (string) $id ) || 0 === (int) $id );
	}

	/** `/shop/…` loses its prefix; `/:slug` is a category where WordPress has nothing and the API does (ruling 12). */
	public static function fallback(): void {
		$path = is_404() ? self::path() : '';
		if ( preg_match( '#^shop(?:/(?:category/)?(.+))?$#', $path, $part ) ) {
			self::leave( home_url( '/' . ( $part[1] ?? '' ) ) );
		}
		if ( '' !== self::page() || ! isset( Pages::ids()['category'] ) || ! preg_match( '#^[a-z0-9-]+(/[a-z0-9-]+){0,3}$#', $path ) ) {
			return;
		}
		if ( self::category( $path ) ) {
			self::leave( Links::absolute( 'category', array( 'slug' => $path ) ) );
		} elseif ( null === self::tree() ) {
			Outage::close();
		}
	}

	/** A category of the API's tree by its slug, or null. */
	public static function category( string $slug ): ?array {
		return self::search( 'slug', $slug );
	}

	/** A category of the API's tree by its id, or null. */
	public static function categoryOf( int $id ): ?array {
		return self::search( 'categoryId', $id );
	}

	private static function tree(): ?array {
		return Prefetch::one( 'catalogue.categoryTree', array( 'depth' => 3 ) );
	}

	/** @param string|int $wanted */
	private static function search( string $name, $wanted ): ?array {
		$open = self::tree()['categories'] ?? array();
		while ( $open ) {
			$category = array_shift( $open );
			if ( ( $category[ $name ] ?? null ) === $wanted ) {
				return $category;
			}
			$open = array_merge( $open, $category['categories'] ?? array() );
		}
		return null;
	}

	/** Address of this request below the site, without slashes at its ends. */
	private static function path(): string {
		global $wp;
		return trim( (string) $wp->request, '/' );
	}

	/** Our variables of a request: the page, and each slot of any page's address. @return string[] */
	private static function names(): array {
		$further = array_merge( ...array_values( array_column( Manifest::widgets(), 'paths' ) ) );
		preg_match_all( '/\{(\w+)\}/', implode( ' ', array_merge( array_values( Settings::pages() ), $further ) ), $slots );
		return array_merge( array( 'spesa_page' ), array_map( static fn( string $slot ): string => "spesa_$slot", array_values( array_unique( $slots[1] ) ) ) );
	}

	/** Categories may be paths; every other slot is one segment. */
	private static function pattern( string $name, string $path ): string {
		$slot = in_array( $name, Manifest::rules( 'routes' )['deepPages'], true ) ? '(.+?)' : '([^/]+)';
		return implode( $slot, array_map( 'preg_quote', preg_split( '/\{\w+\}/', $path ) ) );
	}

	private static function slots( string $path ): string {
		preg_match_all( '/\{(\w+)\}/', $path, $slots );
		$query = '';
		foreach ( $slots[1] as $number => $name ) {
			$query .= "&spesa_$name=\$matches[" . ( $number + 1 ) . ']';
		}
		return $query;
	}

	private static function leave( string $url ): void {
		if ( wp_safe_redirect( $url, 301 ) ) {
			exit;
		}
	}
}
