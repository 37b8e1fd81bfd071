<?php
namespace Spesa\Forms;

use Spesa\Settings;

/** ClamAV's `clamd`, asked over its socket: INSTREAM, four bytes of length before each piece, a piece of none at the end. */
final class Scanner {
	private const PIECE   = 65536;
	private const SECONDS = 20;

	/** Does a scanner answer at the configured address? */
	public static function answers(): bool {
		return 'PONG' === self::ask( "zPING\0", null );
	}

	/** Is the file clean? What the scanner does not say is clean is not. */
	public static function isClean( string $path ): bool {
		return 'stream: OK' === self::ask( "zINSTREAM\0", $path );
	}

	private static function ask( string $command, ?string $path ): string {
		$address = Settings::get( 'forms_clamd' );
		$socket  = '' === $address ? false : @stream_socket_client( $address, $code, $text, 2 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a scanner that is away is an answer.
		if ( ! $socket ) {
			return '';
		}
		stream_set_timeout( $socket, self::SECONDS );
		$sent = self::write( $socket, $command ) && ( null === $path || self::stream( $socket, $path ) );
		// A scanner that has had enough says so and closes: what it said is read even where the rest could not be sent.
		$answer = trim( (string) stream_get_line( $socket, 1024, "\0" ) );
		fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $sent ? $answer : '';
	}

	/** @param resource $socket */
	private static function stream( $socket, string $path ): bool {
		$file = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$good = (bool) $file;
		while ( $good && ! feof( $file ) ) {
			$piece = (string) fread( $file, self::PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$good  = '' === $piece || self::write( $socket, pack( 'N', strlen( $piece ) ) . $piece );
		}
		if ( $file ) {
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		return $good && self::write( $socket, pack( 'N', 0 ) );
	}

	/** @param resource $socket */
	private static function write( $socket, string $bytes ): bool {
		for ( $done = 0; $done < strlen( $bytes ); $done += $count ) {
			$count = @fwrite( $socket, substr( $bytes, $done ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a closed connection is an answer.
			if ( ! $count ) {
				return false;
			}
		}
		return true;
	}
}
