<?php
namespace Spesa\Content;

use Spesa\Rest;

/** Menus by their place in the theme at `wp-api-menus/v2/menu-locations/{location}`: items with those below them (wire P15). */
final class Menus {
	/** Deeper than this nobody reads. */
	private const DEEP = 6;
	private const MOST = 300;

	public static function register(): void {
		add_action( 'rest_api_init', array( __CLASS__, 'route' ) );
		add_action( 'after_setup_theme', array( __CLASS__, 'places' ), 20 );
	}

	/** Block themes have no places of their own. */
	public static function places(): void {
		register_nav_menus(
			array(
				'spesa-main'   => __( 'Spesa: menù principale', 'spesa' ),
				'spesa-footer' => __( 'Spesa: piè di pagina', 'spesa' ),
			)
		);
	}

	public static function route(): void {
		Rest::read( 'wp-api-menus/v2', '/menu-locations/(?P<location>[\w-]{1,80})', array( __CLASS__, 'answer' ) );
	}

	/** A public read; an empty list where no menu has that place. */
	public static function answer( \WP_REST_Request $request ): array {
		$menu  = get_nav_menu_locations()[ $request['location'] ] ?? 0;
		$items = $menu ? wp_get_nav_menu_items( $menu ) : array();
		$below = array();
		foreach ( array_slice( is_array( $items ) ? $items : array(), 0, self::MOST ) as $item ) {
			$below[ (int) $item->menu_item_parent ][] = $item;
		}
		return self::level( $below, 0, array() );
	}

	/** The items below one; who stands above itself is left out (a menu that contains itself). */
	private static function level( array $below, int $parent, array $above ): array {
		$level = array();
		foreach ( count( $above ) < self::DEEP ? $below[ $parent ] ?? array() : array() as $item ) {
			if ( in_array( (int) $item->ID, $above, true ) ) {
				continue;
			}
			$children = self::level( $below, (int) $item->ID, array_merge( $above, array( (int) $item->ID ) ) );
			$level[]  = self::item( $item ) + ( $children ? array( 'children' => $children ) : array() );
		}
		return $level;
	}

	private static function item( object $item ): array {
		return array(
			'id'          => (int) $item->ID,
			'order'       => (int) $item->menu_order,
			'parent'      => (int) $item->menu_item_parent,
			'title'       => html_entity_decode( (string) $item->title, ENT_QUOTES, 'UTF-8' ),
			'url'         => (string) $item->url,
			'target'      => (string) $item->target,
			'classes'     => implode( ' ', array_filter( (array) $item->classes ) ),
			'object_id'   => (int) $item->object_id,
			'object'      => (string) $item->object,
			'object_slug' => (string) get_post_field( 'post_name', (int) $item->object_id ),
			'type'        => (string) $item->type,
		);
	}
}
