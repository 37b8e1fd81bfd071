<?php
/**
 * Articles side by side, as widgets/content/article-slider/ArticleSlider.tsx shows them.
 *
 * @var array $data       Answer of platform.articles.
 * @var array $attributes Those of spesa-article-slider.
 * @package Spesa
 */

use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( ! $data ) {
	return;
}
$heading = (string) ( $attributes['heading'] ?? '' );
$level   = '' === $heading ? '2' : $attributes['headingLevel'] ?? '2';
Template::part(
	'slider',
	array(
		'heading' => '' === $heading ? Manifest::label( 'article.latest' ) : $heading,
		'slides'  => array_map( static fn( array $article ): string => Template::render( 'parts/article-card', $article, array( 'level' => $level ) ), $data ),
	),
	array( 'noHeading' => '' === $heading ) + $attributes
);
