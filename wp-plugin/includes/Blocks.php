<?php
namespace Spesa;

/** Registers every block from the generated collection; one render.php serves them all. */
final class Blocks {
	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'blocks' ) );
		add_action( 'init', array( __CLASS__, 'patterns' ) );
		add_filter( 'block_categories_all', array( __CLASS__, 'category' ) );
	}

	public static function blocks(): void {
		$folder = SPESA_DIR . '/blocks';
		if ( ! is_file( "$folder/manifest.php" ) ) {
			return;
		}
		Editor::script();
		if ( function_exists( 'wp_register_block_types_from_metadata_collection' ) ) {
			wp_register_block_types_from_metadata_collection( $folder, "$folder/manifest.php" );
			return;
		}
		foreach ( array_keys( require "$folder/manifest.php" ) as $name ) {
			register_block_type( "$folder/$name" );
		}
	}

	/** Pages an editor can start from; those whose blocks are not there yet are left out. */
	public static function patterns(): void {
		register_block_pattern_category( 'spesa', array( 'label' => __( 'Spesa', 'spesa' ) ) );
		foreach ( (array) glob( SPESA_DIR . '/patterns/*.php' ) as $file ) {
			$pattern = require $file;
			preg_match_all( '/<!-- wp:(spesa\/[a-z-]+)/', $pattern['content'], $used );
			if ( ! array_diff( $used[1], array_keys( Manifest::widgets() ) ) ) {
				register_block_pattern( 'spesa/' . basename( $file, '.php' ), $pattern + array( 'categories' => array( 'spesa' ) ) );
			}
		}
	}

	public static function category( array $categories ): array {
		array_unshift(
			$categories,
			array(
				'slug'  => 'spesa',
				'title' => __( 'Spesa', 'spesa' ),
			)
		);
		return $categories;
	}
}
