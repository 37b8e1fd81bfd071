<?php
/**
 * A row of products to be scrolled, with its heading and the link to all of them.
 *
 * @var array $data       Answer of catalogue.products.
 * @var array $attributes Those of spesa-product-slider.
 * @package Spesa
 */

use Spesa\Listing;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( empty( $data['products'] ) ) {
	return;
}
Template::part(
	'slider',
	array(
		'heading' => $attributes['heading'] ?? '',
		'all'     => Listing::all( $data, $attributes ),
		'slides'  => array_map( static fn( array $product ): string => Template::render( 'parts/product-card', $product, array() ), $data['products'] ),
	),
	$attributes
);
