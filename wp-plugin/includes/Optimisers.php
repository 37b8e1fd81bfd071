<?php
namespace Spesa;

/**
 * Asks the plugins that combine, defer, delay or clean what a page loads to leave our boot script and our sheets as they are (WP-11): by
 * attributes that they look for, and by the filters that they publish. Without their plugin the filters are never called.
 */
final class Optimisers {
	/** Of the boot script: for LiteSpeed and its like, and for Cloudflare's Rocket Loader. */
	public const ATTRIBUTES = array(
		'data-no-optimize' => '1',
		'data-cfasync'     => 'false',
	);

	/** Words of the boot script's tag, its code, and the addresses of our files. */
	private const SCRIPTS = array( 'data-spesa-boot', 'spesa.begun', '/spesa/dist/' );
	/** Words of our style elements and of every rule in them. */
	private const STYLES = array( 'spesa', '.spesa' );

	/** Filters that give lists of words. */
	private const LISTS = array(
		'rocket_delay_js_exclusions'                     => self::SCRIPTS,
		'rocket_exclude_defer_js'                        => self::SCRIPTS,
		'rocket_defer_inline_exclusions'                 => self::SCRIPTS,
		'rocket_exclude_js'                              => self::SCRIPTS,
		'rocket_minify_excluded_external_js'             => self::SCRIPTS,
		'rocket_excluded_inline_js_content'              => self::SCRIPTS,
		'litespeed_optimize_js_excludes'                 => self::SCRIPTS,
		'litespeed_optm_js_defer_exc'                    => self::SCRIPTS,
		'litespeed_optm_gm_js_exc'                       => self::SCRIPTS,
		'perfmatters_delay_js_exclusions'                => self::SCRIPTS,
		'perfmatters_defer_js_exclusions'                => self::SCRIPTS,
		'perfmatters_minify_js_exclusions'               => self::SCRIPTS,
		'sgo_javascript_combine_excluded_inline_content' => self::SCRIPTS,
		'wp-optimize-minify-default-exclusions'          => self::SCRIPTS,
		'rocket_rucss_inline_atts_exclusions'            => self::STYLES,
		'rocket_rucss_inline_content_exclusions'         => self::STYLES,
		'litespeed_optimize_css_excludes'                => self::STYLES,
		'perfmatters_rucss_excluded_stylesheets'         => self::STYLES,
	);
	/** Autoptimize's: texts with commas, or lists of words as keys. */
	private const TEXTS = array(
		'autoptimize_filter_js_exclude'  => self::SCRIPTS,
		'autoptimize_filter_css_exclude' => self::STYLES,
	);

	public static function register(): void {
		foreach ( self::LISTS as $filter => $words ) {
			add_filter( $filter, static fn( $given ): array => self::listed( $given, $words ) );
		}
		foreach ( self::TEXTS as $filter => $words ) {
			add_filter( $filter, static fn( $given ) => self::told( $given, $words ) );
		}
	}

	/** @param mixed $given @return string[] */
	private static function listed( $given, array $words ): array {
		$given = is_string( $given ) ? array_filter( array_map( 'trim', explode( ',', $given ) ) ) : (array) $given;
		return array_merge( $given, array_values( array_diff( $words, $given ) ) );
	}

	/** @param mixed $given @return string|array */
	private static function told( $given, array $words ) {
		return is_array( $given ) ? $given + array_fill_keys( $words, '' ) : implode( ',', self::listed( (string) $given, $words ) );
	}
}
