<?php
/**
 * Configuration of the demo site, for development and tests only. Values that change
 * from start to start stand in .site.json beside this file.
 */

$spesa_site = json_decode( (string) file_get_contents( __DIR__ . '/.site.json' ), true );

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = 'wp_';

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $spesa_key ) {
	define( $spesa_key . '_KEY', hash( 'sha256', $spesa_key . $spesa_site['secret'] ) );
	define( $spesa_key . '_SALT', hash( 'sha256', $spesa_key . 'salt' . $spesa_site['secret'] ) );
}

// The address follows the request: the gateway passes on the host and the scheme the visitor asked for.
$spesa_host = (string) ( $_SERVER['HTTP_X_FORWARDED_HOST'] ?? $_SERVER['HTTP_HOST'] ?? $spesa_site['host'] );
if ( ! preg_match( '/^[a-z0-9.\-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i', $spesa_host ) ) {
	$spesa_host = $spesa_site['host'];
}
$_SERVER['HTTP_HOST'] = $spesa_host;
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}
$spesa_address = ( isset( $_SERVER['HTTPS'] ) && 'on' === $_SERVER['HTTPS'] ? 'https://' : 'http://' ) . $spesa_host . ( $spesa_site['below'] ?? '' );
// Playground defines WP_HOME and WP_SITEURL before this file, so the options themselves answer with the address.
foreach ( array( 'option_home', 'option_siteurl' ) as $spesa_option ) {
	$GLOBALS['wp_filter'][ $spesa_option ][99]['spesa-demo'] = array(
		'accepted_args' => 1,
		'function'      => static function () use ( $spesa_address ) {
			return $spesa_address;
		},
	);
}

// What only this start knows, laid over the plugin's settings: the inner address of the API, the card provider's origin.
foreach ( array( 'option_spesa_settings', 'default_option_spesa_settings' ) as $spesa_option ) {
	$GLOBALS['wp_filter'][ $spesa_option ][99]['spesa-demo'] = array(
		'accepted_args' => 1,
		'function'      => static function ( $settings ) use ( $spesa_site ) {
			return array_merge( is_array( $settings ) ? $settings : array(), $spesa_site['settings'] );
		},
	);
}

// Words of WordPress that its Italian has not, or writes as a sentence where they are a title.
$GLOBALS['wp_filter']['gettext_default'][99]['spesa-demo'] = array(
	'accepted_args' => 2,
	'function'      => static function ( $translation, $text ) {
		$italian = array(
			'Skip to content' => 'Vai al contenuto',
			'Page not found'  => 'Pagina non trovata',
		);
		return isset( $italian[ $text ] ) && 'it_IT' === determine_locale() ? $italian[ $text ] : $translation;
	},
);

// Playground names the asked address as the running script, and WordPress takes an address of that name for the home page.
if ( '/index.php' === ( $_SERVER['SCRIPT_NAME'] ?? '' ) ) {
	$_SERVER['PHP_SELF'] = '/index.php';
}

// Overrides the pluggable core function: the demo sends no installation notice.
function wp_new_blog_notification() {}

// The mail of the site goes where that of the shop goes; nothing but text is written in either.
if ( ! empty( $spesa_site['outbox'] ) ) {
	$GLOBALS['wp_filter']['pre_wp_mail'][99]['spesa-demo'] = array(
		'accepted_args' => 2,
		'function'      => static function ( $given, $mail ) use ( $spesa_site ) {
			if ( null !== $given ) {
				return $given;
			}
			$to     = is_array( $mail['to'] ) ? $mail['to'] : explode( ',', (string) $mail['to'] );
			$to     = array_map( static fn( $name ) => trim( (string) preg_replace( '/^.*<(.+)>\s*$/', '$1', $name ) ), $to );
			$answer = wp_remote_post(
				$spesa_site['outbox']['url'],
				array(
					'timeout' => 5,
					'headers' => array( 'Authorization' => 'Bearer ' . $spesa_site['outbox']['key'], 'Content-Type' => 'application/json' ),
					'body'    => wp_json_encode(
						array(
							'to'      => array_values( array_filter( $to ) ),
							'subject' => (string) $mail['subject'],
							'plain'   => str_replace( "\r\n", "\n", (string) $mail['message'] ),
						)
					),
				)
			);
			return 204 === wp_remote_retrieve_response_code( $answer );
		},
	);
}

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/.' . basename( __DIR__ ) . '-debug.log' ); // Outside the document root.
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

// Only this machine is asked, so that a machine without a network does not wait for timeouts.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );

// Blocked update checks would fill the log: they are told that there is nothing new.
$GLOBALS['wp_filter']['pre_http_request'][10]['spesa-demo'] = array(
	'accepted_args' => 3,
	'function'      => static function ( $answer, $args, $url ) {
		if ( ! preg_match( '#^https?://api\.wordpress\.org/#', $url ) ) {
			return $answer;
		}
		$body = '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[],"checksums":[]}';
		return array(
			'headers'  => array(),
			'body'     => $body,
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'cookies'  => array(),
			'filename' => null,
		);
	},
);

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
