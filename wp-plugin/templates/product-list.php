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
$slides = array();
foreach ( array_values( $data['products'] ) as $number => $product ) {
	$slides[] = Template::render( 'parts/product-card', $product, array( 'first' => $number < 3 ) );
}
Template::part(
	'slider',
	array(
		'heading' => $attributes['heading'] ?? '',
		'all'     => Listing::all( $data, $attributes ),
		'slides'  => $slides,
	),
	$attributes
);
