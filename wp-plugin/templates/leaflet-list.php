<?php
/**
 * Leaflets side by side, as widgets/content/leaflet-slider/LeafletSlider.tsx shows them to who has no store.
 *
 * @var array $data       Answer of content.leaflets.
 * @var array $attributes Those of spesa-leaflet-slider.
 * @package Spesa
 */

use Spesa\Leaflet;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$leaflets = Leaflet::all( $data );
if ( ! $leaflets ) {
	return;
}
Template::part(
	'slider',
	array(
		'heading'  => $attributes['heading'] ?? '',
		'all'      => Links::to( 'leaflets' ),
		'allLabel' => 'leaflet.allLeaflets',
		'slides'   => array_map( static fn( array $leaflet ): string => Template::render( 'parts/leaflet-card', $leaflet, array() ), $leaflets ),
	),
	array( 'autoplay' => empty( $attributes['noAutoplay'] ) ) + $attributes
);
