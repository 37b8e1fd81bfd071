<?php
namespace Spesa;

/** What a product card shows of a product, at the default store. */
final class Card {
	/** @var string */
	public $name;
	/** Euro, or null where there is no price. @var float|null */
	public $price;
	/** @var bool */
	public $available;
	/** May it be put into the cart? @var bool */
	public $sold;
	/** Is it sold below its standard price, so that the lines of a reduction may come? @var bool */
	public $cut;
	/** The n of "{n} pz tot", or null; the PHP side of core/rules/acquisitionLimit.ts. @var int|null */
	public $limit;
	/** Hours before it is wanted that it must be ordered, or null; the PHP side of core/rules/leadTime.ts. @var int|null */
	public $hours;
	/** Names the add button, so that a press before the element takes over is kept. @var string */
	public $press;

	/** How much of loose goods the first press adds, or nothing. @var string */
	public $amount;

	public function __construct( array $product ) {
		$this->name      = Format::readable( (string) ( $product['name'] ?? '' ) );
		$this->price     = Format::priceOf( $product );
		$this->available = ! array_key_exists( 'available', $product ) || $product['available'] > 0;
		$this->sold      = $this->available && null !== $this->price;
		$this->cut       = null !== $this->price && ( $product['priceStandardDisplay'] ?? 0 ) > $this->price;
		$this->limit     = self::limitOf( $product );
		$days            = $product['leadTime'] ?? 0;
		$this->hours     = ( is_int( $days ) || is_float( $days ) ) && $days > 0 ? (int) round( $days * 24 ) : null;
		$this->amount    = Format::firstAmount( $product );
		$this->press     = 'add:' . (int) ( $product['productId'] ?? 0 );
	}

	private static function limitOf( array $product ): ?int {
		if ( Format::isService( $product ) ) {
			return null;
		}
		$infos  = $product['productInfos'] ?? array();
		$limit  = min( self::positive( $product['maxAcq'] ?? null ), self::positive( $infos['MAXACQ'] ?? null ), self::positive( $product['productClassRuleMax']['max'] ?? null ) );
		$pieces = is_infinite( $limit ) ? 0.0 : floor( $limit / ( isset( $infos['MULTI_PACK'] ) ? self::positive( $infos['MULTI_PACK'] ) : 1 ) );
		return $pieces > 0 ? (int) $pieces : null;
	}

	/** A number above 0, else none at all: infinity. */
	private static function positive( $value ): float {
		$value = is_string( $value ) ? trim( $value ) : $value;
		return is_numeric( $value ) && $value > 0 ? (float) $value : INF;
	}
}
