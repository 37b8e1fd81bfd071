<?php
/** Processes of PHP beside that of the tests. */
final class Php {
	/** Output that nobody reads. */
	public const NOWHERE = array( 'file', '/dev/null', 'w' );

	/** The command line so far; all of them share what is compiled. @return string[] */
	public static function command(): array {
		$folder = getenv( 'WP_DIR' ) . '/.opcache';
		wp_mkdir_p( $folder );
		return array( PHP_BINARY, '-d', 'memory_limit=256M', '-d', 'opcache.enable_cli=1', '-d', 'opcache.file_cache_only=1', '-d', "opcache.file_cache=$folder" );
	}

	/**
	 * Starts PHP's own server on a port that the system chooses.
	 *
	 * @param string[] $arguments What stands behind the address.
	 * @return array{resource, string} The process and its origin.
	 */
	public static function serve( array $arguments ): array {
		$log     = tempnam( sys_get_temp_dir(), 'spesa-php' );
		$process = proc_open( array_merge( self::command(), array( '-d', 'display_errors=stderr', '-S', '127.0.0.1:0' ), $arguments ), array( 1 => self::NOWHERE, 2 => array( 'file', $log, 'w' ) ), $pipes );
		do {
			usleep( 10000 );
			$said = (string) file_get_contents( $log );
		} while ( ! preg_match( '#\((http://[\d.:]+)\) started#', $said, $found ) && proc_get_status( $process )['running'] );
		unlink( $log );
		if ( ! $found ) {
			throw new RuntimeException( "PHP's server did not start: $said" );
		}
		return array( $process, $found[1] );
	}
}
