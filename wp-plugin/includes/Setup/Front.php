<?php
namespace Spesa\Setup;

/** The site's first page as the window of the shop: made by the setup from blocks that need no choice, and taken back by it. */
final class Front {
	/** The page that was made, and what the site showed before. */
	public const OPTION = 'spesa_front';

	/** Does the site show the page that the setup has made? */
	public static function shown(): bool {
		$page = (int) ( self::kept()['page'] ?? 0 );
		return $page && 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page && 'publish' === get_post_status( $page );
	}

	/** Has the site a first page that an editor has chosen? */
	public static function isChosen(): bool {
		return ! self::shown() && 'page' === get_option( 'show_on_front' ) && 'publish' === get_post_status( (int) get_option( 'page_on_front' ) );
	}

	/** Shows the shop's page, or again what was shown before. */
	public static function set( bool $wanted ): void {
		if ( $wanted === self::shown() ) {
			return;
		}
		if ( $wanted ) {
			self::make();
		} else {
			self::takeBack();
		}
	}

	/** What the page is made with. */
	public static function content(): string {
		$blocks = array(
			array( 'banner-slider', array( 'slug' => 'home' ) ),
			array( 'category-menu', array() ),
			array( 'product-slider', array( 'heading' => __( 'In offerta', 'spesa' ), 'promo' => true ) ),
			array( 'product-slider', array( 'heading' => __( 'Novità', 'spesa' ), 'news' => true ) ),
		);
		$made   = array();
		foreach ( $blocks as list( $name, $values ) ) {
			$made[] = sprintf( '<!-- wp:spesa/%s %s /-->', $name, serialize_block_attributes( $values + array( 'align' => 'wide' ) ) );
		}
		return implode( "\n\n", $made );
	}

	private static function make(): void {
		$before = self::kept()['before'] ?? array( (string) get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) );
		$page   = (int) ( self::kept()['page'] ?? 0 );
		if ( ! $page || ! get_post( $page ) || ( 'trash' === get_post_status( $page ) && ! wp_untrash_post( $page ) ) ) {
			$page = wp_insert_post(
				array(
					'post_type'      => 'page',
					'post_title'     => __( 'Vetrina', 'spesa' ),
					'post_content'   => wp_slash( self::content() ),
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
					'meta_input'     => array_filter( array( '_wp_page_template' => self::template() ) ),
				)
			);
		}
		wp_publish_post( $page );
		update_option( self::OPTION, array( 'page' => $page, 'before' => $before ), false );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
	}

	private static function takeBack(): void {
		list( $show, $page ) = self::kept()['before'] ?? array( 'posts', 0 );
		$own                 = get_post( self::kept()['page'] ?? 0 );
		update_option( 'show_on_front', $show );
		update_option( 'page_on_front', $page );
		if ( $own && self::content() === $own->post_content ) {
			wp_trash_post( $own->ID );
		}
	}

	/** The theme's template without the title of the page, if it has one. */
	private static function template(): string {
		$names = preg_grep( '/no-title|blank|full-?width/', array_keys( wp_get_theme()->get_page_templates( null, 'page' ) ) );
		return (string) ( $names ? reset( $names ) : '' );
	}

	private static function kept(): array {
		return (array) get_option( self::OPTION, array() );
	}
}
