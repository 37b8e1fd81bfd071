<?php
/**
 * One slide, as widgets/content/slides/Slides.tsx shows it.
 *
 * @var array $data       A slide of platform.slidesById.
 * @var array $attributes `first`: in sight at once; `titles`: its title stands on it.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$link   = Links::followed( (string) ( $data['url'] ?? '' ) );
$narrow = Links::media( $data['img_mobile'] ?? '' );
?>
<a class="slide"<?php Template::attribute( 'href', $link['href'] ); ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><picture><?php if ( '' !== $narrow ) : ?><source media="(max-width: 599px)" srcset="<?php echo esc_url( $narrow ); ?>"><?php endif; ?><img class="slide__image" alt="<?php echo empty( $attributes['titles'] ) ? esc_attr( $data['title'] ) : ''; ?>"<?php Pictures::attributes( Links::media( $data['img'] ), 1200, 400, ! empty( $attributes['first'] ) ); ?>></picture><?php if ( ! empty( $attributes['titles'] ) ) : ?><span class="slide__title"><?php echo esc_html( $data['title'] ); ?></span><?php endif; ?></a>
