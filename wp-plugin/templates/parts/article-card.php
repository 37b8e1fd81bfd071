<?php
/**
 * An article, as widgets/content/articles/ArticleCard.tsx shows it.
 *
 * @var array $data       An article of platform.articles.
 * @var array $attributes `level` of the heading above, `first`: may be in sight at once.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$level   = (int) ( $attributes['level'] ?? 2 ) + 1;
$image   = Links::media( $data['featured_image_url'] ?? '' );
$excerpt = Format::plainText( $data['excerpt']['rendered'] ?? '' );
$day     = substr( (string) $data['date'], 0, 10 );
?>
<article class="link-card article-card">
	<?php if ( '' !== $image ) : ?>
		<img class="article-card__image" alt=""<?php Pictures::attributes( $image, 768, 512, ! empty( $attributes['first'] ) ); ?>>
	<?php endif; ?>
	<div class="article-card__text">
		<?php if ( ! empty( $data['categories'] ) ) : ?>
			<p class="article-card__topic"><?php echo esc_html( $data['categories'][0]['name'] ); ?></p>
		<?php endif; ?>
		<h<?php echo (int) $level; ?> class="link-card__title article-card__title"><?php Template::part( 'article-link', $data ); ?></h<?php echo (int) $level; ?>>
		<?php if ( '' !== $excerpt ) : ?>
			<p class="article-card__excerpt"><?php echo esc_html( $excerpt ); ?></p>
		<?php endif; ?>
		<time class="article-card__day" datetime="<?php echo esc_attr( $day ); ?>"><?php echo esc_html( Format::dateWords( $day ) ); ?></time>
	</div>
</article>
