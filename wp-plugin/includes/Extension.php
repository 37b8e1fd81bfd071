<?php
namespace Spesa;

/**
 * The filters by which a site's own code changes what the plugin does (docs/extending.md). Pages are the same for every visitor and kept by
 * caches: so is what these return. What has the wrong form is passed over, and the plugin's own stands.
 */
final class Extension {
	/** Paths of templates that the theme has, empty where it has none. @var array<string, string> */
	private static $overrides = array();
	/** What the filter has made of the site's words. @var array<string, string>|null */
	private static $texts = null;

	/** Headers of the plugin's own calls to the shop API. @param array<string, string> $headers @return array<string, string> */
	public static function request( array $headers ): array {
		$given = self::listed( apply_filters( 'spesa_request', $headers ), $headers );
		return array_filter( $given, static fn( $value, $name ): bool => is_string( $name ) && is_string( $value ) && ! preg_match( '/[\r\n]/', $name . $value ), ARRAY_FILTER_USE_BOTH );
	}

	/** The configuration as browsers read it; only members that the plugin knows. */
	public static function config( array $values ): array {
		$given = self::listed( apply_filters( 'spesa_config', $values ), $values );
		foreach ( array_intersect_key( $given, $values ) as $name => $value ) {
			if ( gettype( $value ) === gettype( $values[ $name ] ) ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/** What a page asks of the shop before it is printed, each `{ endpoint, input, keep }`; calls of the plugin's table alone. */
	public static function prefetch( array $requests ): array {
		$given = self::listed( apply_filters( 'spesa_prefetch', $requests ), $requests );
		return array_values( array_filter( $given, static fn( $request ): bool => is_array( $request ) && is_array( $request['input'] ?? null ) && Manifest::hasEndpoint( $request['endpoint'] ?? null ) ) );
	}

	/** The file that prints a part: the theme's `spesa/<name>.php`, what the filter says, or the plugin's own. */
	public static function template( string $name, string $own ): string {
		if ( ! isset( self::$overrides[ $name ] ) ) {
			$theme = locate_template( "spesa/$name.php" );
			$given = apply_filters( 'spesa_template', '' === $theme ? $own : $theme, $name );

			self::$overrides[ $name ] = is_string( $given ) && is_file( $given ) ? $given : $own;
		}
		return self::$overrides[ $name ];
	}

	/** The site's own words, key → text; a key or placeholder that the plugin does not have is passed over. @return array<string, string> */
	public static function texts( array $texts ): array {
		if ( ! has_filter( 'spesa_texts' ) ) {
			return $texts;
		}
		self::$texts = self::$texts ?? Texts::sanitize( self::listed( apply_filters( 'spesa_texts', $texts ), $texts ) );
		return self::$texts;
	}

	/** What a page says of itself as JSON-LD, each a schema.org thing. @param array[] $all @return array[] */
	public static function structuredData( array $all ): array {
		return array_values( array_filter( self::listed( apply_filters( 'spesa_structured_data', $all ), $all ), static fn( $thing ): bool => is_array( $thing ) && isset( $thing['@type'] ) ) );
	}

	/** Page name → path with its `{slug}` or `{id}`; as in the settings, of pages that the plugin has. @param array<string, string> $pages @return array<string, string> */
	public static function pages( array $pages ): array {
		return has_filter( 'spesa_pages' ) ? SettingsFields::pages( self::listed( apply_filters( 'spesa_pages', $pages ), $pages ), $pages ) : $pages;
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$overrides = array();
		self::$texts     = null;
	}

	/** @param mixed $given */
	private static function listed( $given, array $own ): array {
		return is_array( $given ) ? $given : $own;
	}
}
