<?php
namespace Spesa;

/** JSON-LD of the page: the product with its price and unit price, the way to it, the shop or a store with its hours. */
final class StructuredData {
	private const UNITS = array(
		'kg'     => array( 1, 'KGM' ),
		'g'      => array( 1, 'GRM' ),
		'100 g'  => array( 100, 'GRM' ),
		'hg'     => array( 100, 'GRM' ),
		'l'      => array( 1, 'LTR' ),
		'cl'     => array( 1, 'CLT' ),
		'ml'     => array( 1, 'MLT' ),
		'100 ml' => array( 100, 'MLT' ),
		'm'      => array( 1, 'MTR' ),
		'pz'     => array( 1, 'C62' ),
	);

	/** What the page must ask for it, beside its blocks. */
	public static function requests(): array {
		return is_front_page() ? array( Prefetch::request( 'delivery.store', array( 'store_id' => Settings::get( 'store_id' ) ) ) ) : array();
	}

	/** @return array[] */
	public static function all(): array {
		$all     = array();
		$product = Seo::about( 'catalogue.product' );
		if ( $product ) {
			$all[] = self::product( $product );
			$all[] = self::crumbs( $product['breadCrumbs'] ?? array(), Format::readable( $product['name'] ) );
		}
		$category = Seo::about( 'catalogue.category' )['category'] ?? null;
		if ( $category ) {
			$all[] = self::crumbs( $category['breadCrumbs'] ?? array(), '' );
		}
		$warehouse = Seo::about( 'delivery.warehouses' )['warehouses'][0] ?? null;
		if ( $warehouse ) {
			$all[] = self::place( $warehouse );
		}
		$all[] = Content\Recipe::structured();
		if ( is_front_page() ) {
			$all[] = self::store( Prefetch::found( 'delivery.store' )[0] ?? array() );
		}
		return Extension::structuredData( array_values( array_filter( $all ) ) );
	}

	/** schema.org Product; without a price it makes no offer. */
	public static function product( array $product ): array {
		$price = Format::priceOf( $product );
		$data  = array(
			'@context'    => 'https://schema.org',
			'@type'       => 'Product',
			'name'        => Format::readable( $product['name'] ),
			'description' => Format::plainText( trim( ( $product['shortDescr'] ?? '' ) . ' ' . ( $product['description'] ?? '' ) ) ),
			'brand'       => empty( $product['shortDescr'] ) ? null : array(
				'@type' => 'Brand',
				'name'  => Format::readableBrand( $product['shortDescr'] ),
			),
			'sku'         => $product['codInt'] ?? null,
			'gtin'        => preg_match( '/^\d{8}$|^\d{12,14}$/', $product['barcode'] ?? '' ) ? $product['barcode'] : null,
			'image'       => self::image( $product ),
			'offers'      => null === $price ? null : self::offer( $product, $price ),
		);
		return array_filter( $data, static fn( $value ): bool => null !== $value && '' !== $value );
	}

	private static function offer( array $product, float $price ): array {
		$unit  = Format::unitPrice( $product );
		$known = $unit ? self::UNITS[ $unit['unit'] ] ?? null : null;
		$offer = array(
			'@type'         => 'Offer',
			'url'           => Links::absolute( 'product', array( 'slug' => $product['slug'] ) ),
			'price'         => self::amount( $price ),
			'priceCurrency' => 'EUR',
			'availability'  => 'https://schema.org/' . ( ( $product['available'] ?? 1 ) > 0 ? 'InStock' : 'OutOfStock' ),
			'itemCondition' => 'https://schema.org/NewCondition',
		);
		if ( $known ) {
			$offer['priceSpecification'] = array(
				'@type'             => 'UnitPriceSpecification',
				'price'             => self::amount( $unit['euro'] ),
				'priceCurrency'     => 'EUR',
				'referenceQuantity' => array(
					'@type'    => 'QuantitativeValue',
					'value'    => $known[0],
					'unitCode' => $known[1],
				),
			);
			if ( $unit['drained'] ) {
				$offer['priceSpecification']['description'] = Format::formatUnitPrice( $product, Language::currencyForm() );
			}
		}
		return $offer;
	}

