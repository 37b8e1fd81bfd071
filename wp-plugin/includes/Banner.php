<?php
namespace Spesa;

/** Banners of an answer: the proposals of its blocks, ready to print. */
final class Banner {
	/**
	 * The banners of one block: that of the code, else the first whose mode begins like this.
	 *
	 * @return array[] `{ kind, href, away, mobile, desktop, alt, title, text, button, inverted }`; proposals without a picture are left out.
	 */
	public static function all( array $data, string $code = '', string $mode = 'Banner' ): array {
		$blocks = $data['category']['categoryBlocks'] ?? ( isset( $data['categoryBlock'] ) ? array( $data['categoryBlock'] ) : array() );
		foreach ( $blocks as $block ) {
			$named = $code === ( $block['templateBlock']['codInt'] ?? '' );
			if ( '' === $code ? 0 === strpos( $block['templateBlockType']['modeName'] ?? '', $mode ) : $named ) {
				$banners = array_map( array( __CLASS__, 'one' ), $block['proposals'] ?? array() );
				return array_values( array_filter( $banners, static fn( array $banner ): bool => '' !== $banner['desktop'] ) );
			}
		}
		return array();
	}

	/** The wire's flags come as true, "true", 1 or "1". */
	private static function isSet( $flag ): bool {
		return true === $flag || in_array( strtolower( (string) $flag ), array( 'true', '1' ), true );
	}

	private static function one( array $proposal ): array {
		$meta    = $proposal['metadata'] ?? array();
		$kind    = in_array( $meta['type'] ?? '', Manifest::rules( 'banner' )['forms'], true ) ? $meta['type'] : 'image';
		$desktop = Links::media( $meta['IMAGE_DESKTOP'] ?? $proposal['img'] ?? '' );
		$mobile  = Links::media( $meta['IMAGE_MOBILE'] ?? '' );
		$link    = Links::followed( (string) ( $proposal['proposalUrl'] ?? '' ) );
		return array(
			'kind'     => $kind,
			'href'     => $link['href'],
			'away'     => $link['away'],
			'mobile'   => '' === $mobile ? $desktop : $mobile,
			'desktop'  => '' === $desktop ? $mobile : $desktop,
			'alt'      => ! empty( $proposal['imgAlt'] ) ? (string) $proposal['imgAlt'] : ( 'image' === $kind ? (string) ( $proposal['name'] ?? '' ) : '' ),
			'title'    => (string) ( $proposal['name'] ?? '' ),
			'text'     => Format::plainText( (string) ( $proposal['descr'] ?? '' ) ),
			'button'   => self::isSet( $meta['SHOW_BTN'] ?? '' ) ? Format::plainText( (string) ( $meta['BTN_TEXT'] ?? '' ) ) : '',
			'inverted' => self::isSet( $meta['INVERTED'] ?? '' ),
		);
	}
}
