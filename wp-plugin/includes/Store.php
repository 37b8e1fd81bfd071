<?php
namespace Spesa;

/** A store of an answer, ready to print; held to core/rules/directions.ts and core/rules/phone.ts by tests/cases/openingHours.json. */
final class Store {
	/** @return array[] `{ id, name, line, href, way, phone, hours, services }` of each store that has an address. */
	public static function all( array $data ): array {
		$placed = array_filter( $data['stores'] ?? array(), static fn( array $store ): bool => ! empty( $store['address'] ) );
		return array_values( array_map( static fn( array $store ): array => self::one( $store, $store['metadata']['PHONE'] ?? '' ), $placed ) );
	}

	/** A warehouse with the store in front of it, or null for none. */
	public static function warehouse( array $data ): ?array {
		$found = $data['warehouses'][0] ?? null;
		return $found ? self::one( $found, $found['metaData']['warehouse_locator']['PHONE'] ?? '' ) : null;
	}

	private static function one( array $store, string $phone ): array {
		$address = $store['address'] ?? array();
		return array(
			'id'       => (int) ( $store['addressId'] ?? $address['addressId'] ?? 0 ),
			'name'     => (string) $store['name'],
			'line'     => self::line( $address ),
			'href'     => Links::to( 'store', array( 'id' => (int) ( $address['addressId'] ?? 0 ) ) ),
			'way'      => self::way( $address ),
			'phone'    => self::phone( $phone ),
			'hours'    => $store['serviceHours'] ?? null,
			'services' => array_values( array_filter( Manifest::rules( 'delivery' )['services'], static fn( array $service ): bool => in_array( $service['id'], $store['services'] ?? array(), true ) ) ),
		);
	}

	/** "Via XX Settembre 100, 16121 Genova (GE)". */
	public static function line( array $address ): string {
		$join = static fn( string $by, array $parts ): string => implode( $by, array_filter( $parts, 'strlen' ) );
		$text = static fn( string $name ): string => (string) ( $address[ $name ] ?? '' );
		$town = array( $text( 'postalcode' ), $text( 'city' ), '' === $text( 'province' ) ? '' : "({$text( 'province' )})" );
		return $join( ', ', array( $join( ' ', array( $text( 'address1' ), $text( 'addressNumber' ) ) ), $join( ' ', $town ) ) );
	}

	/** The way to an address on a public map, by its coordinates or else by its words; empty for a place without either. */
	public static function way( array $address ): string {
		$text  = static fn( string $name ): string => (string) ( $address[ $name ] ?? '' );
		$words = implode( ' ', array_filter( array_map( $text, array( 'address1', 'addressNumber', 'postalcode', 'city', 'province' ) ), 'strlen' ) );
		$goal  = self::isKnown( $address ) ? $text( 'latitude' ) . ',' . $text( 'longitude' ) : $words;
		return '' === $goal ? '' : 'https://www.google.com/maps/dir/?' . http_build_query( array( 'api' => 1, 'destination' => $goal ) );
	}

	/** A telephone number for the eye and for a `tel:` link; null where there are too few digits to call. @return array{words: string, href: string}|null */
	public static function phone( string $text ): ?array {
		$words  = trim( (string) preg_replace( array( '/[^\d+ ]/u', '/\s+/' ), array( ' ', ' ' ), $text ) );
		$digits = str_replace( ' ', '', $words );
		return preg_match( '/^\+?\d{5,15}$/D', $digits ) ? array( 'words' => $words, 'href' => "tel:$digits" ) : null;
	}

	/** Are these coordinates a place on the globe? 0/0 is what nobody has filled. */
	public static function isKnown( array $address ): bool {
		$latitude  = $address['latitude'] ?? null;
		$longitude = $address['longitude'] ?? null;
		return is_numeric( $latitude ) && is_numeric( $longitude ) && abs( $latitude ) <= 90 && abs( $longitude ) <= 180 && ( 0.0 !== (float) $latitude || 0.0 !== (float) $longitude );
	}
}
