<?php
namespace Spesa;

/** Registers every block from the generated collection; one render.php serves them all. */
final class Blocks {
	/** Patterns of whole pages, in the order in which a new page is offered them. */
	private const STARTERS = array( 'home', 'welcome', 'campaign', 'category-landing', 'leaflet-week', 'product-of-the-day', 'magazine', 'stores', 'cart-aside', 'legal', 'accessibility' );

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'blocks' ) );
		add_action( 'init', array( __CLASS__, 'begin' ), 9 );
		add_filter( 'block_categories_all', array( __CLASS__, 'category' ) );
		add_filter( 'get_block_type_variations', array( __CLASS__, 'headed' ), 10, 2 );
	}

	/** A variation of ours that brings a heading brings its own name, which WordPress has in the language of whoever edits. */
	public static function headed( array $variations, \WP_Block_Type $block ): array {
		if ( 0 !== strpos( $block->name, 'spesa/' ) ) {
			return $variations;
		}
		foreach ( $variations as &$variation ) {
			if ( isset( $variation['attributes']['heading'], $variation['title'] ) ) {
				$variation['attributes']['heading'] = $variation['title'];
			}
		}
		return $variations;
	}

	/** The editor and the REST API need every block with all that its block.json says; a visitor's page those that it shows, with what renders them: WordPress reckons styles for each one that is registered. */
	public static function blocks(): void {
		if ( self::edited() ) {
			self::whole();
			return;
		}
		foreach ( self::collection() as $block ) {
			if ( isset( $block['blockHooks'] ) ) {
				self::need( $block['name'] );
			}
		}
		add_filter( 'pre_render_block', array( __CLASS__, 'shown' ), 1, 2 );
	}

	/** Registers a block of ours for this page. */
	public static function need( string $name ): void {
		$block = 0 === strpos( $name, 'spesa/' ) ? self::collection()[ substr( $name, strlen( 'spesa/' ) ) ] ?? null : null;
		if ( ! $block || \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			return;
		}
		register_block_type(
			$name,
			array(
				'api_version'     => $block['apiVersion'],
				'title'           => $block['title'],
				'category'        => $block['category'],
				'attributes'      => $block['attributes'] ?? array(),
				'supports'        => $block['supports'] ?? array(),
				'block_hooks'     => $block['blockHooks'] ?? array(),
				'example'         => $block['example'] ?? null,
				'render_callback' => array( __CLASS__, 'render' ),
			)
		);
	}

	/**
	 * Registers what is about to be rendered, and all inside it. Of a block, before WordPress looks for its type.
	 *
	 * @param string|null $html
	 * @return string|null
	 */
	public static function shown( $html, array $block ) {
		self::need( (string) $block['blockName'] );
		if ( 'core/pattern' === $block['blockName'] && 0 === strpos( (string) ( $block['attrs']['slug'] ?? '' ), 'spesa/' ) ) {
			self::patterns();
		}
		foreach ( $block['innerBlocks'] as $inner ) {
			self::shown( null, $inner );
		}
		return $html;
	}

	/** Every block as its block.json says, with the editor's script. */
	private static function whole(): void {
		$folder = SPESA_DIR . '/blocks';
		if ( ! self::collection() ) {
			return;
		}
		Editor::script();
		if ( function_exists( 'wp_register_block_types_from_metadata_collection' ) ) {
			wp_register_block_types_from_metadata_collection( $folder, "$folder/manifest.php" );
			return;
		}
		foreach ( array_keys( self::collection() ) as $name ) {
			register_block_type( "$folder/$name" );
		}
	}

	/** Has the choice that a block's pattern asks for not been made? As the editor says then, it shows nothing. */
	private static function waits( array $attributes ): bool {
		$asked = (string) ( $attributes['metadata']['spesaAsks'] ?? '' );
		return '' !== $asked && empty( $attributes[ $asked ] );
	}

	/** HTML of a block; the values are the attributes that the editor has set, over their defaults. */
	public static function render( array $attributes, string $content, \WP_Block $block ): string {
		if ( self::waits( $attributes ) ) {
			return '';
		}
		return Element::render( $block->name, $attributes, \WP_Block_Supports::$block_to_render ? \WP_Block_Supports::get_instance()->apply_block_supports() : array() );
	}

	/** Is this the admin or the REST API? WordPress itself says the latter only after blocks are registered. */
	private static function edited(): bool {
		$path = (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH );
		return is_admin() || isset( $_GET['rest_route'] ) || false !== strpos( "$path/", '/' . rest_get_url_prefix() . '/' ); // phpcs:ignore WordPress.Security.NonceVerification -- only looks.
	}

	/** @return array<string, array> Folder → what its block.json says. */
	private static function collection(): array {
		$file = SPESA_DIR . '/blocks/manifest.php';
		return is_file( $file ) ? require $file : array();
	}

	/** Editors choose among all patterns, ours before the theme's, which come at priority 10; a visitor's page needs them where it is made of one. */
	public static function begin(): void {
		if ( self::edited() ) {
			self::patterns();
		}
	}

	/** Patterns to start from, those of whole pages first, registered once; those whose blocks are not there yet are left out. */
	public static function patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'spesa' ) ) {
			return;
		}
		register_block_pattern_category( 'spesa', array( 'label' => __( 'Spesa', 'spesa' ) ) );
		$all = array_map( static fn( string $file ): string => basename( $file, '.php' ), (array) glob( SPESA_DIR . '/patterns/*.php' ) );
		foreach ( array_unique( array_merge( self::STARTERS, $all ) ) as $name ) {
			$pattern = require SPESA_DIR . "/patterns/$name.php";
			preg_match_all( '/<!-- wp:(spesa\/[a-z-]+)/', $pattern['content'], $used );
			if ( ! array_diff( $used[1], array_keys( Manifest::widgets() ) ) ) {
				register_block_pattern( "spesa/$name", $pattern + array( 'categories' => array( 'spesa' ) ) );
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
