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
Template::part( 'slideshow', $banners, array( 'part' => 'banner' ) + $attributes );
