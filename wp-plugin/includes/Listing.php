<?php
namespace Spesa;

/** Links of lists: where all products of a slider are, which pages a pager shows, where a facet's values lead. */
final class Listing {
	/** Departments of a category tree, without the hidden ones; a single root is unwrapped. */
	public static function departments( array $categories ): array {
		$shown = 1 === count( $categories ) ? ( $categories[0]['categories'] ?? $categories ) : $categories;
		return array_filter( $shown, static fn( array $category ): bool => 'true' !== ( $category['metaData']['category_info']['HIDE_IN_MENU'] ?? '' ) );
	}

	/** Nothing at all: neither filters nor the page's number leave products out. */
	public static function nothing( array $data ): bool {
		return empty( $data['products'] ) && 2 > (int) ( $data['page']['selPage'] ?? 1 ) && ! Filters::any();
	}

	/** The editor's link, else the slider's category, search or promotions; empty when it shows all there is. */
	public static function all( array $data, array $attributes ): string {
		if ( ( $data['page']['totItems'] ?? 0 ) <= ( $data['page']['itemsPerPage'] ?? 0 ) ) {
			return '';
		}
		$order = (string) ( $attributes['order'] ?? '' );
		$asked = array_filter(
			array(
				empty( $attributes['promo'] ) ? '' : 'promo=1',
				empty( $attributes['news'] ) ? '' : 'new=1',
				'' === $order ? '' : 'sort=' . str_replace( ' ', '+', $order ),
			)
		);
		$query = (string) ( $attributes['query'] ?? '' );
		$link  = Links::content( (string) ( $attributes['link'] ?? '' ) );
		if ( '' !== $link || ! empty( $attributes['categoryId'] ) ) {
			$category = '' === $link ? self::crumb( $data['products'], (int) $attributes['categoryId'] ) : null;
			return $category ? self::with( Links::to( 'category', array( 'slug' => $category['slug'] ) ), $asked ) : $link;
		}
		if ( '' !== $query ) {
			array_unshift( $asked, 'q=' . Links::encoded( $query ) );
		}
		return $asked ? self::with( Links::to( 'search' ), $asked ) : '';
	}

	/** @param string[] $asked Parameters as they stand in an address. */
	private static function with( string $page, array $asked ): string {
		return $asked ? $page . ( false === strpos( $page, '?' ) ? '?' : '&' ) . implode( '&', $asked ) : $page;
	}

	/**
	 * The page numbers a pager shows, null for a gap; held to core/rules/pages.ts.
	 *
	 * @return array<int|null>
	 */
	public static function pages( int $current, int $total ): array {
		$last = max( 1, min( 1000000, $total ) );
		$here = max( 1, min( $last, $current ) );
		if ( $last <= 7 ) {
			return range( 1, $last );
		}
		$from = max( 2, min( $here - 1, $last - 4 ) );
		$to   = min( $last - 1, max( $here + 1, 5 ) );
		return array_merge( array( 1 ), $from > 2 ? array( null ) : array(), range( $from, $to ), $to < $last - 1 ? array( null ) : array(), array( $last ) );
	}

	/** A facet of the answer ready to print: its first values and those that are chosen. */
	public static function facet( array $facet ): array {
		$few    = Manifest::rules( 'listing' )['shownValues'];
		$values = array();
		foreach ( $facet['values'] as $number => $value ) {
			$on = Filters::chosen( $facet['parameterName'], $value['id'] );
			if ( $number < $few || $on ) {
				$values[] = array(
					'name'  => Format::readable( (string) $value['name'] ),
					'href'  => Filters::toggle( $facet['parameterName'], $value['id'] ),
					'on'    => $on,
					'count' => (int) ( '' === (string) ( $value['filteredCount'] ?? '' ) ? $value['count'] : $value['filteredCount'] ),
				);
			}
		}
		return array(
			'name'   => Format::readable( (string) $facet['name'] ),
			'values' => $values,
			'more'   => count( $facet['values'] ) - count( $values ),
		);
	}

	/** The category of that id on the way to one of the products. */
	private static function crumb( array $products, int $id ): ?array {
		foreach ( $products as $product ) {
			foreach ( $product['breadCrumbs'] ?? array() as $crumb ) {
				if ( $crumb['categoryId'] === $id ) {
					return $crumb;
				}
			}
		}
		return null;
	}
}
