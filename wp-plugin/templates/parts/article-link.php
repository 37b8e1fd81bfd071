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
$kept  = $shown === $title ? '' : mb_substr( $shown, 0, -1 );
?>
<a<?php Template::attribute( 'class', $attributes['class'] ?? '' ); ?><?php Template::attribute( 'href', $link['href'] ); ?><?php Template::attribute( 'title', '' === $kept ? '' : $title ); ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php if ( '' === $kept ) : ?><?php echo esc_html( $title ); ?><?php else : ?><span><?php echo esc_html( $kept ); ?></span><span aria-hidden="true">…</span><span class="hidden-text"><?php echo esc_html( substr( $title, strlen( $kept ) ) ); ?></span><?php endif; ?></a>
