<?php
namespace Spesa;

/** Our elements as plain HTML in a post: WordPress keeps them, with the attributes that their definitions declare, also for authors whose HTML it filters. */
final class Markup {
	/** @var array<string, array<string, true>>|null */
	private static $tags = null;

	public static function register(): void {
		add_filter( 'wp_kses_allowed_html', array( __CLASS__, 'allow' ), 10, 2 );
	}

	/** @param array $tags @param string|array $context */
	public static function allow( $tags, $context ): array {
		return 'post' === $context && is_array( $tags ) ? $tags + self::tags() : (array) $tags;
	}

	private static function tags(): array {
		if ( null === self::$tags ) {
			self::$tags = array();
			foreach ( Manifest::widgets() as $widget ) {
				self::$tags[ $widget['tag'] ] = array_fill_keys( array_merge( array( 'class', 'id' ), array_column( $widget['attributes'], 'attribute' ) ), true );
			}
		}
		return self::$tags;
	}
}
