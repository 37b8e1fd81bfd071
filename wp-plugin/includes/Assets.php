<?php
namespace Spesa;

/** Puts into the head what exactly the elements of this page need: configuration, boot, loader, preloads, sheets. */
final class Assets {
	/** Tags on this page. @var array<string, true> */
	private static $tags = array();

	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
		add_action( 'wp_head', array( __CLASS__, 'head' ), 2 );
		add_filter( 'wp_script_attributes', array( __CLASS__, 'module' ) );
	}

	/** Says that an element is on this page; after the head its sheet comes late. */
	public static function need( string $tag ): void {
		if ( ! isset( self::$tags[ $tag ] ) ) {
			self::$tags[ $tag ] = true;
			if ( did_action( 'wp_enqueue_scripts' ) && ! is_admin() ) {
				self::enqueue();
			}
		}
	}

	/** The built bundle of the chosen engine; empty before a build. */
	public static function bundle(): array {
		return Manifest::bundle( Settings::get( 'engine' ) );
	}

	/** Address of a file of the bundle. */
	public static function url( string $file ): string {
		return plugins_url( 'dist/' . Settings::get( 'engine' ) . '/' . $file, SPESA_FILE );
	}

	public static function enqueue(): void {
		$bundle = self::bundle();
		if ( self::$tags && $bundle ) {
			$late = did_action( 'wp_head' ) && ! doing_action( 'wp_head' );
			self::sheets( $bundle, $late ? array_keys( self::$tags ) : array_diff( array_keys( self::$tags ), self::named( $bundle ) ) );
			wp_enqueue_script( 'spesa-loader', self::url( $bundle['loader'] ), array(), $bundle['version'], false );
		}
	}

	/** The common sheet and one of each tag. */
	public static function sheets( array $bundle, array $tags ): void {
		wp_enqueue_style( 'spesa', self::url( $bundle['css'] ), array(), $bundle['version'] );
		foreach ( $tags as $tag ) {
			foreach ( $bundle['tags'][ $tag ]['css'] ?? array() as $file ) {
				wp_enqueue_style( $tag, self::url( $file ), array( 'spesa' ), $bundle['version'] );
			}
		}
	}

	public static function head(): void {
		$bundle = self::bundle();
		if ( ! self::$tags || ! $bundle ) {
			return;
		}
		echo Config::script(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
		foreach ( self::named( $bundle ) as $tag ) {
			foreach ( $bundle['tags'][ $tag ]['css'] as $file ) {
				printf( '<meta name="%s" content="%s">' . "\n", esc_attr( $tag ), esc_url( self::url( $file ) . '?ver=' . $bundle['version'] ) );
			}
		}
		self::boot( $bundle );
		foreach ( self::chunks( $bundle ) as $file ) {
			printf( '<link rel="modulepreload" fetchpriority="low" href="%s">' . "\n", esc_url( self::url( $file ) ) );
		}
	}

	/** The loader is a module, also where it is printed as a classic handle: only such reach the editor's frame. */
	public static function module( array $attributes ): array {
		if ( 'spesa-loader-js' === ( $attributes['id'] ?? '' ) ) {
			$attributes['type'] = 'module';
		}
		return $attributes;
	}

	/** Blocking and tiny: inline, so that nobody waits for it. */
	private static function boot( array $bundle ): void {
		$file = SPESA_DIR . '/dist/' . Settings::get( 'engine' ) . '/' . $bundle['boot'];
		$code = is_readable( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( '' !== $code && false === stripos( $code, '</script' ) ) {
			wp_print_inline_script_tag( trim( $code ), array( 'data-spesa-boot' => true ) );
		}
	}

	/** @return string[] Chunks of the tags that mount at once or when seen, each once; not of those that wait for the first touch. */
	private static function chunks( array $bundle ): array {
		$chunks = array();
		foreach ( array_keys( self::$tags ) as $tag ) {
			if ( empty( $bundle['tags'][ $tag ]['late'] ) ) {
				$chunks = array_merge( $chunks, $bundle['tags'][ $tag ]['js'] ?? array() );
			}
		}
		return array_values( array_unique( $chunks ) );
	}

	/** Tags of this page that not everybody sees: their sheets are only named, the loader brings them. */
	private static function named( array $bundle ): array {
		return array_values( array_filter( array_keys( self::$tags ), static fn( string $tag ): bool => ! empty( $bundle['tags'][ $tag ]['own'] ) ) );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$tags = array();
	}
}
