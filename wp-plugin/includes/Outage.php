<?php
namespace Spesa;

/** What visitors, caches and search engines are told while the shop's API does not answer: never a page as if nothing were missing. */
final class Outage {
	/** Is this answer the page of an outage? @var bool */
	private static $closed = false;

	/** Does a part of this page lack its answer? @var bool */
	private static $partial = false;

	/** A part of this page could not be had: it says so, and neither caches nor search engines keep it. */
	public static function lack(): void {
		self::$partial = true;
		self::keepNothing();
	}

	/** No cache stores this page. */
	public static function keepNothing(): void {
		self::refuseCaches();
		if ( ! headers_sent() ) {
			add_filter( 'nocache_headers', array( __CLASS__, 'headers' ), 20 );
			nocache_headers();
		}
	}

	/** What the page's address names could not be had: 503, come back later. */
	public static function close(): void {
		self::$closed = true;
		status_header( 503 );
		self::keepNothing();
	}

	public static function isClosed(): bool {
		return self::$closed;
	}

	public static function isPartial(): bool {
		return self::$partial;
	}

	public static function headers( array $headers ): array {
		$headers['Cache-Control'] = 'no-cache, must-revalidate, max-age=0, no-store, private';
		return self::$closed ? array( 'Retry-After' => (string) ShopApi::PAUSE ) + $headers : $headers;
	}

	/** Title of the page of an outage. */
	public static function title(): string {
		return __( 'Pagina non disponibile per qualche minuto', 'spesa' );
	}

	/** What stands in the place of a part that is missing. */
	public static function gap(): string {
		return self::$closed ? self::title() : __( 'Questa parte della pagina non è disponibile per qualche minuto', 'spesa' );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$closed  = false;
		self::$partial = false;
	}

	/** The constant that page caches of WordPress look for. */
	private static function refuseCaches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
