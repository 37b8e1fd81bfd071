<?php
/**
 * Slides one after another, as widgets/content/slides/Slides.tsx shows them.
 *
 * @var array $data       Answer of platform.slidesById.
 * @var array $attributes Those of spesa-slides.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( ! $data ) {
	return;
}
$slides = array();
foreach ( $data as $number => $slide ) {
	$slides[] = Template::render( 'parts/slide', $slide, array( 'first' => 0 === $number, 'titles' => ! empty( $attributes['titles'] ) ) );
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
