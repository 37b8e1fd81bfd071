<?php
namespace Spesa;

/** A text of an editor or of the shop as HTML: placeholders filled first, sanitised last (XSS-03); the PHP side of widgets/content/static-text. */
final class StaticText {
	/** Safe HTML as a visitor sees it: nothing personal is known here. */
	public static function html( string $text ): string {
		$values = array(
			'store.name'      => (string) Settings::get( 'store_name' ),
			'cart.totalItems' => '0',
		);
		$filled = preg_replace_callback( '/' . Manifest::rules( 'staticText' )['slot'] . '/u', static fn( array $slot ): string => strtr( htmlspecialchars( $values[ trim( $slot[1] ) ] ?? '', ENT_QUOTES ), array( '`' => '&#96;' ) ), $text );
		// An address is judged whole before kses, which would leave what follows a forbidden scheme, and again in what kses gives.
		$safe = wp_kses( self::checked( self::without( (string) $filled ) ), self::allowed(), array_merge( Manifest::rules( 'links' )['webSchemes'], Manifest::rules( 'links' )['contactSchemes'] ) );
		return self::prefixed( self::checked( $safe ) );
	}

	/** The text without what acts or loads, and all that is in it. */
	private static function without( string $html ): string {
		$tags = implode( '|', Manifest::rules( 'staticText' )['dropped'] );
		return (string) preg_replace( "#<($tags)\\b[^>]*>.*?(?:</\\1\\s*>|$)|</?(?:$tags)\\b[^>]*>#is", '', $html );
	}

	private static function allowed(): array {
		$rules   = Manifest::rules( 'staticText' );
		$allowed = array_fill_keys( $rules['tags'], array_fill_keys( $rules['attributes'], true ) );
		foreach ( $rules['addresses'] as $attribute => $tag ) {
			$allowed[ $tag ][ $attribute ] = true;
		}
		return $allowed;
	}

	/** Every address by the rules of content links and pictures; other sites open in a new window. */
	private static function checked( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'A' === $tags->get_tag() && null !== $tags->get_attribute( 'href' ) ) {
				$link = Links::followed( (string) $tags->get_attribute( 'href' ) );
				self::put( $tags, 'href', $link['href'] );
				if ( $link['away'] ) {
					$tags->set_attribute( 'target', '_blank' );
					$tags->set_attribute( 'rel', 'noopener noreferrer' );
				}
			} elseif ( 'IMG' === $tags->get_tag() ) {
				self::put( $tags, 'src', Links::media( (string) $tags->get_attribute( 'src' ) ) );
			}
		}
		return $tags->get_updated_html();
	}

	/** No id of a text is one of the page (XSS-04). */
	private static function prefixed( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$id = $tags->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$tags->set_attribute( 'id', Manifest::rules( 'staticText' )['idPrefix'] . $id );
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
