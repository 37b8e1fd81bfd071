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
	/** Names the add button, so that a press before the element takes over is kept. @var string */
	public $press;

	public function __construct( array $product ) {
		$this->name      = Format::readable( (string) ( $product['name'] ?? '' ) );
		$this->price     = Format::priceOf( $product );
		$this->available = ! array_key_exists( 'available', $product ) || $product['available'] > 0;
		$this->sold      = $this->available && null !== $this->price;
		$this->cut       = null !== $this->price && ( $product['priceStandardDisplay'] ?? 0 ) > $this->price;
		$this->press     = 'add:' . (int) ( $product['productId'] ?? 0 );
	}
}
