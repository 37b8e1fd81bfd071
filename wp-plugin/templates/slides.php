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
Template::part( 'slideshow', $data, array( 'part' => 'slide' ) + $attributes );
