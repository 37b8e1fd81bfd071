<?php
namespace Spesa;

/**
 * For whom any block is: the page is the same for all and may be cached for all; the browser hides what is for others before it
 * paints. No secret: who looks into the page reads all of it. Without JavaScript, in feeds, in excerpts and over REST everybody is a visitor.
 */
final class Audience {
	public const FOR = 'spesaFor';
	/** Who is not logged in, who is, who has the loyalty card, who has none, who came in by a company's account. */
	public const KINDS = array( 'visitor', 'customer', 'member', 'cardless', 'company' );
	/** Who the CRM has put into a segment, by its number (§3, crmUserSegments). */
	private const SEGMENT = '/^segment-[1-9][0-9]{0,8}$/D';
	private const HANDLE  = 'spesa-audience';

	/** Does the page hold a block for some people alone? @var bool */
	private static $used = false;
	/** Segments that the page is for in some part, and whether their rule stands in it. @var array<string, bool> */
	private static $segments = array();
	/** Do script and sheet stand in the page? @var bool */
	private static $printed = false;
	/** REST answers being made. @var int */
	private static $answering = 0;

	public static function register(): void {
		add_filter( 'register_block_type_args', array( __CLASS__, 'attributes' ), 20 );
		add_filter( 'render_block', array( __CLASS__, 'mark' ), 20, 2 );
		add_action( 'wp_head', array( __CLASS__, 'head' ), 6 );
		add_filter( 'rest_request_before_callbacks', static function ( $response ) {
			self::$answering++;
			return $response;
		} );
		add_filter( 'rest_request_after_callbacks', static function ( $response ) {
			self::$answering--;
			return $response;
		} );
	}

	/** Any block takes the attributes, also where the server checks them. */
	public static function attributes( array $args ): array {
		foreach ( array( Schedule::FROM, Schedule::UNTIL, self::FOR ) as $name ) {
			$args['attributes'][ $name ] = array( 'type' => 'string' );
		}
		return $args;
	}

	/** Whoever writes a block sees it, whatever is said of its time and its people. */
	public static function isEditing(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'edit_posts' );
	}

	/** A block of the page that comes: its script and sheet belong into the head. */
	public static function need( array $attributes ): void {
		self::use( self::of( $attributes ) );
	}

	private static function use( string $for ): void {
		self::$used = self::$used || '' !== $for;
		if ( '' !== $for && ! in_array( $for, self::KINDS, true ) ) {
			self::$segments += array( $for => false );
		}
	}

	private static function of( array $attributes ): string {
		$for = $attributes[ self::FOR ] ?? '';
		return in_array( $for, self::KINDS, true ) || ( is_string( $for ) && preg_match( self::SEGMENT, $for ) ) ? $for : '';
	}

	/** Says on every element of a block for whom it is. */
	public static function mark( string $html, array $block ): string {
		$for = self::of( (array) ( $block['attrs'] ?? array() ) );
		if ( '' === $for || '' === trim( $html ) || self::isEditing() ) {
			return $html;
		}
		if ( is_feed() || self::$answering > 0 || doing_filter( 'get_the_excerpt' ) ) {
			return 'visitor' === $for ? $html : '';
		}
		self::use( $for );
		return self::late() . self::marked( $html, $for );
	}

	/** Each outermost element gets the mark; text that stands bare gets an element. */
	private static function marked( string $html, string $for ): string {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$depth = 0;
		$found = 0;
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( $tags->is_tag_closer() ) {
				--$depth;
				continue;
			}
			if ( 0 === $depth ) {
				++$found;
				$tags->set_attribute( 'data-spesa-for', $for );
			}
			$depth += self::isVoid( (string) $tags->get_tag() ) ? 0 : 1;
		}
		return 0 === $depth && $found > 0 ? $tags->get_updated_html() : sprintf( '<div data-spesa-for="%s">%s</div>', $for, $html );
	}

	private static function isVoid( string $tag ): bool {
		return in_array( $tag, array( 'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'SOURCE', 'TRACK', 'WBR' ), true );
	}

	public static function head(): void {
		if ( self::$used ) {
			echo self::parts(); // phpcs:ignore WordPress.Security.EscapeOutput -- our own files.
		}
	}

	/** The same before a block that the head could not know of. */
	private static function late(): string {
		return did_action( 'wp_head' ) && ! doing_action( 'wp_head' ) ? self::parts() : '';
	}

	/** What the page does not have yet of script, sheet and the segments' rules. */
	private static function parts(): string {
		$parts = self::$printed ? '' : self::common();
		foreach ( array_keys( self::$segments, false, true ) as $segment ) {
			self::$segments[ $segment ] = true;
			$parts                     .= Sheets::marked( sprintf( "<style id='%1\$s-%2\$s-css'>:root:not([data-spesa-is~='%2\$s']) [data-spesa-for='%2\$s']{display:none}</style>\n", self::HANDLE, $segment ) );
		}
		return $parts;
	}

	private static function common(): string {
		self::$printed = true;
		$code          = str_replace( 'SITE', (string) get_current_blog_id(), (string) file_get_contents( SPESA_DIR . '/inline/audience.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$css           = (string) file_get_contents( SPESA_DIR . '/inline/audience.css' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$code          = (string) preg_replace( array( '#/\*.*?\*/#s', '/\s+/' ), array( '', ' ' ), $code );
		return wp_get_inline_script_tag( trim( $code ), array( 'id' => self::HANDLE ) ) . Sheets::marked( sprintf( "<style id='%s-css'>%s</style>\n", self::HANDLE, trim( (string) preg_replace( '/\s+/', ' ', $css ) ) ) );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$used     = false;
		self::$segments = array();
		self::$printed  = false;
	}
}
