<?php
namespace Spesa;

/** GET /version.json of the specification (§7): which build of the shop's scripts the site serves, for pages that stay open for long. */
final class Version {
	public static function register(): void {
		add_action( 'parse_request', array( __CLASS__, 'answer' ), 0 );
	}

	/** @param \WP $asked */
	public static function answer( $asked ): void {
		if ( 'version.json' === $asked->request ) {
			nocache_headers();
			wp_send_json( array( 'version' => Assets::bundle()['version'] ?? SPESA_VERSION ) );
		}
	}
}
