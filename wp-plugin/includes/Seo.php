<?php
namespace Spesa;

/** Titles, descriptions, canonical links and robots of the shop's pages. */
final class Seo {
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
		}
		$page = $subject['page'] ?? PageEnd::shown();
		if ( $page > 1 ) {
			$parts = array(
				'title' => $parts['title'] ?? '',
				'page'  => self::pageWords( $page ),
			) + $parts;
		}
		return $parts;
	}

	public static function pageWords( int $page ): string {
		/* translators: %d: page number. */
		return sprintf( __( 'Pagina %d', 'spesa' ), $page );
	}

	public static function robots( array $robots ): array {
		if ( self::isUnlisted() ) {
			$robots['noindex'] = true;
			unset( $robots['max-image-preview'] );
		}
		return $robots;
	}

	/** Name of the shop page that is shown, by its own address or by the one that WordPress gave it; else an empty text. */
	private static function page(): string {
		return Routes::page() ?: ( is_page() ? Pages::name( get_queried_object_id() ) : '' );
	}

	/** May search engines keep this page of the shop? */
	public static function isOpen( string $name ): bool {
		return 'home' === $name || null !== Pages::fact( $name, 'indexed' );
	}

	/** Do search engines leave this answer out: a hidden page, or one that lacks a part during an outage? */
	public static function isUnlisted(): bool {
		return self::isHidden() || Outage::isPartial();
	}

	/** Is this request's page none that search engines keep? */
	public static function isHidden(): bool {
		$page = self::page();
		return Outage::isClosed() || ( '' !== $page && ( is_404() || ! self::isOpen( $page ) ) );
	}

	/** Of a route's page: its address without filters and sorts; later pages of products or articles name themselves. */
	public static function canonical( string $url ): string {
		return PageEnd::named( Routes::page() ? Links::absolute( Routes::page(), Routes::values() ) : $url );
	}

	/** The page of a product or category bears its name, in menus and feeds too. */
	public static function name( string $title, $post = 0 ): string {
		$subject = in_the_loop() && (int) $post === get_queried_object_id() ? self::subject() : null;
		return $subject ? esc_html( $subject['title'] ) : $title;
	}

	/** The element itself has the heading there, unless its editor wants none. */
	public static function heading( string $html ): string {
		return Pages::fact( self::page(), 'headed' ) && false === strpos( (string) get_post_field( 'post_content' ), '"noHeading":true' ) ? '' : $html;
	}

	public static function head(): void {
		if ( ! SeoPlugins::areActive() ) {
			self::meta();
		}
		foreach ( StructuredData::all() as $data ) {
			echo '<script type="application/ld+json">' . Json::script( $data ) . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
		}
	}

	/** Description and Open Graph. */
	private static function meta(): void {
		$description = self::description();
		if ( '' !== $description ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( $description ) );
		}
		if ( self::isHidden() || is_404() || ! ( self::subject() || is_front_page() ) ) {
			return;
		}
		$told = array(
			'og:type'        => self::type(),
			'og:locale'      => get_locale(),
			'og:site_name'   => get_bloginfo( 'name' ),
			'og:title'       => self::subject()['title'] ?? get_bloginfo( 'name' ),
			'og:description' => $description,
			'og:url'         => is_front_page() ? Multilingual::home() . '/' : self::canonical( '' ),
			'og:image'       => self::image(),
		);
		foreach ( array_filter( $told, 'strlen' ) as $name => $value ) {
			printf( '<meta property="%s" content="%s">' . "\n", esc_attr( $name ), esc_attr( wp_specialchars_decode( $value, ENT_QUOTES ) ) );
		}
	}

	/** What a page of results says of this page, at most 160 characters; of the home page and of pages without a subject their excerpt, else what the shop is. */
	public static function description(): string {
		$text = self::subject()['description'] ?? '';
		if ( '' === $text && ( is_front_page() || ( '' !== self::page() && is_page() ) ) ) {
			$text = Format::plainText( is_page() ? (string) get_post_field( 'post_excerpt', get_queried_object_id() ) : '' );
			$text = '' === $text ? self::ofShop() : $text;
		}
		return Format::truncate( $text, 160 );
	}

	/** The tagline of a home page; of another page its title and what is sold here. */
	private static function ofShop(): string {
		$tagline = is_front_page() ? Format::plainText( get_bloginfo( 'description' ) ) : '';
		if ( '' !== $tagline ) {
			return $tagline;
		}
		/* translators: %s: name of the shop. */
		$shop = sprintf( __( 'La spesa online di %s: consegna a casa o ritiro in negozio.', 'spesa' ), get_bloginfo( 'name' ) );
		return is_front_page() ? $shop : wp_strip_all_tags( get_the_title( get_queried_object_id() ) ) . '. ' . $shop;
	}

	/** The answer of this call, where it is what this request's page is about. */
	public static function about( string $call ): ?array {
		return Pages::fact( Routes::page(), 'about' ) === $call ? Prefetch::found( $call )[0] ?? null : null;
	}

	/** Picture of this page's subject, or an empty text. */
	public static function image(): string {
		$product = self::about( 'catalogue.product' );
		return $product ? (string) StructuredData::image( $product ) : '';
	}

	/** Its Open Graph type. */
	public static function type(): string {
		return 'catalogue.product' === Pages::fact( Routes::page(), 'about' ) ? 'product' : 'website';
	}

	/** The product, leaflet, store or category that this page is about, or why it is not shown: title, description, page number. */
	public static function subject(): ?array {
		if ( Outage::isClosed() ) {
			return array(
				'title'       => Outage::title(),
				'description' => '',
				'page'        => 1,
			);
		}
		$product = self::about( 'catalogue.product' );
		if ( $product ) {
			$title = Format::readable( (string) $product['name'] );
			return array(
				'title'       => $title,
				/* translators: 1: product, 2: brand, 3: pack size. */
				'description' => Format::plainText( sprintf( __( '%1$s %2$s, %3$s: prezzo, ingredienti e informazioni. Ordina la spesa online, con consegna a casa o ritiro in negozio.', 'spesa' ), $title, Format::readableBrand( (string) ( $product['shortDescr'] ?? '' ) ), (string) ( $product['description'] ?? '' ) ) ),
				'page'        => 1,
			);
		}
		$leaflet = self::about( 'content.leaflet' );
		if ( $leaflet ) {
			return array(
				'title'       => Format::plainText( (string) $leaflet['title'] ),
				'description' => Format::plainText( (string) ( $leaflet['descr'] ?? '' ) ),
				'page'        => 1,
			);
		}
		$store = Store::warehouse( self::about( 'delivery.warehouses' ) ?? array() );
		if ( $store ) {
			return array(
				'title'       => Format::plainText( $store['name'] ),
				'description' => Manifest::label( 'store.about', array( 'address' => Format::plainText( $store['line'] ) ) ),
				'page'        => 1,
			);
		}
		$category = self::about( 'catalogue.category' )['category'] ?? null;
		if ( ! $category ) {
			return null;
		}
		$info = $category['metaData']['category_info'] ?? array();
		return array(
			'title'       => Format::plainText( (string) ( $info['SEO_TITLE'] ?? $info['TITLE'] ?? $category['name'] ) ),
			'description' => Format::plainText( (string) ( $info['DESCRIPTION'] ?? '' ) ),
			'page'        => PageEnd::shown(),
		);
	}
}
