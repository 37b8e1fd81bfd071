<?php
namespace Spesa\Setup;

use Spesa\Json;
use Spesa\Settings;
use Spesa\SettingsPage;
use Spesa\ShopApi;

/** The setup that leads: one step at a time, those that were done marked. */
final class Screen {
	public static function register(): void {
		add_action( 'admin_init', array( __CLASS__, 'welcome' ) );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'script' ) );
	}

	public static function show(): void {
		$step   = self::step();
		$titles = Steps::titles();
		$done   = Steps::done();
		$number = 0;
		printf( '<ol class="spesa-steps" aria-label="%s">', esc_attr__( 'Passi', 'spesa' ) );
		foreach ( $titles as $name => $title ) {
			$number += 1;
			$ticked  = in_array( $name, $done, true ) || ( 'done' === $name && Steps::complete() );
			printf(
				'<li><a href="%s" data-number="%s"%s>%s%s</a></li>',
				esc_url( Steps::address( $name ) ),
				esc_attr( $ticked ? '✓' : (string) $number ),
				$name === $step ? ' aria-current="step"' : '',
				esc_html( $title ),
				$ticked ? sprintf( '<span class="screen-reader-text"> (%s)</span>', esc_html__( 'fatto', 'spesa' ) ) : ''
			);
		}
		printf( '</ol><section class="spesa-step"><h2>%s</h2>', esc_html( $titles[ $step ] ) );
		Steps::show( $step );
		echo '</section>';
	}

	/** Who has just activated the plugin is led here, from the list of plugins alone. */
	public static function welcome(): void {
		global $pagenow;
		// phpcs:ignore WordPress.Security.NonceVerification -- only looks.
		if ( 'plugins.php' !== $pagenow || ! isset( $_GET['activate'] ) || isset( $_GET['activate-multi'] ) || is_network_admin() || ! get_transient( 'spesa_welcome' ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		delete_transient( 'spesa_welcome' );
		wp_safe_redirect( Steps::address( 'connection' ) );
		exit;
	}

	/** The part of the test that only a browser can make. */
	public static function script( string $screen ): void {
		$result = 'settings_page_' . SettingsPage::SLUG === $screen && 'connection' === self::step() ? Calls::kept() : null;
		if ( ! $result ) {
			return;
		}
		$file  = SPESA_DIR . '/build/setup.asset.php';
		$asset = is_file( $file ) ? require $file : array(
			'dependencies' => array(),
			'version'      => SPESA_VERSION,
		);
		wp_enqueue_script( 'spesa-setup', plugins_url( 'build/setup.js', SPESA_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( 'spesa-setup', 'spesa', SPESA_DIR . '/languages' );
		$calls = array();
		foreach ( Calls::all() as $name => $call ) {
			$calls[ $name ] = Calls::address( $name, $call['input'], $result['found'] );
		}
		$data = array(
			'api'     => Settings::get( 'api' ),
			'headers' => ShopApi::headers(),
			'calls'   => $calls,
			'photo'   => $result['found']['photo'] ?? '',
			'hidden'  => $result['hidden'] ?? array(),
		);
		wp_add_inline_script( 'spesa-setup', 'window.spesaSetup = ' . Json::script( $data ) . ';', 'before' );
	}

	private static function step(): string {
		$step = sanitize_key( $_GET['step'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- only looks.
		if ( isset( Steps::titles()[ $step ] ) ) {
			return $step;
		}
		$open = array_diff( array_keys( Steps::titles() ), Steps::done() );
		return $open ? reset( $open ) : 'done';
	}
}
