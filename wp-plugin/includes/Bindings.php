<?php
namespace Spesa;

/**
 * A product's name, price and picture in WordPress' own blocks, as the block binding source `spesa/product`: `{ key, productId }`, or without
 * an id the product that the page's address names. Where the shop does not answer, the block shows what was written in it.
 */
final class Bindings {
	public const SOURCE = 'spesa/product';
	private const OURS  = array( 'name', 'brand', 'price', 'picture', 'link' );

	/** Ids of products that the blocks of this page are bound to; 0 is that of the address. @var array<int, true> */
	private static $wanted = array();

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'source' ) );
	}

	public static function source(): void {
		register_block_bindings_source(
			self::SOURCE,
			array(
				'label'              => __( 'Prodotto del negozio', 'spesa' ),
				'get_value_callback' => array( __CLASS__, 'value' ),
			)
		);
	}

	/** A block of the page that comes: what it is bound to is asked for together with all else. */
	public static function need( array $attributes ): void {
		foreach ( (array) ( $attributes['metadata']['bindings'] ?? array() ) as $binding ) {
			if ( is_array( $binding ) && self::SOURCE === ( $binding['source'] ?? '' ) ) {
				self::$wanted[ self::id( (array) ( $binding['args'] ?? array() ) ) ] = true;
			}
		}
	}

	/** The requests of all bindings so far. */
	public static function requests(): array {
		return array_merge( array(), ...array_map( array( __CLASS__, 'asked' ), array_keys( self::$wanted ) ) );
	}

	/**
	 * The text of one attribute of a bound block, or null: then the block shows its own. Where WordPress puts it as HTML it is escaped.
	 *
	 * @param \WP_Block|null $block
	 */
	public static function value( array $args, $block = null, string $attribute = 'content' ): ?string {
		$text = self::text( $args );
		return null === $text || ! in_array( $attribute, array( 'content', 'text' ), true ) ? $text : esc_html( $text );
	}

	private static function text( array $args ): ?string {
		$key     = $args['key'] ?? '';
		$product = in_array( $key, self::OURS, true ) ? self::product( self::id( $args ) ) : null;
		if ( ! $product ) {
			return null;
		}
		$form = Language::currencyForm();
		switch ( $key ) {
			case 'name':
				return Format::readable( (string) ( $product['name'] ?? '' ) );
			case 'brand':
				return Format::readableBrand( (string) ( $product['shortDescr'] ?? '' ) );
			case 'picture':
				$picture = Links::media( $product['mediaURLMedium'] ?? $product['mediaURL'] ?? null );
				return '' === $picture ? null : $picture;
			case 'link':
				return Links::to( 'product', array( 'slug' => (string) ( $product['slug'] ?? '' ) ) );
			default:
				return self::price( $product, $form );
		}
	}

	/** Selling price and, where it differs, the price of the unit (LAW-04); never a reduction (LAW-05). */
	private static function price( array $product, string $form ): string {
		$price = Format::priceOf( $product );
		if ( null === $price ) {
			return Manifest::label( 'catalogue.noPrice' );
		}
		$unit = Format::formatUnitPrice( $product, $form );
		$own  = Format::ownUnit( $product );
		if ( '' !== $own ) {
			return $unit;
		}
		return Format::formatCurrency( $price, $form ) . ( '' === $unit ? '' : " ($unit)" );
	}

	private static function id( array $args ): int {
		return max( 0, (int) ( $args['productId'] ?? 0 ) );
	}

	private static function product( int $id ): ?array {
		list( $widget, $values ) = self::asking( $id );
		$answers                 = $widget ? Prefetch::answers( $widget, $values ) : array();
		return $answers[0]['data'] ?? null;
	}

	private static function asked( int $id ): array {
		list( $widget, $values ) = self::asking( $id );
		return $widget ? array_slice( Plan::requests( $widget, $values ), 0, 1 ) : array();
	}

	/** The block that asks for the same, so that both share one answer. */
	private static function asking( int $id ): array {
		$widget = Manifest::widget( $id ? 'spesa/product' : 'spesa/product-page' );
		return array( $widget, $widget ? Element::values( $widget, array( 'productId' => $id ) ) : array() );
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$wanted = array();
	}
}
