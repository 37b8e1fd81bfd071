<?php
namespace Spesa\Setup;

use Spesa\Prefetch;

/** The stores of the shop, so that one is chosen by its name. */
final class Stores {
	/** Store id → name and town; empty where the API does not tell. @return array<int, string> */
	public static function names(): array {
		$names = array();
		foreach ( Prefetch::one( 'delivery.stores', array() )['stores'] ?? array() as $store ) {
			if ( is_int( $store['storeId'] ?? null ) && is_string( $store['name'] ?? null ) ) {
				$town                       = $store['address']['city'] ?? '';
				$names[ $store['storeId'] ] = is_string( $town ) && '' !== $town && false === stripos( $store['name'], $town ) ? "{$store['name']}, $town" : $store['name'];
			}
		}
		asort( $names );
		return $names;
	}

	/** The name alone of one store, as its prices are headed; empty for one that is not there. */
	public static function name( int $id ): string {
		foreach ( Prefetch::one( 'delivery.stores', array() )['stores'] ?? array() as $store ) {
			if ( ( $store['storeId'] ?? 0 ) === $id ) {
				return (string) ( $store['name'] ?? '' );
			}
		}
		return '';
	}
}
