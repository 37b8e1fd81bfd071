<?php
namespace Spesa;

/** Links of lists: where all products of a slider are, which pages a pager shows, where a facet's values lead. */
final class Listing {
	/** Values of a facet shown at first. */
	private const FEW = 8;

	/** The editor's link, else the slider's category, search or promotions; empty when it shows all there is. */
	public static function all( array $data, array $attributes ): string {
		if ( ( $data['page']['totItems'] ?? 0 ) <= ( $data['page']['itemsPerPage'] ?? 0 ) ) {
			return '';
		}
		$promo = ! empty( $attributes['promo'] );
		$query = (string) ( $attributes['query'] ?? '' );
		$link  = Links::content( (string) ( $attributes['link'] ?? '' ) );
		if ( '' !== $link || ! empty( $attributes['categoryId'] ) ) {
			$category = '' === $link ? self::crumb( $data['products'], (int) $attributes['categoryId'] ) : null;
			return $category ? Links::to( 'category', array( 'slug' => $category['slug'] ) ) . ( $promo ? '?promo=1' : '' ) : $link;
		}
		$asked = http_build_query( array_filter( array( 'q' => $query, 'promo' => $promo ? '1' : '' ) ), '', '&', PHP_QUERY_RFC3986 );
		return '' === $asked ? '' : Links::to( 'search' ) . "?$asked";
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
		$values = array();
		foreach ( $facet['values'] as $number => $value ) {
			$on = Filters::chosen( $facet['parameterName'], $value['id'] );
			if ( $number < self::FEW || $on ) {
				$values[] = array(
					'name'  => Format::readable( (string) $value['name'] ),
					'href'  => Filters::toggle( $facet['parameterName'], $value['id'] ),
					'on'    => $on,
					'count' => (int) ( $value['filteredCount'] ?: $value['count'] ),
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
