<?php
namespace Spesa;

use Spesa\Content\Types;

/** What the editor's pickers offer of this WordPress, each `{ value, label }` by the name of its control. */
final class EditorChoices {
	private const MOST = 200;

	public static function all(): array {
		return array(
			'form'   => Forms\Form::choices(),
			'page'   => self::pages(),
			'menu'   => self::menus(),
			'slider' => self::terms( Types::SLIDER ),
			'topic'  => self::terms( Types::TOPIC ),
			'segment' => self::segments(),
			'layout' => array_map( static fn( array $part ): array => self::choice( $part[0], $part[1] ), self::named( 'layouts' ) ),
		);
	}

	/** Published pages by their short name; those of the shop show nothing inside another page. */
	private static function pages(): array {
		$pages = get_posts( array( 'post_type' => 'page', 'post_status' => 'publish', 'posts_per_page' => self::MOST, 'orderby' => 'title', 'order' => 'ASC' ) );
		$other = array_filter( $pages, static fn( \WP_Post $page ): bool => '' === Pages::name( $page->ID ) );
		return array_map( static fn( \WP_Post $page ): array => self::choice( get_page_uri( $page ), $page->post_title ), array_values( $other ) );
	}

	private static function menus(): array {
		$names = get_registered_nav_menus();
		return array_map( array( __CLASS__, 'choice' ), array_keys( $names ), array_values( $names ) );
	}

	private static function terms( string $taxonomy ): array {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => self::MOST, 'orderby' => 'name' ) );
		return is_array( $terms ) ? array_map( static fn( \WP_Term $term ): array => self::choice( $term->slug, $term->name ), array_values( $terms ) ) : array();
	}

	/** The segments of the CRM that the settings name, as the attribute of a block says them (Audience). */
	private static function segments(): array {
		return array_map( static fn( array $part ): array => self::choice( "segment-{$part[0]}", $part[1] ), self::named( 'segments' ) );
	}

	/** A setting that names numbers of the CRM, line by line. @return array<int, array{string, string}> */
	private static function named( string $setting ): array {
		return array_map( static fn( string $line ): array => array_map( 'trim', explode( '=', $line, 2 ) ), Settings::get( $setting ) );
	}

	private static function choice( string $value, string $label ): array {
		return array(
			'value' => $value,
			'label' => html_entity_decode( $label, ENT_QUOTES, 'UTF-8' ),
		);
	}
}
