<?php
namespace Spesa;

/** What search engines shall know of the shop: products, categories, leaflets and stores, and none of the pages that are a customer's own. */
final class Sitemap {
	/** Products of one sitemap: as many as one call brings. */
	private const PRODUCTS = 500;
	/** Kind → the page that its addresses lead to. */
	private const KINDS = array(
		'products'   => 'product',
		'categories' => 'category',
		'leaflets'   => 'leaflet',
		'stores'     => 'store',
	);

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'provide' ), 20 );
		add_filter( 'wp_sitemaps_posts_query_args', array( __CLASS__, 'without' ), 10, 2 );
	}

	public static function provide(): void {
		wp_register_sitemap_provider( 'spesa', new CoreSitemap() );
	}

	/** @return string[] The kinds whose page the site has. */
	public static function kinds(): array {
		return array_keys( array_filter( self::KINDS, array( Pages::class, 'open' ) ) );
	}

	/** How many sitemaps a kind has. */
	public static function pages( string $kind ): int {
		return self::part( $kind, 1 )['pages'];
	}

	/** @return array[] `{ loc }` of one sitemap. */
	public static function links( string $kind, int $page ): array {
		$slot = in_array( $kind, array( 'leaflets', 'stores' ), true ) ? 'id' : 'slug';
		return array_map( static fn( $name ): array => array( 'loc' => Links::absolute( self::KINDS[ $kind ], array( $slot => $name ) ) ), self::part( $kind, $page )['names'] );
	}

	/** @return int[] Pages of the shop that no sitemap lists: a customer's own, and those that show nothing without a subject. */
	public static function hidden(): array {
		$shown = static fn( string $name ): bool => Seo::isOpen( $name ) && false === strpos( Settings::pages()[ $name ] ?? '', '{' );
		return array_values( array_diff_key( Pages::ids(), array_flip( array_filter( array_keys( Pages::ids() ), $shown ) ) ) );
	}

	public static function without( array $query, string $type ): array {
		if ( 'page' === $type ) {
			$query['post__not_in'] = array_merge( $query['post__not_in'] ?? array(), self::hidden() );
		}
		return $query;
	}

	/** Slugs or ids of one sitemap, and how many there are: `{ names, pages }`. An API that does not answer closes the sitemap, for an empty one would be believed. */
	private static function part( string $kind, int $page ): array {
		if ( 'products' === $kind ) {
			return self::products( $page );
		}
		$names = self::names( $kind );
		if ( null === $names ) {
			self::close();
		}
		return array(
			'names' => 1 === $page ? $names : array(),
			'pages' => $names ? 1 : 0,
		);
	}

	/** @return array<int|string>|null Null where the API does not answer. */
	private static function names( string $kind ): ?array {
		if ( 'categories' === $kind ) {
			$tree = Prefetch::one( 'catalogue.categoryTree', array( 'depth' => 3 ) );
			return $tree ? self::slugs( $tree['categories'] ) : null;
		}
		if ( 'stores' === $kind ) {
			$data = Prefetch::one( 'delivery.stores', array() );
			return $data ? array_values( array_filter( array_column( Store::all( $data ), 'id' ) ) ) : null;
		}
		$data = Prefetch::one( 'content.leaflets', array() );
		return $data ? array_column( $data['leaflets'], 'leafletId' ) : null;
	}

	/** Kept apart from the answers, of which a sitemap needs a hundredth. */
	private static function products( int $page ): array {
		$request = Prefetch::request( 'catalogue.products', array( 'parent_category_id' => 1, 'page' => $page, 'page_size' => self::PRODUCTS ) );
		$key     = AnswerCache::key( array( 'endpoint' => 'sitemap' ) + $request );
		$kept    = AnswerCache::read( $key );
		if ( ! $kept || AnswerCache::stale( $kept ) ) {
			$data = ShopApi::ask( array( $key => $request ) )[ $key ]['data'] ?? null;
			$kept = $data ? AnswerCache::write( $key, self::listed( $data, $page ) ) : $kept;
		}
		if ( ! $kept ) {
			self::close();
		}
		return $kept['data'];
	}

	/** A server gives as many products as it likes, and says how many pages that makes. */
	private static function listed( array $answer, int $page ): array {
		$last = (int) ( $answer['page']['totPages'] ?? 1 );
		return array(
			'names' => $page > $last ? array() : array_column( $answer['products'], 'slug' ),
			'pages' => empty( $answer['page']['totItems'] ) ? 0 : $last,
		);
	}

	/** @return string[] */
	private static function slugs( array $categories ): array {
		$slugs = array();
		foreach ( $categories as $category ) {
			$slugs = array_merge( $slugs, array( $category['slug'] ), self::slugs( $category['categories'] ?? array() ) );
		}
		return $slugs;
	}

	private static function close(): void {
		Outage::close();
		wp_die( esc_html( Outage::title() ), '', array( 'response' => 503 ) );
	}
}
