<?php
/**
 * A test on the real site, with a shop API that the test itself plays.
 *
 * @package Spesa
 */

use Spesa\AnswerCache;
use Spesa\Assets;
use Spesa\Audience;
use Spesa\Bindings;
use Spesa\Extension;
use Spesa\Fold;
use Spesa\Language;
use Spesa\Links;
use Spesa\Multilingual;
use Spesa\Outage;
use Spesa\Pages;
use Spesa\Pictures;
use Spesa\Prefetch;
use Spesa\Printed;
use Spesa\Schedule;
use Spesa\Seeds;
use Spesa\Settings;
use Spesa\ShopApi;

abstract class SiteCase extends PHPUnit\Framework\TestCase {
	/** Addresses that were asked, in order. @var string[] */
	protected $asked = array();
	/** Path of a call → its `data`, a status above 0, a whole body, or `http` with another HTTP status. @var array */
	protected $answers = array();
	/** The moment of the plugin during a test, seconds since 1970. @var int|null */
	public static $now;
	/** What tests may change in this process: each finds it as it was. */
	private const SHARED = array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', 'post', 'wp_actions', 'wp_post_types', 'wp_query', 'wp_rest_server', 'wp_scripts', 'wp_styles', 'wp_taxonomies', 'wp_the_query' );
	/** @var array */
	private $kept = array();
	/** @var array */
	private $hooks = array();

	protected function setUp(): void {
		global $wpdb, $wp_filter;
		self::$now   = time();
		$this->hooks = array_map( static fn( $hook ) => clone $hook, $wp_filter );
		foreach ( self::SHARED as $name ) {
			$this->kept[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = null;
		wp_cache_flush();
		$wpdb->query( 'START TRANSACTION' );
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_styles']  = null;
		$this->asked           = array();
		$this->answers         = array();
		// What the demo site lays over the settings is no matter of the plugin's tests.
		remove_all_filters( 'option_' . Settings::OPTION, 99 );
		remove_all_filters( 'default_option_' . Settings::OPTION, 99 );
		add_filter( 'pre_http_request', array( $this, 'http' ), 1, 3 );
		$this->settings( array() );
		$this->newRequest();
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%spesa_a_%' OR option_name LIKE '%spesa_api_down%'" );
		wp_cache_flush();
	}

	/** What a page that shows this block knows of it. */
	protected static function registered( string $name ): ?WP_Block_Type {
		Spesa\Blocks::need( $name );
		return WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}

	protected function tearDown(): void {
		global $wpdb, $wp_filter;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		wp_set_current_user( 0 );
		unset( $GLOBALS['current_screen'] );
		$wp_filter = $this->hooks;
		foreach ( $this->kept as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		Settings::changed();
		$this->newRequest();
		self::$now = null;
	}

	/** What a new PHP process knows: nothing of the page before. */
	protected function newRequest(): void {
		$GLOBALS['wp_settings_errors'] = array();
		Prefetch::forget();
		Printed::forget();
		Seeds::forget();
		Pages::forget();
		Links::forget();
		Pictures::forget();
		Assets::forget();
		Fold::forget();
		Schedule::forget();
		Audience::forget();
		Bindings::forget();
		Outage::forget();
		ShopApi::restart();
		Extension::forget();
		Language::forget();
		Multilingual::forget();
	}

	protected function settings( array $values ): void {
		update_option( Settings::OPTION, $values );
		Settings::changed();
	}

	/** The shop API: unexpected calls fail like a dead server. @return array|WP_Error */
	public function http( $given, $arguments, $url ) {
		$this->asked[] = $url;
		$path          = preg_replace( '#^.*/ebsn/api#', '', (string) wp_parse_url( $url, PHP_URL_PATH ) );
		$answer        = $this->answers[ $path ] ?? null;
		if ( null === $answer ) {
			return new WP_Error( 'offline', 'cURL error 7: Failed to connect' );
		}
		if ( is_callable( $answer ) ) {
			$answer = $answer( $url );
		}
		$status = is_int( $answer ) ? $answer : 0;
		$body   = is_string( $answer ) ? $answer : wp_json_encode( array( 'response' => array( 'status' => $status ) ) + ( $status ? array() : array( 'data' => $answer ) ) );
		return array(
			'headers'  => array(),
			'body'     => $body,
			'response' => array( 'code' => $answer['http'] ?? 200, 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	/** Makes every kept answer as old as so many seconds. */
	protected function age( int $seconds ): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_spesa_a_' ) . '%' ) );
		$this->assertNotEmpty( $names );
		foreach ( $names as $name ) {
			$key         = substr( $name, strlen( '_transient_' ) );
			$kept        = get_transient( $key );
			$kept['at'] -= $seconds * 1000;
			set_transient( $key, $kept, DAY_IN_SECONDS );
		}
	}

	/** What stands at the end of the page for the elements so far: `products` and `answers`, records as objects. */
	protected function seeds(): stdClass {
		$script = Seeds::script();
		$this->assertSame( 1, preg_match( '#^<script type="application/json" data-spesa-seeds>(.*)</script>\n$#s', $script, $seeds ) );
		return json_decode( $seeds[1] );
	}

	/** HTML of the block with its attributes. */
	protected function block( string $name, array $attributes = array() ): string {
		return do_blocks( sprintf( '<!-- wp:%s %s /-->', $name, wp_json_encode( (object) $attributes, JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}

	protected static function product( array $over = array() ): array {
		return $over + array(
			'productId'         => 7,
			'name'              => 'MEZZE MANICHE',
			'shortDescr'        => 'DIVELLA',
			'description'       => '500 g',
			'slug'              => 'mezze-maniche',
			'productInfos'      => array( 'TIPOLOGIA' => 'Pezzo' ),
			'price'             => 1.49,
			'priceDisplay'      => 1.49,
			'priceUmDisplay'    => 2.98,
			'weightUnitDisplay' => 'KG',
			'priceUnitDisplay'  => 'pz',
			'available'         => 100000000,
		);
	}

	protected static function products( array ...$products ): array {
		return array(
			'page'     => array( 'selPage' => 1, 'totPages' => 1, 'totItems' => count( $products ), 'itemsPerPage' => 12 ),
			'products' => $products,
		);
	}
}
