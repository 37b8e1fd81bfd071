<?php
namespace Spesa;

/** What the page's address has narrowed a list to, and the addresses that change it; the PHP side of core/rules/productFilters.ts. */
final class Filters {
	/** Orders of a list → label. */
	public static function sorts(): array {
		return Manifest::rules( 'filters' )['sorts'];
	}

	/** The order of the address, empty for the usual one. */
	public static function sort(): string {
		$sort = (string) Asked::text( 'sort' );
		return isset( self::sorts()[ $sort ] ) ? $sort : '';
	}

	/** Is a flag such as `promo` on? */
	public static function on( string $flag ): bool {
		return in_array( Asked::text( $flag ), array( '1', 'true' ), true );
	}

	/** Is a value of a facet chosen? */
	public static function chosen( string $facet, int $id ): bool {
		return in_array( $id, self::facets()[ $facet ] ?? array(), true );
	}

	/** Does the address narrow the list at all? */
	public static function any(): bool {
		return self::on( 'promo' ) || self::on( 'new' ) || self::on( 'tp' ) || self::on( 'preferred' ) || array() !== self::facets();
	}

	/** Address of this list with a flag turned over, from its first page. */
	public static function flip( string $flag ): string {
		return Links::here(
			array(
				$flag  => self::on( $flag ) ? '' : '1',
				'page' => '',
			)
		);
	}

	/** Address of this list with a value of a facet chosen or given up, from its first page. */
	public static function toggle( string $facet, int $id ): string {
		$facets           = self::facets();
		$ids              = $facets[ $facet ] ?? array();
		$facets[ $facet ] = in_array( $id, $ids, true ) ? array_diff( $ids, array( $id ) ) : array_merge( $ids, array( $id ) );
		return Links::here(
			array(
				'filters' => self::text( array_filter( $facets ) ),
				'page'    => '',
			)
		);
	}

	/** @return array<string, int[]> Parameter → chosen ids. */
	private static function facets(): array {
		$facets  = array();
		$rules   = Manifest::rules( 'filters' );
		$longest = $rules['longest'];
		$given   = (string) Asked::text( 'filters' );
		$whole   = strlen( $given ) > $longest ? preg_replace( '/[,;:]?[^,;:]*$/', '', substr( $given, 0, $longest ) ) : $given;
		foreach ( array_slice( explode( ';', $whole ), 0, $rules['most'] ) as $group ) {
			list( $name, $list ) = explode( ':', $group ) + array( '', '' );
			$ids                 = array_map( 'intval', array_filter( explode( ',', $list ), array( Plan::class, 'isId' ) ) );
			if ( $ids && preg_match( "/{$rules['name']}/iD", $name ) ) {
				$facets[ $name ] = array_values( array_unique( array_merge( $facets[ $name ] ?? array(), $ids ) ) );
			}
		}
		return $facets;
	}

	private static function text( array $facets ): string {
		ksort( $facets );
		$groups = array();
		foreach ( $facets as $name => $ids ) {
			sort( $ids );
			$groups[] = "$name:" . implode( ',', $ids );
		}
		return implode( ';', $groups );
	}
}
