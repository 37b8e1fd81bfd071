<?php
/**
 * Pictures one after another, moving by themselves.
 *
 * @var array $data       Each as its part takes it.
 * @var array $attributes Those of the element, and `part`: what shows one of them.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$slides = array();
foreach ( $data as $number => $slide ) {
	$slides[] = Template::render( 'parts/' . $attributes['part'], $slide, array( 'first' => 0 === $number ) + $attributes );
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
