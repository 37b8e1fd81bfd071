<?php
namespace Spesa;

/** What the generated files say: widgets, endpoints, configuration defaults, texts, and the built bundle's chunks. */
final class Manifest {
	/** @var array<string, array> */
	private static $read = array();

	/** The plan of every block: `spesa/product-slider` → tag, attributes, prefetch. */
	public static function widgets(): array {
		return self::server()['widgets'];
	}

	/** The plan of one block, or null. */
	public static function widget( string $block ): ?array {
		return self::widgets()[ $block ] ?? null;
	}

	/** Block type of the wire → its element and where its attributes come from, as widgets/catalogue/category-blocks/blockTypes.ts has it. */
	public static function blockTypes(): array {
		return self::server()['blockTypes'];
	}

	/** The lists and limits that PHP shares with the elements, of one of their subjects, such as `format`. */
	public static function rules( string $subject ): array {
		return self::generated( 'rules' )[ $subject ];
	}

	/** Method, path, keys and fields of a call, such as `catalogue.products`. */
	public static function endpoint( string $key ): array {
		return self::server()['endpoints'][ $key ];
	}

	/** Is this one of the calls? @param mixed $key */
	public static function hasEndpoint( $key ): bool {
		return is_string( $key ) && isset( self::server()['endpoints'][ $key ] );
	}

	/** Widths of a product's pictures, `small` and `medium`, as core/rules/photoWidths.ts has them. */
	public static function photoWidths(): array {
		return self::server()['photoWidths'];
	}

	/** The configuration's defaults, as core/config.ts has them. */
	public static function config(): array {
		return self::server()['config'];
	}

	/** Every text that the plugin brings, by key, in a language of its own or in that of the page. @return array<string, string> */
	public static function texts( string $language = '' ): array {
		$language = '' === $language ? Language::page() : $language;
		return self::generated( Language::USUAL === $language ? 'labels' : "labels-$language" );
	}

	/** A text by its key, the site's own if it has one, its `{name}` slots filled; a missing one is shown as its key. */
	public static function label( string $key, array $values = array() ): string {
		$text = Texts::of( $key ) ?? $key;
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', (string) $value, $text );
		}
		return $text;
	}

	/** The built bundle of an engine, as widgets/bundle/manifest.ts has it; empty before a build. */
	public static function bundle( string $engine ): array {
		return self::json( "/dist/$engine/manifest.json" );
	}

	/** The hash of every script of an engine's bundle, by file. @return array<string, string> */
	public static function integrity( string $engine ): array {
		return self::json( "/dist/$engine/integrity.json" );
	}

	private static function server(): array {
		return self::generated( 'server' ) + array(
			'widgets'   => array(),
			'blockTypes' => array(),
			'endpoints' => array(),
			'config'    => array(),
		);
	}

	/** A generated PHP file, which the opcode cache keeps; empty where it is missing. */
	private static function generated( string $name ): array {
		if ( ! isset( self::$read[ $name ] ) ) {
			$file                = SPESA_DIR . "/generated/$name.php";
			self::$read[ $name ] = is_file( $file ) ? require $file : array();
		}
		return self::$read[ $name ];
	}

	private static function json( string $path ): array {
		if ( ! isset( self::$read[ $path ] ) ) {
			$text                = is_readable( SPESA_DIR . $path ) ? file_get_contents( SPESA_DIR . $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
			$value               = false === $text ? null : json_decode( $text, true );
			self::$read[ $path ] = is_array( $value ) ? $value : array();
		}
		return self::$read[ $path ];
	}
}
