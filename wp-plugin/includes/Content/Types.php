<?php
namespace Spesa\Content;

use Spesa\Settings;

/** What editors write beside pages and posts: articles of two sections, slides, and the blocks of the sidebar. */
final class Types {
	/** Name in the REST API → post type of the sections of articles. */
	public const SECTIONS = array(
		'magazine' => 'spesa_magazine',
		'next-gen' => 'spesa_next_gen',
	);
	public const TOPIC    = 'article_category';
	public const SLIDE    = 'spesa_slide';
	public const SLIDER   = 'spesa_slider';
	public const BLOCK    = 'ux_block';
	/** The slug that an article's address has in place of its own. */
	public const SLUG = 'custom_slug';

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'types' ) );
		add_filter( 'post_type_link', array( __CLASS__, 'link' ), 10, 2 );
		add_filter( 'request', array( __CLASS__, 'request' ), 9 );
		add_filter( 'get_the_archive_title_prefix', array( __CLASS__, 'unnamed' ) );
		add_filter( 'post_type_archive_title', array( __CLASS__, 'titled' ) );
	}

	/** The list of a section or topic bears its name alone, without the kind of list it is. */
	public static function unnamed( string $prefix ): string {
		return is_post_type_archive( array_values( self::SECTIONS ) ) || is_tax( self::TOPIC ) ? '' : $prefix;
	}

	/** The list of a section's articles of one category bears the name of the category. */
	public static function titled( string $title ): string {
		return is_tax( self::TOPIC ) ? (string) single_term_title( '', false ) : $title;
	}

	public static function types(): void {
		self::sections();
		self::topics();
		self::slides();
		register_post_type(
			self::BLOCK,
			array(
				'labels'       => self::labels( __( 'Blocchi della barra laterale', 'spesa' ), __( 'Blocco della barra laterale', 'spesa' ) ),
				'public'       => false,
				'show_ui'      => true,
				'show_in_menu' => 'edit.php?post_type=' . self::SECTIONS['magazine'],
				'show_in_rest' => true,
				'rest_base'    => 'ux-blocks',
				'supports'     => array( 'title', 'editor', 'revisions' ),
			)
		);
	}

	/** The first part of the addresses of a section's articles. */
	public static function prefix( string $type ): string {
		return (string) Settings::get( self::SECTIONS['next-gen'] === $type ? 'next_gen_prefix' : 'magazine_prefix' );
	}

	/** The post type of a section, or null. */
	public static function section( string $name ): ?string {
		return self::SECTIONS[ $name ] ?? null;
	}

	/** An article stands below its section and its first category; without a category, below the section's own name for all. */
	public static function link( string $link, \WP_Post $post ): string {
		if ( ! in_array( $post->post_type, self::SECTIONS, true ) || '' === $post->post_name || ! get_option( 'permalink_structure' ) ) {
			return $link;
		}
		$topics = get_the_terms( $post, self::TOPIC );
		$topic  = is_array( $topics ) && $topics ? $topics[0]->slug : 'tutti';
		$slug   = (string) get_post_meta( $post->ID, self::SLUG, true );
		return home_url( user_trailingslashit( self::prefix( $post->post_type ) . "/$topic/" . ( '' === $slug ? $post->post_name : $slug ) ) );
	}

	/** Address of a section's articles of one category. */
	public static function topic( \WP_Term $term, string $type ): string {
		return home_url( user_trailingslashit( self::prefix( $type ) . "/$term->slug" ) );
	}

	/** An address with an article's own slug leads to that article. */
	public static function request( array $query ): array {
		$type = $query['post_type'] ?? '';
		$slug = is_string( $type ) && in_array( $type, self::SECTIONS, true ) ? (string) ( $query['name'] ?? '' ) : '';
		if ( '' === $slug || get_page_by_path( $slug, OBJECT, $type ) ) {
			return $query;
		}
		$found = get_posts(
			array(
				'post_type'      => $type,
				'meta_key'       => self::SLUG, // phpcs:ignore WordPress.DB.SlowDBQuery -- only for an address that is no post's name.
				'meta_value'     => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery
				'posts_per_page' => 1,
			)
		);
		return $found ? array( 'name' => $found[0]->post_name ) + $query : $query;
	}

	private static function sections(): void {
		$names = array(
			'magazine' => array( __( 'Articoli del magazine', 'spesa' ), __( 'Articolo del magazine', 'spesa' ), 'dashicons-book' ),
			'next-gen' => array( __( 'Articoli per i giovani', 'spesa' ), __( 'Articolo per i giovani', 'spesa' ), 'dashicons-megaphone' ),
		);
		foreach ( self::SECTIONS as $base => $type ) {
			register_post_type(
				$type,
				array(
					'labels'                => self::labels( $names[ $base ][0], $names[ $base ][1] ),
					'public'                => true,
					'has_archive'           => true,
					'rewrite'               => false,
					'menu_icon'             => $names[ $base ][2],
					'show_in_rest'          => true,
					'rest_base'             => $base,
					'rest_controller_class' => Articles::class,
					'supports'              => array( 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions', 'custom-fields' ),
					'taxonomies'            => array( self::TOPIC ),
				)
			);
			register_post_meta(
				$type,
				self::SLUG,
				array(
					'type'              => 'string',
					'single'            => true,
					'show_in_rest'      => true,
					'sanitize_callback' => 'sanitize_title',
					'auth_callback'     => static fn( $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				)
			);
			$prefix = preg_quote( self::prefix( $type ), '#' );
			add_rewrite_rule( "^$prefix/page/(\d+)/?$", "index.php?post_type=$type&paged=\$matches[1]", 'top' );
			add_rewrite_rule( "^$prefix/?$", "index.php?post_type=$type", 'top' );
			add_rewrite_rule( "^$prefix/([^/]+)/page/(\d+)/?$", "index.php?post_type=$type&" . self::TOPIC . '=$matches[1]&paged=$matches[2]', 'top' );
			add_rewrite_rule( "^$prefix/([^/]+)/?$", "index.php?post_type=$type&" . self::TOPIC . '=$matches[1]', 'top' );
			add_rewrite_rule( "^$prefix/([^/]+)/([^/]+)/?$", "index.php?post_type=$type&name=\$matches[2]", 'top' );
		}
	}

	private static function topics(): void {
		register_taxonomy(
			self::TOPIC,
			array_values( self::SECTIONS ),
			array(
				'labels'            => array(
					'name'          => __( 'Categorie degli articoli', 'spesa' ),
					'singular_name' => __( 'Categoria degli articoli', 'spesa' ),
				),
				'hierarchical'      => true,
				'rewrite'           => false,
				'show_in_rest'      => true,
				'rest_base'         => 'article-categories',
				'show_admin_column' => true,
			)
		);
	}

	private static function slides(): void {
		register_post_type(
			self::SLIDE,
			array(
				'labels'    => self::labels( __( 'Slide', 'spesa' ), __( 'Slide', 'spesa' ) ),
				'public'    => false,
				'show_ui'   => true,
				'menu_icon' => 'dashicons-images-alt2',
				'supports'  => array( 'title', 'thumbnail', 'page-attributes' ),
			)
		);
		register_taxonomy(
			self::SLIDER,
			self::SLIDE,
			array(
				'labels'            => array(
					'name'          => __( 'Slider', 'spesa' ),
					'singular_name' => __( 'Slider', 'spesa' ),
				),
				'public'            => false,
				'show_ui'           => true,
				'hierarchical'      => true,
				'show_admin_column' => true,
			)
		);
	}

	private static function labels( string $many, string $one ): array {
		return array(
			'name'          => $many,
			'singular_name' => $one,
			'add_new'       => __( 'Aggiungi', 'spesa' ),
			/* translators: %s: what is added, such as a recipe */
			'add_new_item'  => sprintf( __( 'Aggiungi: %s', 'spesa' ), $one ),
			/* translators: %s: what is changed, such as a recipe */
			'edit_item'     => sprintf( __( 'Modifica: %s', 'spesa' ), $one ),
		);
	}
}
