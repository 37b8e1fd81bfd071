<?php
namespace Spesa;

/** What stands in the page as plain HTML, in a theme's files, archives, widgets and what page builders print: elements, and the way to the cookie preferences. */
final class Printed {
	/** Bytes that pass through at once: the page stays a stream. */
	private const CHUNK = 8192;
	/** More than the longest tag or link of ours, which two chunks may share. */
	private const TAIL = 512;

	/** Tags in the page so far. @var array<string, true> */
	private static $tags = array();
	/** @var string */
	private static $tail = '';
	/** Path of the cookie preferences. @var string */
	private static $cookies = '';
	/** Has a link led there so far? @var bool */
	private static $leads = false;

	public static function register(): void {
		add_filter( 'template_include', array( __CLASS__, 'watch' ), PHP_INT_MAX );
	}

	/** Lets everything that the theme prints from now on pass by. */
	public static function watch( string $file ): string {
		self::$cookies = (string) ( Settings::pages()['cookies'] ?? '' );
		ob_start( array( __CLASS__, 'pass' ), self::CHUNK );
		return $file;
	}

	/** Hands on what it gets, unchanged. */
	public static function pass( string $html ): string {
		$both        = self::$tail . $html;
		self::$tags += array_fill_keys( self::in( $both ), true );
		self::$leads = self::$leads || self::leads( $both );
		self::$tail  = substr( $both, -self::TAIL );
		return $html;
	}

	/** @return string[] Tags in the page up to here, also in what nobody has handed on yet. */
	public static function tags(): array {
		return array_values( array_unique( array_merge( array_keys( self::$tags ), self::in( self::latest() ) ) ) );
	}

	/** Does a link in the page up to here lead to the cookie preferences? */
	public static function leadsToCookies(): bool {
		return self::$leads || self::leads( self::latest() );
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
		self::$tags  = array();
		self::$tail  = '';
		self::$leads = false;
	}

	/** The end of what was handed on, and what nobody has handed on yet. */
	private static function latest(): string {
		return self::$tail . ( ob_get_level() ? (string) ob_get_contents() : '' );
	}

	private static function leads( string $html ): bool {
		return '' !== self::$cookies && false !== strpos( $html, self::$cookies )
			&& 1 === preg_match( '#<a\s[^>]*\bhref=["\']?[^"\'\s>]*' . preg_quote( self::$cookies, '#' ) . '/?["\'\s>?\#]#i', $html );
	}
}
