<?php
use Spesa\Assets;
use Spesa\Worker;

/** The service worker that shows push messages. */
final class WorkerTest extends SiteCase {
	public function test_it_is_the_built_script_whole_and_may_speak_for_the_whole_site(): void {
		$code = Worker::code();
		self::assertSame( file_get_contents( Assets::path( 'worker.js' ) ), $code );
		self::assertStringContainsString( 'showNotification', $code );
		foreach ( array( 'import(', 'import ', 'caches', 'respondWith', '"fetch"' ) as $word ) {
			self::assertStringNotContainsString( $word, $code );
		}
		$headers = Worker::headers();
		self::assertSame( '/', $headers['Service-Worker-Allowed'] );
		self::assertSame( 'text/javascript; charset=utf-8', $headers['Content-Type'] );
	}

	public function test_in_a_folder_it_speaks_for_that_folder(): void {
		$below = static fn( string $url, string $path ): string => 'https://shop.test/negozio' . $path;
		add_filter( 'home_url', $below, 10, 2 );
		self::assertSame( '/negozio/', Worker::headers()['Service-Worker-Allowed'] );
		remove_filter( 'home_url', $below );
	}

	public function test_no_other_address_is_answered(): void {
		unset( $_GET[ Worker::QUERY ] );
		ob_start();
		Worker::answer();
		self::assertSame( '', ob_get_clean() );
	}
}
