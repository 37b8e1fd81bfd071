<?php
namespace Spesa;

/**
 * Caches of whole pages before WordPress: those of other plugins, by what they publish for it, and nginx's own, whose folder the site's
 * configuration names by SPESA_PAGE_CACHE.
 */
final class PageCaches {
	/** What nginx calls its files: the digest of a key, in folders named after its end. */
	private const FILE = '/[0-9a-f]/[0-9a-f][0-9a-f]/' . self::DIGEST;
	private const DIGEST = '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*';

	/** Any page may show what these change. */
	private const CHANGES = array( 'transition_post_status', 'deleted_post', 'wp_update_nav_menu', 'switch_theme', 'customize_save_after', 'update_option_spesa_settings', 'update_option_spesa_pages' );

	/** Something is to be emptied when this request ends. @var bool */
	private static $due = false;

	public static function register(): void {
		foreach ( self::CHANGES as $hook ) {
			add_action( $hook, array( __CLASS__, 'note' ), 10, 3 );
		}
		add_action( 'shutdown', array( __CLASS__, 'empty' ) );
	}

	/** Notes that pages have changed. Of posts only those count that are public or were: no draft, and no message that a visitor sends. */
	public static function note( ...$told ): void {
		$posts     = array_filter( $told, static fn( $one ): bool => $one instanceof \WP_Post );
		$states    = array_merge( array_filter( $told, 'is_string' ), array_column( $posts, 'post_status' ) );
		self::$due = self::$due || ! $posts || in_array( 'publish', $states, true );
	}

	/** Empties nginx's folder, once a request; a page that is asked for meanwhile is made anew. */
	public static function empty(): void {
		if ( ! self::$due || ! defined( 'SPESA_PAGE_CACHE' ) ) {
			return;
		}
		self::$due = false;
		foreach ( glob( rtrim( (string) SPESA_PAGE_CACHE, '/' ) . self::FILE ) ?: array() as $file ) {
			wp_delete_file( $file );
		}
	}

	/** The page of a post is to be made anew. */
	public static function forget( int $id ): void {
		self::tell( array( 'rocket_clean_post', 'w3tc_flush_post', 'wp_cache_post_change' ), array( 'litespeed_purge_post', 'cache_enabler_clear_page_cache_by_post' ), array( $id ) );
	}

	/** Every page is to be made anew. */
	public static function forgetAll(): void {
		self::tell( array( 'rocket_clean_domain', 'w3tc_flush_posts', 'wp_cache_clear_cache' ), array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache' ), array() );
	}

	/** Tells other plugins by the functions and actions that they publish for it. */
	private static function tell( array $functions, array $actions, array $words ): void {
		foreach ( array_filter( $functions, 'function_exists' ) as $function ) {
			call_user_func_array( $function, $words );
		}
		foreach ( $actions as $action ) {
			do_action_ref_array( $action, $words );
		}
		self::$due = true;
	}
}
