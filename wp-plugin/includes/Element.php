<?php
namespace Spesa;

/** Prints one custom element with what it will show inside; its seeds stand at the end of the page (design §5.6). */
final class Element {
	/**
	 * HTML of the element of a block, `spesa/product-slider`; an unknown block prints nothing.
	 *
	 * @param array<string, string> $supported What WordPress' block supports make of the values: `class`, `style`, `id`.
	 */
	public static function render( string $block, array $values, array $supported = array() ): string {
		$widget = Manifest::widget( $block );
		if ( ! $widget ) {
			return '';
		}
		$tag    = $widget['tag'];
		$values = Library::fill( $widget, self::values( $widget, $values ) + $values );
		$answers = $widget['personal'] ? array() : Prefetch::answers( $widget, $values );
		if ( is_feed() ) {
			return $answers ? Feed::html( self::inside( $answers, $values, $widget ) ) : '';
		}
		$before  = Assets::need( $tag );
		Fold::met( $tag );
		$seeds   = Seeds::add( self::read( $widget, $answers ) );
		$names   = self::attributes( $widget, $values, $supported ) . ( '' === $seeds ? '' : " data-seeds=\"$seeds\"" );
		$names  .= Language::attribute();
		return "$before<$tag$names>" . self::inside( $answers, $values, $widget ) . "</$tag>";
	}

	/** The declared attributes of a block in their types; what does not fit its type becomes the default. */
	public static function values( array $widget, array $given ): array {
		$values = array();
		foreach ( $widget['attributes'] as $name => $field ) {
			$values[ $name ] = self::value( $field, $given[ $name ] ?? null );
		}
		return $values;
	}

	/** @return string|int|float|bool */
	private static function value( array $field, $given ) {
		switch ( $field['type'] ) {
			case 'flag':
				return true === $given;
			case 'number':
				$number = is_numeric( $given ) ? $given + 0 : $field['default'];
				return min( $field['max'] ?? PHP_INT_MAX, max( $field['min'] ?? 0, $number ) );
			case 'choice':
				return is_string( $given ) && in_array( $given, $field['options'], true ) ? $given : $field['default'];
			default:
				return self::text( is_scalar( $given ) && ! is_bool( $given ) ? (string) $given : $field['default'], $field['default'] );
		}
	}

	/** A text that nobody has written, such as the heading «Volantini», is in the language of the page. */
	private static function text( string $value, string $preset ): string {
		return '' === $preset || $value !== $preset || Language::isUsual() ? $value : translate( $value, 'spesa' ); // phpcs:ignore WordPress.WP.I18n -- generated/texts.php names it.
	}

	private static function attributes( array $widget, array $values, array $supported ): string {
		$html = sprintf( ' class="%s"', esc_attr( implode( ' ', self::classes( $widget['tag'], $values, $supported ) ) ) );
		$id   = $supported['id'] ?? $values['anchor'] ?? '';
		if ( is_string( $id ) && '' !== $id ) {
			$html .= sprintf( ' id="%s"', esc_attr( $id ) );
		}
		$style = safecss_filter_attr( (string) ( $supported['style'] ?? '' ) );
		if ( '' !== $style ) {
			$html .= sprintf( ' style="%s"', esc_attr( $style ) );
		}
		foreach ( $widget['attributes'] as $name => $field ) {
			$value = $values[ $name ];
			if ( $value === $field['default'] ) {
				continue;
			}
			$html .= 'flag' === $field['type'] ? " {$field['attribute']}" : sprintf( ' %s="%s"', $field['attribute'], esc_attr( (string) $value ) );
		}
		return $html;
	}

	/** @return string[] Ours, the one that theme.json's styles know the block by, and those of its supports; in a shortcode the alignment and the classes that were written. */
	private static function classes( string $tag, array $values, array $supported ): array {
		$align = in_array( $values['align'] ?? '', array( 'wide', 'full' ), true ) ? ' align' . $values['align'] : '';
		$own   = is_string( $values['className'] ?? null ) ? ' ' . $values['className'] : '';
		$given = preg_split( '/\s+/', $supported['class'] ?? $align . $own );
		return array_unique( array_filter( array_merge( array( 'spesa', "wp-block-$tag" ), array_map( 'sanitize_html_class', $given ) ) ) );
	}

	/** The answers that a view will read: where no code ever comes to what is printed, what WordPress itself holds need not stand in the page twice. */
	private static function read( array $widget, array $answers ): array {
		$content = static fn( array $answer ): bool => 'content' === ( Manifest::endpoint( $answer['endpoint'] )['base'] ?? '' );
		return 'never' === $widget['loads'] ? array_values( array_filter( $answers, static fn( array $answer ): bool => ! $content( $answer ) ) ) : $answers;
	}

	/** The templates of the answers; an element of several calls has one template that gets all answers by call. What shows nothing without JavaScript, or lacks its answers, says so. */
	private static function inside( array $answers, array $values, array $widget ): string {
		$html = '';
		if ( count( $widget['prefetch'] ) > 1 ) {
			$html = $answers ? Template::render( $widget['prefetch'][0]['template'], array_column( $answers, 'data', 'endpoint' ), $values ) : '';
		} elseif ( $answers && count( Plan::picks( $values ) ) > 1 ) {
			$html = Template::render( 'parts/product-grid', array( 'products' => array_column( $answers, 'data' ) ), $values );
		} else {
			foreach ( $answers as $answer ) {
				$html .= Template::render( $answer['template'], $answer['data'], array_intersect_key( $answer, array( 'paging' => true ) ) + $values );
			}
		}
		$html = '' === $html ? Template::render( 'elements/' . substr( $widget['tag'], strlen( 'spesa-' ) ), array(), $values ) : $html;
		$html  = '' === $html && isset( $widget['heading'] ) ? Template::render( 'parts/account-heading', array(), array( 'heading' => $widget['heading'] ) ) : $html;
		$lacks = Outage::isPartial() && ! Outage::isClosed() && ! $answers && $widget['prefetch'];
		if ( '' !== $html || $widget['personal'] || ( 'page' !== $widget['kind'] && ! $lacks ) ) {
			return $html;
		}
		$isMissing = $lacks || Outage::isClosed();
		return sprintf( '<noscript><p>%s</p></noscript>', esc_html( $isMissing ? Outage::gap() : Manifest::label( 'common.needsScript' ) ) );
	}
}
