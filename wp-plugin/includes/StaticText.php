<?php
namespace Spesa;

/** A text of an editor or of the shop as HTML: placeholders filled first, sanitised last (XSS-03); the PHP side of widgets/content/static-text. */
final class StaticText {
	private const TAGS = array( 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul' );

	/** Safe HTML as a visitor sees it: nothing personal is known here. */
	public static function html( string $text ): string {
		$values = array(
			'store.name'      => (string) Settings::get( 'store_name' ),
			'cart.totalItems' => '0',
		);
		$filled = preg_replace_callback( '/\{\{([^{}]{0,100})\}\}/', static fn( array $slot ): string => esc_html( $values[ trim( $slot[1] ) ] ?? '' ), $text );
		return self::checked( wp_kses( (string) $filled, self::allowed(), array( 'http', 'https', 'mailto', 'tel' ) ) );
	}

	private static function allowed(): array {
		$common = array(
			'title' => true,
			'lang'  => true,
			'dir'   => true,
		);
		$cell   = $common + array(
			'colspan' => true,
			'rowspan' => true,
			'scope'   => true,
		);
		$image  = $common + array(
			'src'    => true,
			'alt'    => true,
			'width'  => true,
			'height' => true,
		);
		return array_fill_keys( self::TAGS, $common ) + array(
			'a'   => $common + array( 'href' => true ),
			'img' => $image,
		) + array_fill_keys( array( 'td', 'th' ), $cell );
	}

	/** Every address by the rules of content links and pictures; other sites open in a new window. */
	private static function checked( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'A' === $tags->get_tag() && null !== $tags->get_attribute( 'href' ) ) {
				$given = (string) $tags->get_attribute( 'href' );
				$href  = preg_match( '/^(?:mailto|tel):/i', $given ) ? $given : Links::content( $given );
				self::put( $tags, 'href', $href );
				if ( preg_match( '#^https?://#i', $href ) ) {
					$tags->set_attribute( 'target', '_blank' );
					$tags->set_attribute( 'rel', 'noopener noreferrer' );
				}
			} elseif ( 'IMG' === $tags->get_tag() ) {
				self::put( $tags, 'src', Links::media( (string) $tags->get_attribute( 'src' ) ) );
			}
		}
		return $tags->get_updated_html();
	}

	private static function put( \WP_HTML_Tag_Processor $tags, string $name, string $address ): void {
		if ( '' === $address ) {
			$tags->remove_attribute( $name );
		} else {
			$tags->set_attribute( $name, $address );
		}
	}
}
