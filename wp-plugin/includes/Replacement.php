<?php
namespace Spesa;

/**
 * Another version's files take the place of these. WordPress deletes the old ones before it moves the new ones in, with the plugin switched on:
 * pages made meanwhile would be errors, or without what the shop prints, and a page cache would keep those. So the site is in WordPress' own
 * maintenance mode for these seconds, whose 503 nobody keeps, and begins them only when the pages under way are through.
 */
final class Replacement {
	/** Seconds that a page under way may still take: that of an answer of the shop API, and one for the page. */
	private const PATIENCE = 4;

	/** Will WordPress clear what stands at the place of the package? @var bool */
	private static $clears = false;
	/** The upgrader that has put the site into maintenance. @var \WP_Upgrader|null */
	private static $upgrader = null;

	public static function register(): void {
		add_filter( 'upgrader_package_options', array( __CLASS__, 'options' ), PHP_INT_MAX );
		add_filter( 'upgrader_source_selection', array( __CLASS__, 'begin' ), PHP_INT_MAX, 3 );
		add_filter( 'upgrader_install_package_result', array( __CLASS__, 'end' ) );
		add_filter( 'wp_php_error_args', array( __CLASS__, 'late' ) );
	}

	/** @param mixed $options @return mixed */
	public static function options( $options ) {
		self::$clears = is_array( $options ) && ! empty( $options['clear_destination'] );
		return $options;
	}

	/**
	 * The package is unpacked, and nothing is deleted yet.
	 *
	 * @param mixed $source Its folder.
	 * @param mixed $remote
	 * @param mixed $upgrader
	 * @return mixed
	 */
	public static function begin( $source, $remote, $upgrader ) {
		if ( self::$clears && $upgrader instanceof \Plugin_Upgrader && is_string( $source ) && basename( $source ) === basename( SPESA_DIR ) ) {
			// Where WordPress renews several plugins at once, it has begun it already and ends it behind the last.
			if ( ! is_file( ABSPATH . '.maintenance' ) ) {
				self::$upgrader = $upgrader;
				$upgrader->maintenance_mode( true );
			}
			sleep( self::PATIENCE );
		}
		return $source;
	}

	/** @param mixed $result @return mixed */
	public static function end( $result ) {
		if ( null !== self::$upgrader ) {
			self::$upgrader->maintenance_mode( false );
			self::$upgrader = null;
		}
		return $result;
	}

	/** A page that took longer, and whose files are gone, says 503 as well. @param mixed $arguments @return mixed */
	public static function late( $arguments ) {
		return is_array( $arguments ) && is_file( ABSPATH . '.maintenance' ) ? array( 'response' => 503 ) + $arguments : $arguments;
	}
}
