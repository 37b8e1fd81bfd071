<?php
namespace Spesa;

/** The WordPress pages that the page widgets live on: made once, then the editors' own. */
final class Pages {
	public const OPTION = 'spesa_pages';
	/** Names of the pages that visitors can open, once for each request. @var array<string, true>|null */
	private static $open = null;

	public static function register(): void {
		add_action( 'clean_post_cache', array( __CLASS__, 'forget' ) );
		add_action( 'update_option_' . self::OPTION, array( __CLASS__, 'forget' ) );
		add_action( 'admin_init', array( __CLASS__, 'ensure' ) );
		add_filter( 'page_link', array( __CLASS__, 'link' ), 10, 2 );
		add_filter( 'display_post_states', array( __CLASS__, 'state' ), 10, 2 );
	}

	public static function activate(): void {
		self::ensure();
		delete_option( 'rewrite_rules' );
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
		if ( null === self::$open ) {
			$posts      = get_posts(
				array(
					'post_type'              => 'page',
					'post__in'               => self::ids() ? array_values( self::ids() ) : array( 0 ),
					'post_status'            => 'publish',
					'posts_per_page'         => -1,
					'fields'                 => 'ids',
					'orderby'                => 'none',
					'suppress_filters'       => true,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				)
			);
			self::$open = array_fill_keys( array_keys( array_intersect( self::ids(), $posts ) ), true );
		}
		return 'home' === $name || isset( self::$open[ $name ] );
	}

	public static function forget(): void {
		self::$open = null;
	}

	/** Name of the shop page that a post is, or an empty text. */
	public static function name( int $post ): string {
		return (string) array_search( $post, self::ids(), true );
	}

	/** Addresses of a page without slashes at their ends: that of the settings, and the further ones of its widget (account §2). */
	public static function paths( string $name ): array {
		$paths = array_merge( array( Settings::pages()[ $name ] ?? '' ), self::fact( $name, 'paths' ) ?? array() );
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
			update_option( self::OPTION, array_filter( $made ) );
			delete_option( 'rewrite_rules' );
		}
	}

	/** The page's address is that of the settings, wherever it stands among the pages. */
	public static function link( string $link, int $post ): string {
		$name = self::name( $post );
		if ( '' === $name || 'publish' !== get_post_status( $post ) ) {
			return $link;
		}
		return home_url( preg_replace( '#/?\{.*#', '', Settings::pages()[ $name ] ?? '' ) ?: '/' );
	}

	public static function state( array $states, \WP_Post $post ): array {
		if ( '' !== self::name( $post->ID ) ) {
			$states['spesa'] = __( 'Pagina della spesa', 'spesa' );
		}
		return $states;
	}

	private static function make( string $name, string $block, array $widget ): int {
		$path   = preg_replace( '#/?\{.*#', '', Settings::pages()[ $name ] ?? $name );
		$blocks = array( $block => array() ) + ( $widget['below'] ?? array() );
		$post   = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $widget['title'],
				'post_name'      => sanitize_title( basename( $path ) ),
				'post_content'   => implode( "\n\n", array_map( array( __CLASS__, 'block' ), array_keys( $blocks ), $blocks ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			)
		);
		return is_int( $post ) ? $post : 0;
	}

	/** A block of a page's content, as wide as the pages are. */
	private static function block( string $name, array $attributes ): string {
		return sprintf( '<!-- wp:%s %s /-->', $name, wp_json_encode( $attributes + array( 'align' => 'wide' ) ) );
	}
}
