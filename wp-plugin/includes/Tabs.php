<?php
namespace Spesa;

/** The tabs of products of an element: which there are, and what is asked for the first; the PHP side of useProductTabs.ts. */
final class Tabs {
	/** Input of one of its calls, or null where it is not asked. */
	public static function input( string $endpoint, array $values ): ?array {
		$ids  = self::named( $values['categories'] );
		$slug = (string) $values['slug'];
		switch ( $endpoint ) {
			case 'catalogue.categoryTree':
				return $ids ? array( 'depth' => Manifest::rules( 'tabs' )['treeDepth'] ) : null;
			case 'catalogue.category':
				return $ids || '' === $slug ? null : array( 'slug' => $slug );
		}
		$tabs  = self::all( $ids ? Prefetch::one( 'catalogue.categoryTree', array( 'depth' => Manifest::rules( 'tabs' )['treeDepth'] ) ) : null, $ids || '' === $slug ? null : Prefetch::one( 'catalogue.category', array( 'slug' => $slug ) ), $values );
		$first = $tabs ? (int) $tabs[0]['id'] : 0;
		if ( ! $first ) {
			return null;
		}
		if ( 'catalogue.products' === $endpoint ) {
			return $ids ? array( 'parent_category_id' => $first, 'page_size' => $values['limit'] ) : null;
		}
		return $ids ? null : array( 'categoryBlockId' => $first );
	}

	/** `{ id, title, slug }` each, the slug of where all of its products are: the editor's categories in their order, else the blocks with its codes, else all product tabs of the category. */
	public static function all( ?array $tree, ?array $page, array $values ): array {
		$ids = self::named( $values['categories'] );
		return $ids ? self::ofCategories( $ids, self::flat( $tree['categories'] ?? array() ) ) : self::ofBlocks( self::named( $values['block'] ), $page['category']['categoryBlocks'] ?? array() );
	}

	private static function ofCategories( array $ids, array $categories ): array {
		$tabs = array();
		foreach ( $ids as $id ) {
			if ( isset( $categories[ $id ] ) ) {
				$tabs[] = array(
					'id'    => $id,
					'title' => Format::readable( (string) $categories[ $id ]['name'] ),
					'slug'  => (string) $categories[ $id ]['slug'],
				);
			}
		}
		return $tabs;
	}

	private static function ofBlocks( array $codes, array $blocks ): array {
		$tabs = array();
		foreach ( $blocks as $block ) {
			if ( $codes ? in_array( $block['templateBlock']['codInt'], $codes, true ) : 'ProductTab' === $block['templateBlockType']['modeName'] ) {
				$tabs[] = array(
					'id'    => (string) $block['categoryBlockId'],
					'title' => (string) ( $block['metaData']['category_block']['TITLE'] ?? $block['templateBlock']['name'] ?? $block['templateBlock']['codInt'] ),
					'slug'  => (string) ( $block['metaData']['category_block']['SHOW_ALL_SLUG'] ?? '' ),
				);
			}
		}
		return $tabs;
	}

	/** @return string[] */
	private static function named( string $list ): array {
		return array_values( array_unique( array_filter( array_map( 'trim', explode( ',', $list ) ), 'strlen' ) ) );
	}

	/** @return array<string, array> Id → every category of the tree. */
	private static function flat( array $tree ): array {
		$found = array();
		foreach ( $tree as $category ) {
			$found += array( (string) $category['categoryId'] => $category ) + self::flat( $category['categories'] ?? array() );
		}
		return $found;
	}
}
