<?php
namespace Spesa;

/** Menus that a theme makes by itself of all pages name none of the shop's that are nothing to begin with: a product's, a customer's, the staff's. */
final class PageLists {
	/** A navigation prints the list inside it without a word to other plugins, so what it asks for meanwhile counts too. */
	private const LISTS = array( 'core/page-list', 'core/navigation' );
	/** The block that is being printed. */
	private static $within = '';

	public static function register(): void {
		add_filter( 'wp_list_pages_excludes', array( __CLASS__, 'excluded' ) );
		add_filter( 'pre_render_block', array( __CLASS__, 'begin' ), 10, 2 );
		add_filter( 'render_block', array( __CLASS__, 'end' ), 10, 2 );
		add_filter( 'get_pages', array( __CLASS__, 'pages' ) );
	}

	/** Posts of the shop's pages that no list of pages names. @param array $posts @return int[] */
	public static function excluded( $posts = array() ): array {
		$paths = Settings::pages();
		$left  = array_filter( Pages::ids(), static fn( string $name ): bool => ! Pages::fact( $name, 'indexed' ) || false !== strpos( $paths[ $name ] ?? '', '{' ), ARRAY_FILTER_USE_KEY );
		return array_merge( array_map( 'intval', (array) $posts ), array_values( $left ) );
	}

	/** @param mixed $given @return mixed The same. */
	public static function begin( $given, array $block ) {
		if ( '' === self::$within && in_array( $block['blockName'], self::LISTS, true ) ) {
			self::$within = $block['blockName'];
		}
		return $given;
	}

	public static function end( string $html, array $block ): string {
		if ( self::$within === $block['blockName'] ) {
			self::$within = '';
		}
		return $html;
	}

	/** @param \WP_Post[]|mixed $pages @return \WP_Post[]|mixed */
	public static function pages( $pages ) {
		if ( '' === self::$within || ! is_array( $pages ) ) {
			return $pages;
		}
		$left = self::excluded();
		return array_values( array_filter( $pages, static fn( $page ): bool => ! in_array( is_object( $page ) ? $page->ID : (int) $page, $left, true ) ) );
	}
}
