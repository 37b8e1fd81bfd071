<?php
namespace Spesa;

/** Titles, descriptions, canonical links and robots of the shop's pages. */
final class Seo {
	/** Pages that search engines may keep. */
	private const OPEN = array( 'home', 'category', 'product', 'leaflets', 'leaflet' );

	public static function register(): void {
		add_filter( 'document_title_parts', array( __CLASS__, 'title' ) );
		add_filter( 'wp_robots', array( __CLASS__, 'robots' ) );
		add_filter( 'get_canonical_url', array( __CLASS__, 'canonical' ) );
		add_filter( 'the_title', array( __CLASS__, 'name' ), 10, 2 );
		add_filter( 'render_block_core/post-title', array( __CLASS__, 'heading' ) );
		add_action( 'wp_head', array( __CLASS__, 'head' ), 3 );
	}

	public static function title( array $parts ): array {
		$subject = self::subject();
		if ( $subject ) {
			$parts['title'] = $subject['title'];
			if ( $subject['page'] > 1 ) {
				/* translators: %d: page number. */
				$parts['page'] = sprintf( __( 'Pagina %d', 'spesa' ), $subject['page'] );
			}
		}
		return $parts;
	}

	public static function robots( array $robots ): array {
		$page = Routes::page();
		if ( '' !== $page && ( is_404() || ! in_array( $page, self::OPEN, true ) ) ) {
			$robots['noindex'] = true;
			unset( $robots['max-image-preview'] );
		}
		return $robots;
	}

	/** Of a route's page: its address without filters and sorts. */
	public static function canonical( string $url ): string {
		if ( ! Routes::page() ) {
			return $url;
		}
		$own  = Links::absolute( Routes::page(), array_filter( array( 'slug' => Routes::value( 'slug' ), 'id' => Routes::value( 'id' ) ) ) );
		$page = self::pageNumber();
		return $page > 1 ? add_query_arg( 'page', $page, $own ) : $own;
	}

	/** The page of a product or category bears its name, in menus and feeds too. */
	public static function name( string $title, $post = 0 ): string {
		$subject = in_the_loop() && (int) $post === get_queried_object_id() ? self::subject() : null;
		return $subject ? esc_html( $subject['title'] ) : $title;
	}

	/** The element itself has the heading there, unless its editor wants none. */
	public static function heading( string $html ): string {
		$own = in_array( Routes::page(), array( 'category', 'product', 'leaflet', 'search', 'login', 'cart' ), true );
		return $own && false === strpos( (string) get_post_field( 'post_content' ), '"noHeading":true' ) ? '' : $html;
	}

	public static function head(): void {
		$subject = self::subject();
		if ( $subject && '' !== $subject['description'] ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( Format::truncate( $subject['description'], 160 ) ) );
		}
		foreach ( StructuredData::all() as $data ) {
			echo '<script type="application/ld+json">' . Json::script( $data ) . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
		}
	}

	/** The product, leaflet or category that this page is about: title, description, page number. */
	public static function subject(): ?array {
		$product = 'product' === Routes::page() ? Prefetch::found( 'catalogue.product' )[0] ?? null : null;
		if ( $product ) {
			$title = Format::readable( (string) $product['name'] );
			return array(
				'title'       => $title,
				/* translators: 1: product, 2: brand, 3: pack size. */
				'description' => Format::plainText( sprintf( __( '%1$s %2$s, %3$s: prezzo, ingredienti e informazioni. Ordina la spesa online, con consegna a casa o ritiro in negozio.', 'spesa' ), $title, Format::readableBrand( (string) ( $product['shortDescr'] ?? '' ) ), (string) ( $product['description'] ?? '' ) ) ),
				'page'        => 1,
			);
		}
		$leaflet = 'leaflet' === Routes::page() ? Prefetch::found( 'content.leaflet' )[0] ?? null : null;
		if ( $leaflet ) {
			return array(
				'title'       => Format::plainText( (string) $leaflet['title'] ),
				'description' => Format::plainText( (string) ( $leaflet['descr'] ?? '' ) ),
				'page'        => 1,
			);
		}
		$category = 'category' === Routes::page() ? Prefetch::found( 'catalogue.category' )[0]['category'] ?? null : null;
		if ( ! $category ) {
			return null;
		}
		$info = $category['metaData']['category_info'] ?? array();
		return array(
			'title'       => Format::plainText( (string) ( $info['SEO_TITLE'] ?? $info['TITLE'] ?? $category['name'] ) ),
			'description' => Format::plainText( (string) ( $info['DESCRIPTION'] ?? '' ) ),
			'page'        => self::pageNumber(),
		);
	}

	private static function pageNumber(): int {
		return isset( $_GET['page'] ) && is_numeric( $_GET['page'] ) ? max( 1, min( 500, (int) $_GET['page'] ) ) : 1; // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
	}
}
