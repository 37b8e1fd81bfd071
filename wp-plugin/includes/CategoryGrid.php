<?php
namespace Spesa;

/** The rows and columns of blocks that the shop composed for a category; the PHP side of widgets/catalogue/category-blocks. */
final class CategoryGrid {
	/** The blocks of the list, and those that the shop composed for each grid among them. */
	public static function opened( array $blocks ): array {
		$all = $blocks;
		foreach ( $blocks as $block ) {
			if ( 'spesa/category-blocks' === $block['name'] ) {
				$all = array_merge( $all, ...array_column( self::of( (string) ( $block['attributes']['slug'] ?? 'home' ) ), 'columns' ) );
			}
		}
		return $all;
	}

	/** The grid of a category, of that of the page's address where none is named; nothing for one that the shop does not know. */
	public static function of( string $slug ): array {
		$slug     = '' === $slug ? (string) Routes::value( 'slug' ) : $slug;
		$category = '' === $slug ? null : Prefetch::one( 'catalogue.category', array( 'slug' => $slug ) );
		return $category ? self::rows( $category['category'], $slug ) : array();
	}

	/** @return array[] Rows: `{ class, columns: [{ class, name, attributes }] }`, each column a block of ours; unknown types are left out. */
	private static function rows( array $category, string $slug ): array {
		$blocks = $category['categoryBlocks'] ?? array();
		$rows   = array();
		foreach ( $category['template']['rows'] ?? self::singly( $blocks ) as $row ) {
			$columns = array();
			foreach ( $row['columns'] as $column ) {
				$block = self::named( $blocks, (string) $column['blockCodInt'] );
				$found = $block ? self::element( $block, $slug ) : null;
				if ( $found ) {
					$columns[] = $found + array( 'class' => self::columnClass( $column ) );
				}
			}
			if ( $columns ) {
				$rows[] = array(
					'class'   => self::rowClass( (string) ( $row['cssClass'] ?? '' ) ),
					'columns' => $columns,
				);
			}
		}
		return $rows;
	}

	/** Without rows every block has one of its own, by priority. */
	private static function singly( array $blocks ): array {
		usort( $blocks, static fn( array $one, array $other ): int => ( $one['priority'] ?? 0 ) <=> ( $other['priority'] ?? 0 ) );
		return array_map( static fn( array $block ): array => array( 'columns' => array( array( 'blockCodInt' => $block['templateBlock']['codInt'] ) ) ), $blocks );
	}

	private static function named( array $blocks, string $code ): ?array {
		foreach ( $blocks as $block ) {
			if ( $block['templateBlock']['codInt'] === $code ) {
				return $block;
			}
		}
		return null;
	}

	private static function columnClass( array $column ): string {
		$rules   = Manifest::rules( 'grid' );
		$whole   = $rules['wholeRow'];
		$classes = array( 'category-blocks__column' );
		foreach ( $rules['sizes'] as $size ) {
			$span      = $column[ $size ] ?? $whole;
			$classes[] = "category-blocks__column--$size-" . ( is_int( $span ) && $span >= 1 && $span <= $whole ? $span : $whole );
		}
		return implode( ' ', $classes );
	}

	/** The shop's class names, each made harmless by our prefix (XSS-08). */
	private static function rowClass( string $given ): string {
		$own = preg_grep( '/^[a-z][\w-]{0,40}$/i', preg_split( '/\s+/', $given ) );
		return implode( ' ', array_merge( array( 'category-blocks__row' ), array_map( static fn( string $name ): string => "category-blocks__row--$name", $own ) ) );
	}

	/** Block and attributes of a block of the wire, or null for an unknown type. */
	private static function element( array $block, string $slug ): ?array {
		$type   = Manifest::blockTypes()[ $block['templateBlockType']['modeName'] ?? '' ] ?? null;
		$name   = $type ? 'spesa/' . substr( $type['tag'], strlen( 'spesa-' ) ) : '';
		$widget = $type ? Manifest::widget( $name ) : null;
		if ( ! $widget ) {
			return null;
		}
		$place      = array(
			'slug' => $slug,
			'code' => (string) $block['templateBlock']['codInt'],
		);
		$attributes = array();
		foreach ( $widget['attributes'] as $field => $row ) {
			$source = $type['attributes'][ $row['attribute'] ] ?? null;
			$value  = null === $source ? null : self::value( $source, $place, $block['metaData']['category_block'] ?? array() );
			if ( null !== $value && '' !== $value ) {
				$attributes[ $field ] = $value;
			}
		}
		return array(
			'name'       => $name,
			'attributes' => $attributes,
		);
	}

	/** @return string|true|null */
	private static function value( string $source, array $place, array $settings ) {
		if ( '@category/' === substr( $source, 0, 10 ) ) {
			$slug = (string) ( $settings[ substr( $source, 10 ) ] ?? '' );
			return '' === $slug ? null : Links::to( 'category', array( 'slug' => $slug ) );
		}
		if ( '@' === $source[0] ) {
			return $place[ substr( $source, 1 ) ];
		}
		if ( false !== strpos( $source, '=' ) ) {
			list( $name, $wanted ) = explode( '=', $source );
			return ( $settings[ $name ] ?? '' ) === $wanted ? true : null;
		}
		foreach ( explode( '|', $source ) as $name ) {
			if ( '' !== (string) ( $settings[ $name ] ?? '' ) ) {
				return (string) $settings[ $name ];
			}
		}
		return null;
	}
}
