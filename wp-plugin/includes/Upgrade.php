<?php
namespace Spesa;

/** What a site needs once after the plugin's files have changed: pages that are new, and the addresses of all of them. */
final class Upgrade {
	public const OPTION = 'spesa_version';

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'run' ), 9 );
	}

	/** Before the routes are told, in the first request of a new version alone: nothing happens when files are uploaded. */
	public static function run(): void {
		$version = SPESA_VERSION . '-' . ( Assets::bundle()['version'] ?? '' );
		if ( get_option( self::OPTION ) === $version || ! AnswerCache::lock( 'spesa_a_upgrade' ) ) {
			return;
		}
		// Another process may have been through since this one read the options.
		wp_cache_delete( 'alloptions', 'options' );
		if ( get_option( self::OPTION ) !== $version ) {
			self::bring( $version );
		}
		AnswerCache::unlock( 'spesa_a_upgrade' );
	}

	private static function bring( string $version ): void {
		Pages::ensure();
		delete_option( 'rewrite_rules' );
		update_option( self::OPTION, $version );
	}
}
