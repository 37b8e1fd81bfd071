<?php
namespace Spesa;

/**
 * The language of the page: Polylang's or WPML's where one of them runs, else that of the site. What the plugin has no texts in is Italian, the
 * language that the texts are written in.
 */
final class Language {
	public const USUAL = 'it';

	/** Two letters, once for each request that has a page. @var string|null */
	private static $page = null;

	public static function register(): void {
		add_action( 'change_locale', array( __CLASS__, 'forget' ) );
		add_filter( 'load_textdomain_mofile', array( __CLASS__, 'file' ), 10, 2 );
		add_filter( 'load_script_translation_file', array( __CLASS__, 'scriptFile' ), 10, 3 );
		add_action( 'init', array( __CLASS__, 'load' ), 0 );
	}

	/** The plugin's own translations of its PHP; what the site or translate.wordpress.org has wins. */
	public static function load(): void {
		load_plugin_textdomain( 'spesa', false, basename( SPESA_DIR ) . '/languages' );
	}

	/** Language of the page, two letters of `all()`. */
	public static function page(): string {
		$page = self::$page ?? self::known( Multilingual::current() ) ?? self::known( get_locale() ) ?? self::USUAL;
		if ( did_action( 'wp' ) ) {
			self::$page = $page;
		}
		return $page;
	}

	public static function isUsual(): bool {
		return self::USUAL === self::page();
	}

	/** The languages that the plugin has texts in, as core/rules/language.ts has them: two letters → the language's own name. @return array<string, string> */
	public static function all(): array {
		return Manifest::rules( 'languages' )['names'];
	}

	/** ` lang="…"` where our texts are in another language than the document. */
	public static function attribute(): string {
		return strtolower( substr( get_bloginfo( 'language' ), 0, 2 ) ) === self::page() ? '' : ' lang="' . esc_attr( self::page() ) . '"';
	}

	/** How prices are written on this page: as the site wants in Italian, as the language does in another. */
	public static function currencyForm(): string {
		return Manifest::rules( 'languages' )['currencyForms'][ self::page() ] ?? Settings::get( 'currency_form' );
	}

	/** A regional form has the translation of its language: de_AT and de_CH_informal that of de_DE, en_GB that of en_US. */
	public static function file( string $file, string $domain ): string {
		return 'spesa' === $domain ? self::ours( $file ) : $file;
	}

	/** The same for the scripts' translations. @param string|false $file @return string|false */
	public static function scriptFile( $file, string $handle, string $domain ) {
		return 'spesa' === $domain && is_string( $file ) ? self::ours( $file ) : $file;
	}

	/** Forgets the page: also for tests. */
	public static function forget(): void {
		self::$page = null;
	}

	private static function ours( string $file ): string {
		if ( is_readable( $file ) || is_readable( (string) preg_replace( '/\.mo$/', '.l10n.php', $file ) ) || ! preg_match( '/^spesa-([a-z]{2})_\w+?((?:-[\w-]+)?\.(?:mo|json))$/', basename( $file ), $part ) ) {
			return $file;
		}
		$own = Manifest::rules( 'languages' )['locales'][ $part[1] ] ?? '';
		return '' === $own ? $file : SPESA_DIR . "/languages/spesa-$own$part[2]";
	}

	/** The two letters of a language or locale that the plugin has texts in. */
	private static function known( string $locale ): ?string {
		$code = strtolower( substr( $locale, 0, 2 ) );
		return isset( self::all()[ $code ] ) ? $code : null;
	}
}
