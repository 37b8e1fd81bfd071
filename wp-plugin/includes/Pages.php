<?php
namespace Spesa;

/** The WordPress pages that the page widgets live on: made once, then the editors' own. */
final class Pages {
	public const OPTION = 'spesa_pages';
	/** Names of the pages that were made since somebody last looked at their list. */
	public const NEW = 'spesa_pages_new';
	/** Which of the pages are published, kept for all requests: `{ at, pages: { ids: published ids } }`. It comes with all options, since it has no end of its own. */
	private const PUBLISHED = 'spesa_published_pages';
	/** The pages that visitors can open, in the language of this request where they are translated, once for each request: name → post id. @var array<string, int>|null */
	private static $open = null;
	/** Addresses of the home page: of the site's first language, and of this request's. @var array{string, string}|null */
	private static $homes = null;
	/** What `home` has said in this request. @var array<string, string> */
	private static $said = array();

	public static function register(): void {
		add_action( 'clean_post_cache', array( __CLASS__, 'changed' ), 10, 2 );
		add_action( 'update_option_' . self::OPTION, array( __CLASS__, 'changed' ) );
		add_action( 'admin_init', array( __CLASS__, 'ensure' ) );
		add_filter( 'page_link', array( __CLASS__, 'link' ), 10, 2 );
		add_filter( 'display_post_states', array( __CLASS__, 'state' ), 10, 2 );
	}

	public static function activate(): void {
		self::ensure();
		delete_option( 'rewrite_rules' );
		set_transient( 'spesa_welcome', 1, MINUTE_IN_SECONDS );
	}

	public static function deactivate(): void {
		delete_option( 'rewrite_rules' );
	}

	/** Page name → post id of the pages that exist. */
	public static function ids(): array {
		$ids = get_option( self::OPTION, array() );
		return is_array( $ids ) ? array_map( 'intval', $ids ) : array();
	}

	/** Can visitors open this page? The home page is there always, the others where they are published. */
	public static function open( string $name ): bool {
		return 'home' === $name || isset( self::opened()[ $name ] );
	}

	/** Address, without a slash at its end, of the home page in the language that visitors find a page in: that of this request, or the site's first where the page is not translated. */
	public static function home( string $name ): string {
		self::$said[ $name ] = self::$said[ $name ] ?? self::homeOf( $name );
		return self::$said[ $name ];
	}

	private static function homeOf( string $name ): string {
		if ( null === self::$homes ) {
			$first       = self::ids() ? Multilingual::ofPost( (int) current( self::ids() ) ) : '';
			self::$homes = array( Multilingual::home( $first ), Multilingual::home() );
		}
		$post = self::opened()[ $name ] ?? 0;
		return self::$homes[ $post && $post === ( self::ids()[ $name ] ?? 0 ) && ! self::isHere( $post ) ? 0 : 1 ];
	}

	/** Is a post in the language of this request, as far as anybody says? */
	private static function isHere( int $post ): bool {
		$own = substr( Multilingual::ofPost( $post ), 0, 2 );
		return '' === $own || substr( Multilingual::current(), 0, 2 ) === $own;
	}

	/** @return array<string, int> */
	private static function opened(): array {
		if ( null === self::$open ) {
			$here       = array_map( array( Multilingual::class, 'post' ), self::ids() );
			$posts      = self::published( array_values( array_unique( array_merge( array_values( self::ids() ), array_values( $here ) ) ) ) );
			self::$open = array_intersect( $here, $posts ) + array_intersect( self::ids(), $posts );
		}
		return self::$open;
	}

	/**
	 * Those of the pages that are published. What was asked once is looked up again after ten minutes, in case a page changed while it was asked.
	 *
	 * @param int[] $wanted
	 * @return int[]
	 */
	private static function published( array $wanted ): array {
		$kept = get_transient( self::PUBLISHED );
		if ( ! is_array( $kept ) || $kept['at'] < time() - 10 * MINUTE_IN_SECONDS ) {
			$kept = array(
				'at'    => time(),
				'pages' => array(),
			);
		}
		$key = implode( ',', $wanted );
		if ( ! isset( $kept['pages'][ $key ] ) ) {
			$kept['pages'][ $key ] = get_posts(
				array(
					'post_type'              => 'page',
					'post__in'               => $wanted ? $wanted : array( 0 ),
					'post_status'            => 'publish',
					'posts_per_page'         => -1,
					'fields'                 => 'ids',
					'orderby'                => 'none',
					'suppress_filters'       => true,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				)
			);
			set_transient( self::PUBLISHED, $kept );
		}
		return $kept['pages'][ $key ];
	}

	/** A request ends. */
	public static function forget(): void {
		self::$open  = null;
		self::$homes = null;
		self::$said  = array();
	}

	/**
	 * A post has changed, or which pages are the shop's.
	 *
	 * @param mixed         $changed
	 * @param \WP_Post|mixed $post
	 */
	public static function changed( $changed = null, $post = null ): void {
		self::forget();
		if ( ! $post instanceof \WP_Post || 'page' === $post->post_type ) {
			delete_transient( self::PUBLISHED );
		}
	}

	/** Name of the shop page that a post is, also as a translation, or an empty text. */
	public static function name( int $post ): string {
		return (string) ( array_search( $post, self::ids(), true ) ?: array_search( Multilingual::original( $post ), self::ids(), true ) );
	}

	/** Addresses of a page without slashes at their ends: that of the settings, and the further ones of its widget (account §2). */
	public static function paths( string $name ): array {
		$own   = Settings::pages()[ $name ] ?? '';
		$bare  = self::fact( $name, 'optionalSlot' ) ? array( preg_replace( '#/\{\w+\}/?$#', '', $own ) ) : array();
		$paths = array_merge( array( $own ), $bare, self::fact( $name, 'paths' ) ?? array() );
		return array_filter( array_map( static fn( string $path ): string => trim( $path, '/' ), $paths ), 'strlen' );
	}

