<?php
/**
 * The latest articles, the categories and the blocks of the sidebar, as widgets/content/article-sidebar/ArticleSidebar.tsx shows them.
 *
 * @var array $data       Answers of platform.articles, platform.custom and platform.blocks by call.
 * @var array $attributes Those of spesa-article-sidebar.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$articles = $data['platform.articles'] ?? array();
$topics   = empty( $attributes['noTopics'] ) ? $data['platform.custom']['topics'] ?? array() : array();
$blocks   = empty( $attributes['noBlocks'] ) ? $data['platform.blocks'] ?? array() : array();
if ( ! $articles && ! $topics && ! $blocks ) {
	return;
}
usort( $blocks, static fn( array $one, array $other ): int => strcmp( $one['slug'], $other['slug'] ) );
$level   = (int) ( $attributes['headingLevel'] ?? 2 );
$heading = '' === (string) ( $attributes['heading'] ?? '' ) ? Manifest::label( 'article.latest' ) : $attributes['heading'];
$open    = static function ( string $text ) use ( $level ): void {
	printf( '<section class="article-sidebar__part"><h%1$d class="article-sidebar__heading">%2$s</h%1$d>', (int) $level, esc_html( $text ) );
};
?>
<aside class="article-sidebar" aria-label="<?php echo esc_attr( $heading ); ?>">
	<?php if ( $articles ) : ?>
		<?php $open( $heading ); ?>
		<ul class="article-sidebar__list">
			<?php foreach ( $articles as $article ) : ?>
				<?php
				$image = Links::media( $article['featured_image_url'] ?? '' );
				$day   = substr( (string) $article['date'], 0, 10 );
				?>
				<li class="article-sidebar__article">
					<?php if ( '' !== $image ) : ?>
						<img class="article-sidebar__image" alt=""<?php Pictures::attributes( $image, 72, 72, false ); ?>>
					<?php endif; ?>
					<div><?php Template::part( 'article-link', $article, array( 'class' => 'article-sidebar__link' ) ); ?><time class="article-sidebar__day" datetime="<?php echo esc_attr( $day ); ?>"><?php echo esc_html( Format::dateWords( $day ) ); ?></time></div>
				</li>
			<?php endforeach; ?>
		</ul>
		</section>
	<?php endif; ?>
	<?php if ( $topics ) : ?>
		<?php $open( Manifest::label( 'article.topics' ) ); ?>
		<ul class="article-sidebar__topics">
			<?php foreach ( $topics as $topic ) : ?>
				<li><a<?php Template::attribute( 'href', Links::content( $topic['link'] ?? '' ) ); ?>><?php echo esc_html( $topic['name'] ); ?> <span class="article-sidebar__count">(<?php echo (int) ( $topic['count'] ?? 0 ); ?>)</span></a></li>
			<?php endforeach; ?>
		</ul>
		</section>
	<?php endif; ?>
	<?php foreach ( $blocks as $block ) : ?>
		<div class="article-sidebar__part rich-text"><?php echo $block['content']['rendered']; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress' own content, as the_content() prints it. ?></div>
	<?php endforeach; ?>
</aside>
