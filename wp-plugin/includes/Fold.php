<?php
namespace Spesa;

/**
 * Sheets of what stands below the first screen of a text, in themes of blocks, which are rendered before the head: they come where it does,
 * so that nothing of it stands before the first paint of the text.
 */
final class Fold {
	/** So many characters, below a title, fill the screen of a phone. */
	private const SCREEN = 600;
	/** A text fills it within so many bytes of HTML, or is hardly one. */
	private const LOOK = 16384;
	/** Tags of wrappers that open right before an element: a sheet in front of a first child would make it a second one. */
	private const OPENING = '/(?:<(?!img|br|hr|input|source|wbr)[a-z][^>]*>\s*)+$/i';

	/** Tag → how often it has been rendered. @var array<string, int> */
	private static $rendered = array();

	public static function register(): void {
		add_filter( 'render_block_core/post-content', array( __CLASS__, 'content' ), 10, 3 );
	}

	/** Says that an element is rendered. */
	public static function met( string $tag ): void {
		self::$rendered[ $tag ] = ( self::$rendered[ $tag ] ?? 0 ) + 1;
	}

	/** The text of the page, with the sheets of its elements in front of the first one, and of those to come behind it. */
	public static function content( string $html, array $block, \WP_Block $instance ): string {
		$post = (int) ( $instance->context['postId'] ?? 0 );
		if ( did_action( 'wp_head' ) || ! is_singular() || get_queried_object_id() !== $post || ! self::fills( $html ) ) {
			return $html;
		}
		preg_match_all( '/<(spesa-[a-z-]+)(?=[\s>])/', $html, $found, PREG_OFFSET_CAPTURE );
		$inside = array_count_values( array_column( $found[1], 0 ) );
		$before = $found[0] ? (string) preg_replace( self::OPENING, '', substr( $html, 0, $found[0][0][1] ) ) : '';
		if ( self::fills( $before ) ) {
			$alone = static fn( string $tag ): bool => ( self::$rendered[ $tag ] ?? 0 ) === $inside[ $tag ];
			$html  = $before . Assets::beside( array_filter( array_keys( $inside ), $alone ) ) . substr( $html, strlen( $before ) );
		}
		return $html . Assets::beside( array_diff( Assets::tags(), array_keys( self::$rendered ), array_keys( $inside ) ) );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$rendered = array();
	}

	private static function fills( string $html ): bool {
		return mb_strlen( wp_strip_all_tags( substr( $html, 0, self::LOOK ) ) ) >= self::SCREEN;
	}
}