	/** What the definition of a page's widget says of the page, such as `headed`, `indexed` or `about`; null where it says nothing. @return mixed */
	public static function fact( string $name, string $fact ) {
		foreach ( Manifest::widgets() as $widget ) {
			if ( '' !== $name && ( $widget['page'] ?? '' ) === $name && isset( $widget[ $fact ] ) ) {
				return $widget[ $fact ];
			}
		}
		return null;
	}

	/** Makes the pages that are missing; a page that an editor has put into the trash stays there. */
	public static function ensure(): void {
		$ids  = self::ids();
		$made = $ids;
		foreach ( Manifest::widgets() as $block => $widget ) {
			$name = $widget['page'] ?? '';
			if ( 'page' === $widget['kind'] && '' !== $name && empty( $made[ $name ] ) ) {
				$made[ $name ] = self::make( $name, $block, $widget );
			}
		}
		if ( $made !== $ids ) {
			self::keep( array_filter( $made ) );
			update_option( self::NEW, array_merge( (array) get_option( self::NEW, array() ), array_keys( array_diff_key( array_filter( $made ), $ids ) ) ), false );
		}
	}

	/** The block of a page's widget and what its definition says, or null for a name that no page has. @return array{string, array}|null */
	public static function plan( string $name ): ?array {
		foreach ( Manifest::widgets() as $block => $widget ) {
			if ( 'page' === $widget['kind'] && '' !== $name && ( $widget['page'] ?? '' ) === $name ) {
				return array( $block, $widget );
			}
		}
		return null;
	}

	/** Makes one page, in the place of the one that had its name. */
	public static function remake( string $name ): int {
		$plan = self::plan( $name );
		$post = $plan ? self::make( $name, $plan[0], $plan[1] ) : 0;
		if ( $post ) {
			self::keep( array( $name => $post ) + self::ids() );
		}
		return $post;
	}

	/** Lets a page that is there already be one of the shop; its block is put at its end if it has none. */
	public static function map( string $name, int $post ): bool {
		$plan = self::plan( $name );
		$page = get_post( $post );
		if ( ! $plan || ! $page || 'page' !== $page->post_type || 'publish' !== $page->post_status || in_array( $post, array_diff_key( self::ids(), array( $name => 0 ) ), true ) ) {
			return false;
		}
		if ( ! has_block( $plan[0], $page ) && ! has_shortcode( $page->post_content, $plan[1]['tag'] ) ) {
			wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( trim( $page->post_content . "\n\n" . self::content( $plan[0], $plan[1] ) ) ) ) );
		}
		self::keep( array( $name => $post ) + self::ids() );
		return true;
	}

	/** Is this page as it was made, so that nothing is lost with it? */
	public static function untouched( string $name ): bool {
		$plan = self::plan( $name );
		$page = get_post( self::ids()[ $name ] ?? 0 );
		return $plan && $page && 'publish' === $page->post_status && in_array( $page->post_title, array( $plan[1]['title'], self::title( $plan[1] ) ), true ) && self::content( $plan[0], $plan[1] ) === $page->post_content;
	}

	/** Puts the untouched pages into the trash. @return string[] Their names. */
	public static function takeBack(): array {
		$names = array_values( array_filter( array_keys( self::ids() ), array( __CLASS__, 'untouched' ) ) );
		foreach ( $names as $name ) {
			wp_trash_post( self::ids()[ $name ] );
		}
		self::keep( self::ids() );
		return $names;
	}

	private static function keep( array $ids ): void {
		update_option( self::OPTION, $ids );
		self::changed();
		delete_option( 'rewrite_rules' );
	}

	/** The page's address is that of the settings, wherever it stands among the pages. */
	public static function link( string $link, int $post ): string {
		$name = self::name( $post );
		if ( '' === $name || 'publish' !== get_post_status( $post ) ) {
			return $link;
		}
		return Multilingual::home( Multilingual::ofPost( $post ) ) . ( preg_replace( '#/?\{.*#', '', Settings::pages()[ $name ] ?? '' ) ?: '/' );
	}

	public static function state( array $states, \WP_Post $post ): array {
		if ( '' !== self::name( $post->ID ) ) {
			$states['spesa'] = __( 'Pagina della spesa', 'spesa' );
		}
		return $states;
	}

	private static function make( string $name, string $block, array $widget ): int {
		$path = preg_replace( '#/?\{.*#', '', Settings::pages()[ $name ] ?? $name );
		$post = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => self::title( $widget ),
				'post_name'      => sanitize_title( basename( $path ) ),
				'post_content'   => wp_slash( self::content( $block, $widget ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			)
		);
		return is_int( $post ) ? $post : 0;
	}

	/** The title of a new page, in the language of the site, whatever that of whoever makes it. */
	private static function title( array $widget ): string {
		$switched = switch_to_locale( get_locale() );
		$title    = translate( $widget['title'], 'spesa' ); // phpcs:ignore WordPress.WP.I18n -- generated/texts.php names it.
		if ( $switched ) {
			restore_previous_locale();
		}
		return $title;
	}

	/** What a page is made with: its block, and those below it. */
	private static function content( string $block, array $widget ): string {
		$blocks = array( $block => array() ) + ( $widget['below'] ?? array() );
		return implode( "\n\n", array_map( array( __CLASS__, 'block' ), array_keys( $blocks ), $blocks ) );
	}

	/** A block of a page's content, as wide as the pages are. */
	private static function block( string $name, array $attributes ): string {
		return sprintf( '<!-- wp:%s %s /-->', $name, wp_json_encode( $attributes + array( 'align' => 'wide' ) ) );
	}
}
