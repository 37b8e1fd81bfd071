<?php
namespace Spesa\Forms;

/**
 * The files that visitors have sent: in a folder whose name nobody knows and whose web server is told to keep quiet, under
 * names of our own without an extension, and sealed with a key that stands in the database: a fetched file says nothing.
 */
final class Files {
	/** The folder's name and the key. */
	public const OPTION = 'spesa_form_files';

	/** Keeps a copy of a file and what is known of it; its id, or ''. */
	public static function keep( string $path, array $about ): string {
		$bytes = file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$id    = bin2hex( random_bytes( 16 ) );
		$kept  = false !== $bytes && self::prepare() && self::write( $id, self::seal( $bytes ) ) && self::write( "$id.json", (string) wp_json_encode( $about + array( 'at' => time() ) ) );
		if ( ! $kept ) {
			self::remove( $id );
		}
		return $kept ? $id : '';
	}

	/** What is known of a file: `form`, `field`, `name`, `size`, `at`, and `claimed` once its form was sent; null of none. */
	public static function about( string $id ): ?array {
		if ( ! self::isId( $id ) ) {
			return null;
		}
		foreach ( array( '.json' => false, '.claimed' => true ) as $end => $claimed ) {
			$file  = self::folder() . "/$id$end";
			$about = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions
			if ( is_array( $about ) ) {
				return $about + array( 'claimed' => $claimed );
			}
		}
		return null;
	}

	/** Marks a file as sent, once and for one entry; null for everybody after the first. */
	public static function claim( string $id ): ?array {
		$about = self::about( $id );
		$file  = self::folder() . "/$id";
		return $about && ! $about['claimed'] && @rename( "$file.json", "$file.claimed" ) ? $about : null; // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- who comes second finds no file.
	}

	/** The bytes of a file as they were sent, or null. */
	public static function read( string $id ): ?string {
		$file   = self::folder() . "/$id";
		$sealed = self::isId( $id ) && is_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions
		$start  = SODIUM_CRYPTO_SECRETBOX_NONCEBYTES;
		$bytes  = strlen( $sealed ) > $start ? sodium_crypto_secretbox_open( substr( $sealed, $start ), substr( $sealed, 0, $start ), self::key() ) : false;
		return false === $bytes ? null : $bytes;
	}

	public static function remove( string $id ): void {
		if ( self::isId( $id ) ) {
			foreach ( array( '', '.json', '.claimed' ) as $end ) {
				wp_delete_file( self::folder() . "/$id$end" );
			}
		}
	}

	/** Removes what was sent longer ago than so many seconds and never claimed. */
	public static function clear( int $seconds ): void {
		foreach ( (array) glob( self::folder() . '/*.json' ) as $file ) {
			if ( filemtime( $file ) < time() - $seconds ) {
				self::remove( basename( $file, '.json' ) );
			}
		}
	}

	/** Removes everything, the folder too. */
	public static function forgetAll(): void {
		$folder = self::folder();
		if ( is_dir( $folder ) ) {
			array_map( 'wp_delete_file', array_merge( (array) glob( "$folder/*" ), array( "$folder/.htaccess" ) ) );
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		delete_option( self::OPTION );
	}

	public static function folder(): string {
		return untrailingslashit( wp_upload_dir( null, false )['basedir'] ) . '/spesa-' . self::secret()['folder'];
	}

	private static function isId( string $id ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $id );
	}

	private static function seal( string $bytes ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return $nonce . sodium_crypto_secretbox( $bytes, $nonce, self::key() );
	}

	private static function key(): string {
		return (string) hex2bin( self::secret()['key'] );
	}

	/** @return array{folder: string, key: string} */
	private static function secret(): array {
		$kept = get_option( self::OPTION );
		if ( ! is_array( $kept ) ) {
			$kept = array( 'folder' => bin2hex( random_bytes( 12 ) ), 'key' => bin2hex( random_bytes( SODIUM_CRYPTO_SECRETBOX_KEYBYTES ) ) );
			add_option( self::OPTION, $kept, '', false );
		}
		return $kept;
	}

	private static function prepare(): bool {
		$folder = self::folder();
		return is_dir( $folder ) || ( wp_mkdir_p( $folder ) && self::write( '.htaccess', "Require all denied\n" ) && self::write( 'index.html', '' ) );
	}

	private static function write( string $name, string $bytes ): bool {
		return strlen( $bytes ) === file_put_contents( self::folder() . "/$name", $bytes, LOCK_EX ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
}
