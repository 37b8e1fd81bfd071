<?php
namespace Spesa;

/**
 * From when and until when any block is shown: decided here, by the site's clock. A page that is about to change lives in
 * caches no longer than until then.
 */
final class Schedule {
	public const FROM  = 'spesaFrom';
	public const UNTIL = 'spesaUntil';
	private const HOOK = 'spesa_schedule_change';
	/** How long a browser may keep a page that changes by itself, in seconds. */
	private const OWN_COPY = 600;
	/** Moments of one post that caches are told of. */
	private const MOST = 20;

	/** When the page changes next, in Unix seconds; 0: never. @var int */
	private static $next = 0;

	public static function register(): void {
		// Last: WordPress' own callback forgets what came before it.
		add_filter( 'pre_render_block', array( __CLASS__, 'gate' ), 99, 2 );
		// After Prefetch::template(), which goes through all blocks of the page.
		add_filter( 'template_include', array( __CLASS__, 'shorten' ), 100 );
		add_action( 'save_post', array( __CLASS__, 'plan' ), 10, 2 );
		add_action( self::HOOK, array( __CLASS__, 'change' ) );
	}

	/** Nothing of a block whose time it is not; whoever writes it sees it always. @param string|null $html */
	public static function gate( $html, array $block ) {
		return self::isOn( (array) ( $block['attrs'] ?? array() ) ) || Audience::isEditing() ? $html : '';
	}

	/** Is it the time of a block with these attributes? Notes when that changes. */
	public static function isOn( array $attributes ): bool {
		$now   = time();
		$from  = self::moment( $attributes[ self::FROM ] ?? '' );
		$until = self::moment( $attributes[ self::UNTIL ] ?? '' );
		foreach ( array( $from, $until ) as $moment ) {
			if ( $moment > $now && ( 0 === self::$next || $moment < self::$next ) ) {
				self::$next = $moment;
			}
		}
		return $from <= $now && ( 0 === $until || $now < $until );
	}

	/** Unix seconds of `2026-12-24T18:00` on the site's clock; 0 of anything else. @param mixed $text */
	private static function moment( $text ): int {
		if ( ! is_string( $text ) || ! preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/D', $text ) ) {
			return 0;
		}
		$day = date_create_immutable( $text, wp_timezone() );
		return $day ? $day->getTimestamp() : 0;
	}

	/** Seconds until the page changes by itself; null where it does not. */
	public static function left(): ?int {
		return self::$next > 0 ? max( 1, self::$next - time() ) : null;
	}

	/** Tells browsers, servers on the way and page caches how long this page is good. */
	public static function shorten( string $file ): string {
		$left = self::left();
		if ( null === $left || is_user_logged_in() ) {
			return $file;
		}
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::shortened( self::sent(), $left ) );
		}
		do_action( 'litespeed_control_set_ttl', $left );
		global $batcache;
		if ( is_object( $batcache ) && isset( $batcache->max_age ) ) {
			$batcache->max_age = min( (int) $batcache->max_age, $left );
		}
		/** For other page caches: this page is good for so many seconds. */
		do_action( 'spesa_page_changes_in', $left );
		return $file;
	}

	/** A Cache-Control that lasts no longer than so many seconds. */
	public static function shortened( string $given, int $left ): string {
		if ( preg_match( '/no-store|no-cache|private/i', $given ) ) {
			return $given;
		}
		$own    = preg_match( '/(?<![-\w])max-age=(\d+)/i', $given, $found ) ? (int) $found[1] : self::OWN_COPY;
		$shared = preg_match( '/s-maxage=(\d+)/i', $given, $found ) ? (int) $found[1] : PHP_INT_MAX;
		return sprintf( 'max-age=%d, s-maxage=%d', min( $own, $left ), min( $shared, $left ) );
	}

	private static function sent(): string {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'cache-control:' ) ) {
				return trim( substr( $header, 14 ) );
			}
		}
		return '';
	}

	/** Has caches told when a post that is saved changes by itself; they may keep it longer than the header says. */
	public static function plan( int $id, \WP_Post $post ): void {
		wp_clear_scheduled_hook( self::HOOK, array( $id ) );
		preg_match_all( '/"(?:' . self::FROM . '|' . self::UNTIL . ')":"([^"]{16,19})"/', $post->post_content, $found );
		$moments = array_filter( array_unique( array_map( array( __CLASS__, 'moment' ), $found[1] ) ), static fn( int $moment ): bool => $moment > time() );
		sort( $moments );
		foreach ( 'revision' === $post->post_type ? array() : array_slice( $moments, 0, self::MOST ) as $moment ) {
			wp_schedule_single_event( $moment, self::HOOK, array( $id ) );
		}
	}

	/** A block of this post has come or gone: page caches forget its page, or all where it stands in many. */
	public static function change( int $id ): void {
		clean_post_cache( $id );
		if ( is_post_type_viewable( (string) get_post_type( $id ) ) ) {
			PageCaches::forget( $id );
		} else {
			PageCaches::forgetAll();
		}
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$next = 0;
	}
}
