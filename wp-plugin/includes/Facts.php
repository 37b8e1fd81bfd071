<?php
namespace Spesa;

/** The descriptive texts of a product (`metaData.product_description`): HTML fragments, or tables as JSON in a text. */
final class Facts {
	/** @return array[] `{ name, title, text, rows }`, those with nothing to say left out. */
	public static function of( array $product ): array {
		$facts = array();
		foreach ( $product['metaData']['product_description'] ?? array() as $name => $value ) {
			$rows = self::rows( (string) $value );
			$text = $rows ? '' : Format::plainText( (string) $value );
			if ( $rows || '' !== $text ) {
				$facts[] = array(
					'name'  => sanitize_html_class( strtolower( $name ) ),
					'title' => self::title( $name ),
					'text'  => $text,
					'rows'  => $rows,
				);
			}
		}
		return $facts;
	}

	/** Our own text for the key, else the key itself made readable. */
	private static function title( string $name ): string {
		$key   = 'catalogue.' . lcfirst( str_replace( '_', '', ucwords( strtolower( $name ), '_' ) ) );
		$title = Manifest::label( $key );
		return $title === $key ? Format::readable( strtoupper( str_replace( '_', ' ', $name ) ) ) : $title;
	}

	/** Rows of a TABLE_TEXTUAL, label and value each. */
	private static function rows( string $value ): array {
		$table = '{' === ( $value[0] ?? '' ) ? json_decode( $value, true ) : null;
		$rows  = array();
		foreach ( is_array( $table ) ? $table['rows'] ?? array() : array() as $number => $row ) {
			$cells = $table['cells'][ $number ] ?? array();
			$label = is_array( $row ) ? $row['label'] ?? '' : $row;
			$cells = array_map( static fn( $cell ): string => Format::plainText( (string) ( is_array( $cell ) ? $cell['value'] ?? '' : $cell ) ), (array) $cells );
			$rows[] = array( Format::plainText( (string) $label ), implode( ' · ', array_filter( $cells, 'strlen' ) ) );
		}
		return $rows;
	}
}
