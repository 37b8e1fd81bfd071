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
		return Extension::pages( self::get( 'pages' ) );
	}

	/** Base of the shop API for PHP, without a trailing slash; the constant SPESA_API_INTERNAL of wp-config.php wins. */
	public static function serverApi(): string {
		if ( defined( 'SPESA_API_INTERNAL' ) ) {
			return untrailingslashit( SPESA_API_INTERNAL );
		}
		$own = self::get( 'server_api' );
		$api = '' !== $own ? $own : self::get( 'api' );
		return untrailingslashit( '/' === $api[0] ? Multilingual::site() . $api : $api );
	}

	/**
	 * What a form of the settings sends, laid over what is kept: a field that cannot be taken keeps its old value, and the page that comes back says why.
	 * Of the site's texts each line stands for itself.
	 *
	 * @param mixed $given
	 */
	public static function submitted( $given ): array {
		$given  = is_array( $given ) ? $given : array();
		$kept   = get_option( self::OPTION, array() );
		$values = self::sanitize( is_array( $kept ) ? $kept : array() );
		$old    = $values;
		foreach ( array_intersect_key( SettingsFields::all(), $given ) as $name => $field ) {
			$faults = SettingsFaults::of( $field, $given[ $name ] );
			foreach ( $faults as $number => $fault ) {
				add_settings_error( self::OPTION, "spesa-$name-$number", $fault );
			}
			if ( ! $faults || 'texts' === $field['type'] ) {
				$values[ $name ] = SettingsFields::sanitize( $field, $given[ $name ] );
			}
		}
		if ( $values['store_id'] !== $old['store_id'] && $values['store_name'] === $old['store_name'] ) {
			$name                 = Setup\Stores::name( $values['store_id'] );
			$values['store_name'] = '' === $name ? $old['store_name'] : $name;
		}
		return $values;
	}

	/** What was wrong with a field of the form that was just sent. @return string[] */
	public static function faults( string $name ): array {
		$own = static fn( array $error ): bool => 1 === preg_match( "/^spesa-$name-\\d+$/D", $error['code'] );
		return array_column( array_filter( get_settings_errors( self::OPTION ), $own ), 'message' );
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
