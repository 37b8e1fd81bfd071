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
	/** The picture that WordPress has given high priority, as preloads of WordPress name it. @var array[] */
	private static $ahead = array();

	public static function register(): void {
		add_filter( 'post_thumbnail_html', array( __CLASS__, 'note' ), PHP_INT_MAX );
		add_filter( 'the_content', array( __CLASS__, 'note' ), PHP_INT_MAX );
		add_filter( 'wp_preload_resources', array( __CLASS__, 'ahead' ) );
	}

	/** Notes the picture that counts most for the page, of a post or of its content; a block theme makes the body before the head. @param mixed $html @return mixed */
	public static function note( $html ) {
		$at = ! self::$ahead && ! did_action( 'wp_head' ) && is_string( $html ) ? strpos( $html, 'fetchpriority="high"' ) : false;
		if ( false !== $at ) {
			$before      = substr( $html, 0, $at );
			$last        = static fn( string $tag ): int => false === strrpos( $before, $tag ) ? -1 : strrpos( $before, $tag );
			$wrapped     = $last( '<picture' ) > $last( '</picture' );
			$start       = max( 0, $last( $wrapped ? '<picture' : '<img' ) );
			self::$ahead = self::sourcesOf( substr( $html, $start, strcspn( $html, '>', $at ) + $at - $start + 1 ) );
		}
		return $html;
	}

	/** Names that picture ahead of our sheets, which would hold it up: the browser meets it only behind them. @param mixed $resources @return mixed */
	public static function ahead( $resources ) {
		return is_array( $resources ) && Assets::hasAny() ? array_merge( $resources, self::$ahead ) : $resources;
	}

	/** The preloads of a picture, one for each screen that it has a source for; none where the browser chooses by the kind of file. @return array[] */
	private static function sourcesOf( string $html ): array {
		$sources = array();
		$narrow  = '';
		$tag     = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			if ( 'SOURCE' === $tag->get_tag() ) {
				if ( $narrow || $tag->get_attribute( 'type' ) || ! $tag->get_attribute( 'media' ) ) {
					return array();
				}
				$narrow    = (string) $tag->get_attribute( 'media' );
				$sources[] = array(
					'media'       => $narrow,
					'imagesrcset' => (string) $tag->get_attribute( 'srcset' ),
					'imagesizes'  => (string) $tag->get_attribute( 'sizes' ),
				);
			}
			if ( 'IMG' === $tag->get_tag() ) {
				$sources[] = array(
					'media'       => $narrow ? "not all and $narrow" : '',
					'href'        => (string) $tag->get_attribute( 'src' ),
					'imagesrcset' => (string) $tag->get_attribute( 'srcset' ),
					'imagesizes'  => (string) $tag->get_attribute( 'sizes' ),
				);
			}
		}
		$image = array(
			'as'            => 'image',
			'fetchpriority' => 'high',
		);
		return array_map( static fn( array $source ): array => $image + array_filter( $source ), $sources );
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

	/** Addresses and widths of a picture's sizes, as srcset writes them, each address checked; the PHP side of static-image/checkedSources.ts. */
	public static function checked( string $sources ): string {
		$checked = array();
		foreach ( preg_split( '/,\s+/', $sources ) as $source ) {
			$address = preg_match( '/^(\S+)\s+(\d+w)$/', trim( $source ), $part ) ? esc_url( Links::media( $part[1] ) ) : '';
			if ( '' !== $address ) {
				$checked[] = "$address {$part[2]}";
			}
		}
		return implode( ', ', $checked );
	}

	/** Prints them, of a picture as wide as its place. */
	public static function sources( string $checked ): void {
		if ( '' !== $checked ) {
			Template::attribute( 'srcset', $checked );
			Template::attribute( 'sizes', 'auto, 100vw' );
		}
	}

	/** The classes that keep a point of a picture in sight; the PHP side of static-image/focalPoint.ts. */
	public static function focus( string $focus ): string {
		$rules = Manifest::rules( 'pictures' );
		if ( ! preg_match( '/^(\d{1,3})% (\d{1,3})%$/D', $rules['focalNames'][ $focus ] ?? $focus, $point ) ) {
			return '';
		}
		$near = static fn( string $share ): int => (int) round( min( 100, (int) $share ) / $rules['focalStep'] ) * $rules['focalStep'];
		$x    = $near( $point[1] );
		$y    = $near( $point[2] );
		return 50 === $x && 50 === $y ? '' : " static-image__image--x-$x static-image__image--y-$y";
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
