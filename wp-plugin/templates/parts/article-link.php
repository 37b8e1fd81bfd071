<?php
/**
 * The title of an article in a list, as widgets/content/articles/ArticleLink.tsx shows it: cut for the eye, whole for readers and whoever points at it.
 *
 * @var array $data       An article of platform.articles.
 * @var array $attributes `class` of the link.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$link  = Links::followed( (string) $data['link'] );
$title = Format::plainText( $data['title']['rendered'] );
$shown = Format::truncate( $title );
$whole = $shown === $title ? '' : $title;
?>
<a<?php Template::attribute( 'class', $attributes['class'] ?? '' ); ?><?php Template::attribute( 'href', $link['href'] ); ?><?php Template::attribute( 'title', $whole ); ?><?php Template::attribute( 'aria-label', $whole ); ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php echo esc_html( $shown ); ?></a>
