<?php
namespace Spesa;

/** The service worker that shows push messages: at `?spesa-worker=1` below the home page, so that it may speak for the whole site, also where WordPress lies in a folder. It keeps nothing, and no page waits for it. */
final class Worker {
	const QUERY = 'spesa-worker';

	public static function register(): void {
		add_action( 'parse_request', array( __CLASS__, 'answer' ), 0 );
	}

	public static function answer(): void {
		if ( ! isset( $_GET[ self::QUERY ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- says the same to everybody.
			return;
		}
		$code = self::code();
		status_header( '' === $code ? 404 : 200 );
		foreach ( self::headers() as $name => $value ) {
			header( "$name: $value" );
		}
		echo $code; // phpcs:ignore WordPress.Security.EscapeOutput -- the built script.
		exit;
	}

	/** The built script; empty before a build. */
	public static function code(): string {
		$bundle = Assets::bundle();
		$file   = isset( $bundle['worker'] ) ? Assets::path( $bundle['worker'] ) : '';
		return is_readable( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** @return array<string, string> */
	public static function headers(): array {
		return array(
			'Content-Type'           => 'text/javascript; charset=utf-8',
			'Cache-Control'          => 'public, max-age=3600',
			'Service-Worker-Allowed' => (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ),
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
		);
	}
}
