<?php
namespace Spesa;

/** Fills the inputs of a widget's prefetch plan from its attributes, the route and the address's query. */
final class Plan {
	/**
	 * The requests of one element: endpoint, input in the query's types, hash, template, whether it may be kept, and the address's parameter for its page.
	 * An input whose required part is unset, or of whose placeholders none is set, asks nothing.
	 */
	public static function requests( array $widget, array $values ): array {
		$requests = array();
		foreach ( $widget['prefetch'] as $plan ) {
			$keys = Manifest::endpoint( $plan['endpoint'] )['query'];
			foreach ( self::inputs( $plan, $keys, $values ) as $input ) {
				if ( ! array_intersect_key( $input, array_flip( $plan['own'] ?? array() ) ) ) {
					$requests[] = array(
						'endpoint' => $plan['endpoint'],
						'input'    => $input,
						'hash'     => ShopApi::HASH,
						'template' => $plan['template'],
						'without'  => $plan['without'] ?? array(),
						'keep'     => ! self::asksFreeText( $plan['input'], $keys ),
						'paged'    => self::pageParameter( $plan['input'], $input ),
						'routed'   => (bool) preg_grep( '/^\{route:/', array_map( 'strval', $plan['input'] ) ),
					);
				}
			}
		}
		return $requests;
	}

	/** The parameter of the address that asks for a page after the first, or an empty text. */
	private static function pageParameter( array $plan, array $input ): string {
		return isset( $input['page'] ) && preg_match( '/^\{query:(\w+)\}$/', (string) ( $plan['page'] ?? '' ), $slot ) ? $slot[1] : '';
	}

	/** The ids of an editor's list of products, in its order, each once, as widgets/catalogue/product/picks.ts has them. @return int[] */
	public static function picks( array $values ): array {
		$ids = array_map( 'trim', explode( ',', (string) ( $values['productIds'] ?? '' ) ) );
		$ids = array_map( 'intval', preg_grep( '/^[1-9]\d{0,14}$/D', $ids ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, Manifest::rules( 'picks' )['most'] );
	}

	/** What a plan asks its call with: mostly once, or not at all. @return array[] */
	private static function inputs( array $plan, array $keys, array $values ): array {
		$by = $plan['by'] ?? '';
		if ( 'picks' === $by && self::picks( $values ) ) {
			return array_map( static fn( int $id ): array => array( 'product_id' => $id ), self::picks( $values ) );
		}
		$input = 'tabs' === $by ? Tabs::input( $plan['endpoint'], $values ) : self::input( $plan['input'], $keys, $values, $plan['sizes'] ?? null );
		return null === $input ? array() : array( $input );
	}

	/** @param int[]|null $sizes `page_size` where the plan's own is unset: of a list, and of a search. */
	private static function input( array $plan, array $keys, array $values, ?array $sizes ): ?array {
		$input = array();
		$slots = 0;
		$set   = 0;
		foreach ( $plan as $name => $given ) {
			$slot  = is_string( $given ) && preg_match( '/^\{(?:(route|query):)?(\w+)(!?)\}$/', $given, $part ) ? $part : null;
			$value = $slot ? self::typed( self::slot( $slot[1], $slot[2], $values ), $keys[ $name ]['type'] ?? 'text', $slot[1], Manifest::rules( 'plan' )[ 'q' === $name ? 'longestWords' : 'longestText' ] ) : $given;
			$empty = in_array( $value, array( null, '', 0, 0.0, false ), true ) || ( $slot && 'page' === $name && $value < 2 );
			$slots += $slot ? 1 : 0;
			$set   += $slot && ! $empty ? 1 : 0;
			if ( ! $empty ) {
				$input[ $name ] = $value;
			} elseif ( $slot && ( 'route' === $slot[1] || '!' === $slot[3] || ! empty( $keys[ $name ]['required'] ) ) ) {
				return null;
			}
		}
		if ( null !== $sizes ) {
			return $input + array( 'page_size' => $sizes[ isset( $input['q'] ) ? 1 : 0 ] );
		}
		return $slots && ! $set ? null : $input;
	}

	/** @return mixed */
	private static function slot( string $from, string $name, array $values ) {
		if ( 'route' === $from ) {
			return Routes::value( $name );
		}
		if ( '' === $from ) {
			return $values[ $name ] ?? null;
		}
		return Asked::text( $name );
	}

	/** @return string|int|float|bool|null */
	private static function typed( $value, string $type, string $from, int $longest ) {
		if ( null === $value ) {
			return null;
		}
		if ( 'flag' === $type ) {
			return true === $value || '1' === $value || 'true' === $value;
		}
		if ( 'number' !== $type ) {
			return mb_substr( (string) $value, 0, $longest );
		}
		if ( '' === $from ) {
			return is_numeric( $value ) ? $value + 0 : 0;
		}
		$number = self::isId( (string) $value ) ? (int) $value : 0;
		return 'query' === $from ? min( Manifest::rules( 'plan' )['lastPage'], $number ) : $number;
	}

	/** Is this an id as an address has it? */
	public static function isId( string $text ): bool {
		return 1 === preg_match( '/' . Manifest::rules( 'plan' )['id'] . '/D', $text );
	}

	/** Visitors' own words make endless keys: such answers are not kept. */
	private static function asksFreeText( array $plan, array $keys ): bool {
		foreach ( $plan as $name => $given ) {
			if ( is_string( $given ) && 0 === strpos( $given, '{query:' ) && 'text' === ( $keys[ $name ]['type'] ?? 'text' ) ) {
				$asked = self::slot( 'query', substr( $given, 7, -1 ), array() );
				if ( null !== $asked && '' !== $asked ) {
					return true;
				}
			}
		}
		return false;
	}
}
