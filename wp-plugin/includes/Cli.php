<?php
namespace Spesa;

use Spesa\Setup\Calls;
use Spesa\Setup\Handler;

/** `wp spesa test | pages | purge | texts`. */
final class Cli {
	public static function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command( 'spesa', __CLASS__ );
		}
	}

	/**
	 * Asks the shop API every public call and says which are there.
	 */
	public function test(): void {
		$all   = Calls::all();
		$given = Calls::run()['calls'];
		foreach ( $given as $name => $call ) {
			\WP_CLI::line( sprintf( '%-24s %-12s %s', $name, $all[ $name ]['needed'] ? __( 'serve', 'spesa' ) : __( 'facoltativa', 'spesa' ), $call['text'] ) );
		}
		if ( ! Calls::suffice( $given ) ) {
			\WP_CLI::error( __( 'Manca qualcosa che serve.', 'spesa' ) );
		}
		\WP_CLI::success( Settings::serverApi() );
	}

	/**
	 * Lists the shop's pages; makes one again, uses an existing one, or takes the untouched ones back.
	 *
	 * ## OPTIONS
	 *
	 * [<change>]
	 * : make, map or undo.
	 *
	 * [<page>]
	 * : Name of a page of the shop, such as cart.
	 *
	 * [<post>]
	 * : Number of the WordPress page, for map.
	 */
	public function pages( array $given ): void {
		if ( ! $given ) {
			foreach ( Pages::ids() as $name => $post ) {
				\WP_CLI::line( sprintf( '%-24s %6d  %-8s %s', $name, $post, (string) get_post_status( $post ), Settings::pages()[ $name ] ?? '' ) );
			}
			return;
		}
		$result = Handler::change( $given[0], $given[1] ?? '', (int) ( $given[2] ?? 0 ) );
		$result['ok'] ? \WP_CLI::success( $result['text'] ) : \WP_CLI::error( $result['text'] );
	}

	/**
	 * Takes away the kept answers of the shop API.
	 */
	public function purge(): void {
		\WP_CLI::success( (string) AnswerCache::purge() );
	}

	/**
	 * Lists the texts of the shop, those of the site in the place of the plugin's.
	 *
	 * ## OPTIONS
	 *
	 * [<start>]
	 * : Only keys that begin so, such as cart.
	 */
	public function texts( array $given ): void {
		foreach ( array_keys( Manifest::texts() ) as $key ) {
			if ( 0 === strpos( $key, $given[0] ?? '' ) ) {
				\WP_CLI::line( "$key = " . Texts::of( $key ) );
			}
		}
	}
}
