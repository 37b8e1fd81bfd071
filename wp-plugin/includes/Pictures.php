<?php
namespace Spesa;

/**
 * How the pictures of a page are loaded. The first ones of the screen are wanted at once, as many as WordPress leaves eager on a page, counted
 * over all elements; the rest wait until they are near. Which of the first has high priority is WordPress' decision: in the content it sees
 * the finished HTML with the editor's own pictures, elsewhere it is asked. Where it has given it to another picture above them, such as the one
 * of an article, ours wait: they would take that one's place on the line.
 */
final class Pictures {
	private const CONTENT = array( 'the_content', 'widget_text_content', 'widget_block_content' );

	/** Pictures so far that were wanted at once. @var int */
	private static $early = 0;
	/** Had another picture of the page high priority before the first of ours? Null: not asked yet. @var bool|null */
	private static $behind;
	/** The picture of a post that WordPress has given high priority, as a preload of WordPress names it. @var array<string, string> */
	private static $ahead = array();

	public static function register(): void {
		add_filter( 'post_thumbnail_html', array( __CLASS__, 'note' ), PHP_INT_MAX );
		add_filter( 'wp_preload_resources', array( __CLASS__, 'ahead' ) );
	}

	/** Notes the picture of a post that counts most for the page; a block theme makes the body before the head. @param mixed $html @return mixed */
	public static function note( $html ) {
		if ( self::$ahead || did_action( 'wp_head' ) || ! is_string( $html ) || false !== stripos( $html, '<picture' ) ) {
			return $html;
		}
		$image = new \WP_HTML_Tag_Processor( $html );
		if ( $image->next_tag( 'img' ) && 'high' === $image->get_attribute( 'fetchpriority' ) ) {
			self::$ahead = array_filter(
				array(
					'href'        => (string) $image->get_attribute( 'src' ),
					'imagesrcset' => (string) $image->get_attribute( 'srcset' ),
					'imagesizes'  => (string) $image->get_attribute( 'sizes' ),
				)
			);
		}
		return $html;
	}

	/** Names that picture ahead of our sheets, which would hold it up: the browser meets it only behind them. @param mixed $resources @return mixed */
	public static function ahead( $resources ) {
		if ( self::$ahead && is_array( $resources ) && Assets::hasAny() ) {
			$resources[] = array(
				'as'            => 'image',
				'fetchpriority' => 'high',
			) + self::$ahead;
		}
		return $resources;
	}

	/**
	 * Prints sources, size and manner of loading of a picture; width and height are 0 where nobody knows them.
	 *
	 * @param bool   $first Might it be in sight before anybody scrolls? A further slide or a thumbnail never is.
	 * @param string $small Address of a product's smaller picture, where there is one.
	 */
	public static function attributes( string $src, int $width, int $height, bool $first, string $small = '' ): void {
		$loading = $first ? self::first( $width, $height ) : array( 'loading' => 'lazy' );
		printf( $width && $height ? ' src="%s" width="%d" height="%d"' : ' src="%s"', esc_url( $src ), $width, $height );
		if ( '' !== $small && $small !== $src ) {
			// "auto" as WordPress would put it there: the picture's own width, known by the time that a lazy one is loaded.
			$sizes  = ( isset( $loading['loading'] ) ? 'auto, ' : '' ) . "{$width}px";
			$widths = Manifest::photoWidths();
			Template::attribute( 'srcset', esc_url( $small ) . " {$widths['small']}w, " . esc_url( $src ) . " {$widths['medium']}w" );
			Template::attribute( 'sizes', $sizes );
		}
		foreach ( $loading + array( 'decoding' => 'async' ) as $name => $value ) {
			Template::attribute( $name, $value );
		}
	}

	/** What WordPress says of a picture that may be among the first ones. */
	private static function first( int $width, int $height ): array {
		if ( null === self::$behind ) {
			self::$behind = function_exists( 'wp_high_priority_element_flag' ) && ! wp_high_priority_element_flag();
		}
		if ( self::$behind || self::$early >= wp_omit_loading_attr_threshold() || doing_filter( 'get_the_excerpt' ) ) {
			return array( 'loading' => 'lazy' );
		}
		++self::$early;
		$size = array(
			'width'  => $width,
			'height' => $height,
		);
		$later = array_filter( self::CONTENT, 'doing_filter' );
		return $later ? array() : wp_get_loading_optimization_attributes( 'img', $size, 'spesa' );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$early  = 0;
		self::$behind = null;
		self::$ahead  = array();
	}
}