	/** schema.org BreadcrumbList from the home page down. */
	public static function crumbs( array $crumbs, string $last ): ?array {
		$steps = array( array( get_bloginfo( 'name' ), Links::absolute( 'home' ) ) );
		foreach ( $crumbs as $crumb ) {
			$steps[] = array( Format::readable( $crumb['name'] ), Links::absolute( 'category', array( 'slug' => $crumb['slug'] ) ) );
		}
		if ( '' !== $last ) {
			$steps[] = array( $last, '' );
		}
		if ( count( $steps ) < 2 ) {
			return null;
		}
		$items = array();
		foreach ( $steps as $number => list( $name, $url ) ) {
			$items[] = array_filter(
				array(
					'@type'    => 'ListItem',
					'position' => $number + 1,
					'name'     => $name,
					'item'     => $url,
				)
			);
		}
		return array(
			'@context'        => 'https://schema.org',
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		);
	}

	/** schema.org GroceryStore: the shop, and where its default store is and when it is open. */
	public static function store( array $store ): array {
		$phone = Settings::get( 'trader_phone' );
		return self::grocery( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), Multilingual::home() . '/', '' !== $phone ? $phone : $store['metadata']['PHONE'] ?? '', $store );
	}

	/** The same of the store that a page is about, with its place on the globe. */
	public static function place( array $warehouse ): array {
		$address = $warehouse['address'] ?? array();
		$place   = self::grocery( Format::plainText( $warehouse['name'] ), Links::absolute( 'store', Routes::values() ), $warehouse['metaData']['warehouse_locator']['PHONE'] ?? '', $warehouse );
		if ( Store::isKnown( $address ) ) {
			$place['geo'] = array(
				'@type'     => 'GeoCoordinates',
				'latitude'  => $address['latitude'],
				'longitude' => $address['longitude'],
			);
		}
		$place['parentOrganization'] = array(
			'@type' => 'Organization',
			'name'  => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'url'   => Multilingual::home() . '/',
		);
		return $place;
	}

	private static function grocery( string $name, string $url, string $phone, array $store ): array {
		$address = $store['address'] ?? array();
		$data    = array(
			'@context'                         => 'https://schema.org',
			'@type'                            => 'GroceryStore',
			'name'                             => $name,
			'url'                              => $url,
			'telephone'                        => $phone,
			'currenciesAccepted'               => 'EUR',
			'address'                          => empty( $address['city'] ) ? null : array_filter(
				array(
					'@type'           => 'PostalAddress',
					'streetAddress'   => trim( ( $address['address1'] ?? '' ) . ' ' . ( $address['addressNumber'] ?? '' ) ),
					'addressLocality' => $address['city'],
					'addressRegion'   => $address['province'] ?? '',
					'postalCode'      => $address['postalcode'] ?? '',
					'addressCountry'  => 'IT',
				)
			),
			'openingHoursSpecification'        => OpeningHours::structured( $store['serviceHours'] ?? array() ),
			'specialOpeningHoursSpecification' => OpeningHours::structuredSpecial( $store['serviceHours'] ?? array(), (string) wp_date( 'Y-m-d', null, new \DateTimeZone( 'Europe/Rome' ) ) ),
		);
		return array_filter( $data );
	}

	/** Whole address of a product's picture, or null. */
	public static function image( array $product ): ?string {
		$image = Links::media( $product['mediaURLMedium'] ?? $product['mediaURL'] ?? '' );
		return '' === $image ? null : ( '/' === $image[0] ? esc_url_raw( self::origin() . $image ) : esc_url_raw( $image ) );
	}

	private static function origin(): string {
		return (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
	}

	/** Two decimals with a point, always (ruling 1). */
	private static function amount( float $euro ): string {
		return str_replace( array( ',', "\u{a0}€" ), '', Format::formatCurrency( $euro, 'spec' ) );
	}
}
