<?php
namespace Spesa;

/** A leaflet of an answer, ready to print. */
final class Leaflet {
	/** @return array[] `{ id, title, descr, until, href, cover }` of each leaflet of an answer. */
	public static function all( array $data ): array {
		return array_map( array( __CLASS__, 'one' ), $data['leaflets'] ?? array() );
	}

	public static function one( array $leaflet ): array {
		return array(
			'id'    => (int) $leaflet['leafletId'],
			'title' => (string) ( $leaflet['title'] ?? '' ),
			'descr' => (string) ( $leaflet['descr'] ?? '' ),
			'until' => Format::dateWords( (string) ( $leaflet['endDate'] ?? '' ) ),
			'href'  => Links::to( 'leaflet', array( 'id' => $leaflet['leafletId'] ) ),
			'cover' => Links::media( self::cover( $leaflet ) ),
		);
	}

	/** The pages with a picture that may be shown, in their order: `{ number, title, src, products, prices }`. */
	public static function pages( array $leaflet ): array {
		$told = $leaflet['leafletPages'] ?? array();
		if ( ! $told ) {
			$count = max( 0, min( Manifest::rules( 'leaflet' )['mostPages'], (int) ( $leaflet['pages'] ?? 0 ) ) );
			$told  = array_map( static fn( int $number ): array => array( 'pageNumber' => $number ), $count ? range( 0, $count - 1 ) : array() );
		}
		usort( $told, static fn( array $one, array $other ): int => $one['pageNumber'] <=> $other['pageNumber'] );
		$base = (string) ( $leaflet['baseLocation'] ?? '' );
		return array_map(
			static fn( array $page ): array => array(
				'number'   => (int) $page['pageNumber'],
				'title'    => (string) ( $page['title'] ?? '' ),
				'src'      => Links::media( ! empty( $page['url'] ) ? $page['url'] : ( '' === $base ? '' : "$base{$page['pageNumber']}.png" ) ),
				'products' => $page['products'] ?? array(),
				'prices'   => $page['prices'] ?? array(),
			),
			$told
		);
	}

	private static function cover( array $leaflet ): string {
		foreach ( $leaflet['media'] ?? array() as $media ) {
			if ( Manifest::rules( 'leaflet' )['coverFormat'] === ( $media['formatTypeId'] ?? 0 ) && ! empty( $media['url'] ) ) {
				return $media['url'];
			}
		}
		$base = (string) ( $leaflet['baseLocation'] ?? '' );
		return (string) ( $leaflet['firstPagePreview'] ?? ( '' !== $base && ! empty( $leaflet['pages'] ) ? "{$base}0.png" : '' ) );
	}
}
