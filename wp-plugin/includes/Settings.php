<?php
namespace Spesa;

/** What the site decides: one option over the configuration's defaults. */
final class Settings {
	public const OPTION = 'spesa_settings';

	/** @var array|null */
	private static $values = null;

	public static function register(): void {
		add_action( 'admin_init', array( __CLASS__, 'setting' ) );
		add_action( 'update_option_' . self::OPTION, array( __CLASS__, 'changed' ) );
		add_action( 'add_option_' . self::OPTION, array( __CLASS__, 'changed' ) );
	}

	public static function setting(): void {
		register_setting(
			'spesa',
			self::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( __CLASS__, 'submitted' ),
				'show_in_rest'      => false,
			)
		);
	}

	/** One value; for what was never set, the default. @return mixed */
	public static function get( string $name ) {
		if ( null === self::$values ) {
			$kept         = get_option( self::OPTION, array() );
			self::$values = self::sanitize( is_array( $kept ) ? $kept : array() );
		}
		return self::$values[ $name ] ?? null;
	}

	/** Page name → path, `{slug}` or `{id}` in it. */
	public static function pages(): array {
		return self::get( 'pages' );
	}

	/** Base of the shop API for PHP, without a trailing slash; the constant SPESA_API_INTERNAL of wp-config.php wins. */
	public static function serverApi(): string {
		if ( defined( 'SPESA_API_INTERNAL' ) ) {
			return untrailingslashit( SPESA_API_INTERNAL );
		}
		$own = self::get( 'server_api' );
		$api = '' !== $own ? $own : self::get( 'api' );
		return untrailingslashit( '/' === $api[0] ? home_url( $api ) : $api );
	}

	/** What the settings page sends: what of it is not taken is said on the page that comes back. @param mixed $given */
	public static function submitted( $given ): array {
		foreach ( Texts::faults( $given['texts'] ?? null ) as $number => $fault ) {
			add_settings_error( self::OPTION, "spesa-text-$number", $fault );
		}
		return self::sanitize( $given );
	}

	/**
	 * Only known names, each in its type; what does not fit becomes the default.
	 *
	 * @param mixed $given
	 */
	public static function sanitize( $given ): array {
		$given  = is_array( $given ) ? $given : array();
		$values = array();
		foreach ( SettingsFields::all() as $name => $field ) {
			$values[ $name ] = SettingsFields::sanitize( $field, $given[ $name ] ?? null );
		}
		return $values;
	}

	public static function changed(): void {
		self::$values = null;
		delete_option( 'rewrite_rules' );
		ShopApi::resume();
	}
}
