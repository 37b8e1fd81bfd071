<?php
/**
 * Banners one after another: the proposals of a category's block.
 *
 * @var array $data       Answer of catalogue.category or catalogue.categoryBlock.
 * @var array $attributes Those of spesa-banner-slider.
 * @package Spesa
 */

use Spesa\Banner;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$banners = Banner::all( $data, (string) ( $attributes['block'] ?? '' ) );
if ( ! $banners ) {
	return;
}
$slides = array();
foreach ( $banners as $number => $banner ) {
	$slides[] = Template::render( 'parts/banner', $banner, array( 'first' => 0 === $number ) );
}
Template::part(
	'slider',
	array(
		'heading' => $attributes['label'] ?? '',
		'slides'  => $slides,
	),
	array(
		'noHeading' => true,
		'show'      => 'one',
		'autoplay'  => empty( $attributes['noAutoplay'] ),
	) + $attributes
);
