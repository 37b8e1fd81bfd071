<?php
namespace Spesa;

/** Elements that stand in the page as plain HTML: in a theme's files, archives, widgets and what page builders print. */
final class Printed {
	/** Bytes that pass through at once: the page stays a stream. */
	private const CHUNK = 8192;
	/** More than the longest tag, which two chunks may share. */
	private const TAIL = 64;

	/** Tags in the page so far. @var array<string, true> */
	private static $tags = array();
	/** @var string */
	private static $tail = '';

	public static function register(): void {
		add_filter( 'template_include', array( __CLASS__, 'watch' ), PHP_INT_MAX );
	}

	/** Lets everything that the theme prints from now on pass by. */
	public static function watch( string $file ): string {
		ob_start( array( __CLASS__, 'pass' ), self::CHUNK );
		return $file;
	}

	/** Hands on what it gets, unchanged. */
	public static function pass( string $html ): string {
		self::$tags += array_fill_keys( self::in( self::$tail . $html ), true );
		self::$tail  = substr( self::$tail . $html, -self::TAIL );
		return $html;
	}

	/** @return string[] Tags in the page up to here, also in what nobody has handed on yet. */
	public static function tags(): array {
		$rest = ob_get_level() ? (string) ob_get_contents() : '';
		return array_values( array_unique( array_merge( array_keys( self::$tags ), self::in( self::$tail . $rest ) ) ) );
	}

	/** @return string[] Tags of our elements in HTML, also those that its shortcodes will print. */
	public static function in( string $html ): array {
		if ( false === strpos( $html, 'spesa-' ) ) {
			return array();
		}
		preg_match_all( '/[<\[](spesa-[a-z-]+)(?=[\s>\/\]])/', $html, $found );
		return array_values( array_intersect( array_unique( $found[1] ), array_column( Manifest::widgets(), 'tag' ) ) );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$tags = array();
		self::$tail = '';
	}
}
