<?php
namespace Spesa\Forms;

use Spesa\Settings;

/** What forms brought is kept for as many days as the settings say; files that nobody sent go after a day, solved challenges too. */
final class Retention {
	private const HOOK = 'spesa_forms_daily';
	private const MOST = 200;

	public static function register(): void {
		add_action( self::HOOK, array( __CLASS__, 'clear' ) );
	}

	/** Looks after it from the first entry or file on. */
	public static function plan(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	public static function clear(): void {
		Uploads::clear();
		ProofOfWork::clear();
		$days = Settings::get( 'forms_keep_days' );
		if ( $days < 1 ) {
			return;
		}
		$old = get_posts(
			array(
				'post_type'      => Entries::TYPE,
				'post_status'    => array( 'private', 'trash' ),
				'posts_per_page' => self::MOST,
				'fields'         => 'ids',
				'date_query'     => array( array( 'column' => 'post_date_gmt', 'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) ),
			)
		);
		foreach ( $old as $id ) {
			wp_delete_post( $id, true );
		}
		if ( count( $old ) === self::MOST ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}
}
