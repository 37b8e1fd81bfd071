<?php
namespace Spesa;

/**
 * Puts into the page what exactly its elements need: configuration, boot script and sheets in the head, all of them inline. The boot script
 * brings the modules after the first paint, or at once to a page that shows a person's own things, since they are its content. What it brings
 * is named beside the configuration, which optimisers of a site leave alone (WP-11).
 */
final class Assets {
	/** Tags on this page. @var array<string, true> */
	private static $tags = array();
	/** Do configuration and boot script stand in the page? @var bool */
	private static $begun = false;

	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
		add_action( 'wp_head', array( __CLASS__, 'begin' ), 2 );
		add_action( 'wp_footer', array( __CLASS__, 'late' ), 2 );
		add_filter( 'wp_script_attributes', array( __CLASS__, 'module' ) );
	}

	/** Says that an element is on this page. HTML to stand before it: its sheets, where the head is over already. */
	public static function need( string $tag ): string {
		if ( isset( self::$tags[ $tag ] ) ) {
			return '';
		}
		self::$tags[ $tag ] = true;
		$bundle             = did_action( 'wp_enqueue_scripts' ) && ! is_admin() ? self::bundle() : array();
		// What not everybody sees is named where the page begins; after that its sheet stands beside it.
		if ( ! $bundle || ( ! self::$begun && in_array( $tag, self::named( $bundle ), true ) ) ) {
			return '';
		}
		if ( did_action( 'wp_head' ) && ! doing_action( 'wp_head' ) ) {
			return Sheets::beside( $bundle, array( $tag ) );
		}
		Sheets::enqueue( $bundle, array( $tag ) );
		return '';
	}

	/** HTML of the sheets of these elements of the page, to stand here: what stands in the page already, and what not everybody needs, is left out. */
	public static function beside( array $tags ): string {
		$bundle = self::bundle();
		return $bundle ? Sheets::beside( $bundle, array_diff( array_intersect( $tags, self::tags() ), self::named( $bundle ) ) ) : '';
	}

	/** @return string[] The elements of the page, as far as its blocks tell. */
	public static function tags(): array {
		return array_keys( self::$tags );
	}

	/** Is this element on the page, as far as its blocks tell? */
	public static function has( string $tag ): bool {
		return isset( self::$tags[ $tag ] );
	}

	/** Is any element on the page, as far as its blocks tell? */
	public static function hasAny(): bool {
		return array() !== self::$tags;
	}

	/** The built bundle of the chosen engine; empty before a build. */
	public static function bundle(): array {
		return Manifest::bundle( Settings::get( 'engine' ) );
	}

	/** Address of a file of the bundle. */
	public static function url( string $file ): string {
		return plugins_url( 'dist/' . Settings::get( 'engine' ) . '/' . $file, SPESA_FILE );
	}

	/** Address of the loader, which bears the version: its name stays the same. */
	public static function loader( array $bundle ): string {
		return self::url( $bundle['loader'] ) . '?ver=' . $bundle['version'];
	}

	/** URL template of the translations (`{language}`), for customers who choose a language on an Italian page; empty before a build. */
	public static function texts(): string {
		$bundle = self::bundle();
		return $bundle ? self::near( self::url( 'language-{language}.js' ) . '?ver=' . $bundle['version'] ) : '';
	}

	/** The same file on this machine. */
	public static function path( string $file ): string {
		return SPESA_DIR . '/dist/' . Settings::get( 'engine' ) . '/' . $file;
	}

	public static function enqueue(): void {
		$bundle = self::$tags ? self::bundle() : array();
		if ( $bundle ) {
			Sheets::enqueue( $bundle, array_diff( array_keys( self::$tags ), self::named( $bundle ) ) );
		}
	}

	/** What elements need that the head could not know of: those that stand in the page as plain HTML, and all of a page that had none before. */
	public static function late(): void {
		foreach ( Printed::tags() as $tag ) {
			echo self::need( $tag ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress' own style elements.
		}
		self::begin();
		self::early();
	}

	/** Configuration and boot script: in the head, or at the end of a page whose elements all came later. */
	public static function begin(): void {
		$bundle = self::$tags && ! self::$begun ? self::bundle() : array();
		if ( ! $bundle ) {
			return;
		}
		self::$begun = true;
		$now         = self::personal() && doing_action( 'wp_head' );
		echo Integrity::script( $bundle ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress' own script element.
		echo Config::script( self::brings( $bundle, $now ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
		foreach ( self::named( $bundle ) as $tag ) {
			foreach ( $bundle['tags'][ $tag ]['css'] as $file ) {
				$address = self::url( $file ) . '?ver=' . $bundle['version'];
				printf( '<meta name="%s" content="%s">' . "\n", esc_attr( $tag ), esc_url( $address ) );
			}
		}
		self::boot( $bundle );
		foreach ( $now ? array_merge( array( $bundle['loader'] ), self::modules( $bundle ) ) : array() as $file ) {
			$address = $file === $bundle['loader'] ? self::loader( $bundle ) : self::url( $file );
			printf( '<link rel="modulepreload" href="%s"%s>' . "\n", esc_url( $address ), Integrity::attributes( $file ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a hash.
		}
	}

	/** The loader is a module, also where it is printed as a classic handle: only such reach the editor's frame. */
	public static function module( array $attributes ): array {
		if ( 'spesa-loader-js' === ( $attributes['id'] ?? '' ) ) {
			$attributes['type'] = 'module';
		}
		return $attributes;
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$tags  = array();
		self::$begun = false;
	}

	/** Before the first paint and tiny: inline, so that nobody waits for it. */
	private static function boot( array $bundle ): void {
		self::inline( $bundle['boot'], 'boot' );
	}

	/** What shows the answer of the call that the boot script has begun, where the page is one person's own: inline, behind the elements. */
	private static function early(): void {
		$early = self::$begun ? self::bundle()['early'] ?? array() : array();
		foreach ( array_intersect_key( $early, self::$tags ) as $file ) {
			self::inline( $file, 'early' );
		}
	}

	private static function inline( string $script, string $mark ): void {
		$file = self::path( $script );
		$code = is_readable( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( '' === $code || false !== stripos( $code, '</script' ) ) {
			return;
		}
		wp_print_inline_script_tag( trim( $code ), array( "data-spesa-$mark" => true ) + Optimisers::ATTRIBUTES );
	}

	/** What the boot script brings, at once or after the first paint, and what is fetched for a first touch. @return array<string, string> */
	private static function brings( array $bundle, bool $now ): array {
		$touch = array_merge(
			$bundle['touch'] ?? array(),
			array() === Settings::get( 'sign_ins' ) ? array() : $bundle['touchSignIns'] ?? array()
		);
		$texts = Language::isUsual() ? '' : $bundle['languages'][ Language::page() ] ?? '';
		$named = array(
			'data-loader'    => '' === $texts ? self::loader( $bundle ) : self::url( $texts ) . '?ver=' . $bundle['version'],
			'data-then'      => '' === $texts ? '' : self::loader( $bundle ),
			'data-begins'    => self::begins( $bundle ),
			'data-modules'   => $now ? '' : self::addresses( self::modules( $bundle ) ),
			'data-touch'     => self::addresses( $touch ),
			'data-touch-css' => self::addresses( $bundle['touchCss'] ?? array() ),
		);
		return array_filter( array( 'data-now' => $now ? '1' : '' ) + array_map( array( __CLASS__, 'near' ), $named ) );
	}

	/** Addresses without the site's own origin, which the page knows and which would stand there a score of times. */
	private static function near( string $addresses ): string {
		return str_replace( (string) preg_replace( '#^(\w+://[^/]+).*$#s', '$1/', Multilingual::home() . '/' ), '/', $addresses );
	}

	/**
	 * What the boot script asks at once for a known customer: the calls that the elements of the page begin with, as JSON, with the number that
	 * the address ends with. None where the address asks something of its own, as for another page: then the element may ask otherwise.
	 */
	private static function begins( array $bundle ): string {
		$address = wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) );
		$calls   = array_merge( array(), ...array_values( array_intersect_key( $bundle['begins'] ?? array(), self::$tags ) ) );
		if ( ! $calls || ! in_array( $address['query'] ?? '', array( '', 'new=1' ), true ) ) {
			return '';
		}
		$number = preg_match( '#/(\d+)/?$#', $address['path'] ?? '', $found ) ? $found[1] : '';
		foreach ( $calls as $at => $call ) {
			$calls[ $at ][0] = str_replace( '{id}', $number, $call[0] );
			if ( '' === $number && $calls[ $at ][0] !== $call[0] ) {
				unset( $calls[ $at ] );
			}
		}
		return $calls ? (string) wp_json_encode( array_values( array_unique( $calls, SORT_REGULAR ) ), JSON_UNESCAPED_SLASHES ) : '';
	}

	/** @return string[] Files of the elements that load by themselves and for everyone, each once. */
	private static function modules( array $bundle ): array {
		$files = array();
		foreach ( array_diff( array_keys( self::$tags ), self::named( $bundle ) ) as $tag ) {
			$entry = $bundle['tags'][ $tag ] ?? array();
			if ( ! in_array( $entry['loads'] ?? 'now', array( 'touch', 'never' ), true ) ) {
				$files = array_merge( $files, $entry['js'] ?? array() );
			}
		}
		return array_values( array_unique( $files ) );
	}

	/** Addresses of files of the bundle, with blanks between them. */
	private static function addresses( array $files ): string {
		return implode( ' ', array_map( array( __CLASS__, 'url' ), $files ) );
	}

	/** Is one of the elements a page that shows nothing before its code is there, such as the cart? */
	private static function personal(): bool {
		foreach ( array_keys( self::$tags ) as $tag ) {
			$widget = Manifest::widget( 'spesa/' . substr( $tag, strlen( 'spesa-' ) ) );
			if ( $widget && $widget['personal'] && 'page' === $widget['kind'] ) {
				return true;
			}
		}
		return false;
	}

	/** @return string[] Tags of this page that not everybody sees: their sheets are only named, the loader brings them. */
	private static function named( array $bundle ): array {
		$audience = static fn( string $tag ): string => $bundle['tags'][ $tag ]['for'] ?? 'everyone';
		$some     = static fn( string $tag ): bool => 'everyone' !== $audience( $tag );
		return array_values( array_filter( array_keys( self::$tags ), $some ) );
	}
}
