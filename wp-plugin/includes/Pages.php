<?php
namespace Spesa;

/** The WordPress pages that the page widgets live on: made once, then the editors' own. */
final class Pages {
	public const OPTION = 'spesa_pages';
	/** What stands below the widget of a page: the shop's own blocks of a category (§2). */
	private const BELOW = array( 'category' => "\n\n" . '<!-- wp:spesa/category-blocks {"slug":"","align":"wide"} /-->' );

	public static function register(): void {
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

	/** Name of the shop page that a post is, or an empty text. */
	public static function name( int $post ): string {
		return (string) array_search( $post, self::ids(), true );
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
		$path = preg_replace( '#/?\{.*#', '', Settings::pages()[ $name ] ?? $name );
		$post = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $widget['title'],
				'post_name'      => sanitize_title( basename( $path ) ),
				'post_content'   => sprintf( '<!-- wp:%s {"align":"wide"} /-->', $block ) . ( self::BELOW[ $name ] ?? '' ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			)
		);
		return is_int( $post ) ? $post : 0;
	}
}
