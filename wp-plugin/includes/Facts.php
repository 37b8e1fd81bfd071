<?php
namespace Spesa;

/** What the law wants known of a product before the purchase; the PHP side of core/rules/productFacts.ts. */
final class Facts {
	/** @return array[] `{ key, title, state: declared|undeclared|absent, pieces: [text, strong], per, rows: [name, value] }`; fresh produce needs its origin, not its ingredients, and what is no food its identifiers. */
	public static function of( array $product ): array {
		$rules = Manifest::rules( 'facts' );
		$texts = array_map( 'trim', array_map( 'strval', array_change_key_case( $product['metaData']['product_description'] ?? array() ) ) );
		$has   = static fn( array $keys ): bool => (bool) array_filter( array_intersect_key( $texts, array_flip( $keys ) ), 'strlen' );
		$food  = $has( $rules['ofFood'] ) || ! $has( array( 'warnings', 'disposal', 'operator' ) );
		$due   = $food ? $rules['dueForFood'] : array();
		if ( $has( array( 'variety', 'category' ) ) ) {
			$due = array_merge( array_diff( $due, array( 'ingredients' ) ), $rules['dueForProduce'] );
		}
		if ( ! $food && ! $has( array( 'identifiers' ) ) ) {
			$texts['identifiers'] = self::identifiers( $product );
		}
		$facts = array();
		foreach ( $rules['keys'] as $key ) {
			$text = $texts[ $key ] ?? '';
			if ( '' !== $text || in_array( $key, $due, true ) ) {
				$facts[] = self::fact( $key, $text );
			}
		}
		return $facts;
	}

	private static function identifiers( array $product ): string {
		return implode( ' · ', array_filter( array( empty( $product['barcode'] ) ? '' : "EAN {$product['barcode']}", empty( $product['codInt'] ) ? '' : "Cod. {$product['codInt']}" ) ) );
	}

	private static function fact( string $key, string $text ): array {
		$state = '' === $text ? 'undeclared' : ( '-' === $text ? 'absent' : 'declared' );
		$table = 'declared' === $state && '{' === $text[0] ? (array) json_decode( $text, true ) : array();
		$rows  = self::rows( $table );
		return array(
			'key'    => $key,
			'title'  => Manifest::label( 'catalogue.' . lcfirst( str_replace( '_', '', ucwords( $key, '_' ) ) ) ),
			'state'  => $state,
			'pieces' => 'declared' === $state && ! $rows ? self::pieces( $text ) : array(),
			'per'    => $rows ? self::cells( $table['columns'] ?? '' ) : '',
			'rows'   => $rows,
		);
	}

	/** An HTML fragment of the wire as stretches of plain text; only emphasis is kept, as allergens have it. @return array[] */
	private static function pieces( string $html ): array {
		$depth  = 0;
		$pieces = array();
		foreach ( preg_split( '/(<[^>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $token ) {
			if ( preg_match( '#^<(/?)(\w+)#', $token, $tag ) ) {
				if ( preg_match( '/^(?:b|strong|em|u)$/i', $tag[2] ) ) {
					$depth = max( 0, $depth + ( '' === $tag[1] ? 1 : -1 ) );
				} elseif ( $pieces && preg_match( '/^(?:br|p|li|div)$/i', $tag[2] ) ) {
					$pieces[] = array( ' ', false );
				}
				continue;
			}
			$text     = Format::plainText( $token );
			$pieces[] = '' === $text ? array( ' ', false ) : array( ( preg_match( '/^\s/', $token ) ? ' ' : '' ) . $text . ( preg_match( '/\s$/', $token ) ? ' ' : '' ), $depth > 0 );
		}
		while ( $pieces && ' ' === $pieces[0][0] ) {
			array_shift( $pieces );
		}
		while ( $pieces && ' ' === end( $pieces )[0] ) {
			array_pop( $pieces );
		}
		return $pieces;
	}

	/** Rows of a table that came as JSON in a text (`TABLE_TEXTUAL`), name and value each; none where its lists are no lists. */
	private static function rows( array $table ): array {
		$names = $table['rows'] ?? array();
		$cells = $table['cells'] ?? array();
		if ( ! self::isList( $names ) || ! self::isList( $cells ) ) {
			return array();
		}
		$rows = array();
		foreach ( array_slice( $names, 0, Manifest::rules( 'facts' )['mostRows'] ) as $number => $row ) {
			$rows[] = array( self::cell( $row ), self::cells( $cells[ $number ] ?? '' ) );
		}
		return $rows;
	}

	/** One cell or several, as one text. */
	private static function cells( $value ): string {
		return implode( ' · ', array_filter( array_map( array( __CLASS__, 'cell' ), self::listed( $value ) ), 'strlen' ) );
	}

	private static function listed( $value ): array {
		return self::isList( $value ) ? $value : array( $value );
	}

	private static function isList( $value ): bool {
		return is_array( $value ) && array_values( $value ) === $value;
	}

	private static function cell( $cell ): string {
		$value = is_array( $cell ) ? $cell['value'] ?? $cell['label'] ?? '' : $cell;
		return is_scalar( $value ) ? Format::plainText( (string) $value ) : '';
	}
}
