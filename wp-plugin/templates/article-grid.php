<?php
/**
 * Articles in columns with search and pages, as widgets/content/article-grid/ArticleGrid.tsx shows them; all of it links.
 *
 * @var array $data       Answer of platform.articles.
 * @var array $attributes Those of spesa-article-grid, and `paging`.
 * @package Spesa
 */

use Spesa\Content\Pager;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$heading = (string) ( $attributes['heading'] ?? '' );
$level   = (int) ( $attributes['headingLevel'] ?? 2 );
$words   = Pager::words();
$page    = Pager::page();
$pages   = (int) ( $attributes['paging']['pages'] ?? 1 );
?>
<section class="article-grid"<?php Template::attribute( 'aria-label', $heading ); ?>>
	<?php if ( '' !== $heading ) : ?>
		<h<?php echo (int) $level; ?> class="article-grid__heading"><?php echo esc_html( $heading ); ?></h<?php echo (int) $level; ?>>
	<?php endif; ?>
	<?php if ( empty( $attributes['noSearch'] ) ) : ?>
		<form class="article-grid__search" role="search" method="get">
			<label class="article-grid__label"><?php Template::text( 'article.search' ); ?><input class="article-grid__field" type="search" name="cerca" maxlength="200" value="<?php echo esc_attr( $words ); ?>"></label>
			<button class="button button--primary" type="submit"><span class="button__text"><?php Template::text( 'article.go' ); ?></span></button>
		</form>
	<?php endif; ?>
	<?php if ( '' !== $words ) : ?>
		<p class="article-grid__found"><?php Template::text( 'article.found', array( 'words' => $words ) ); ?> <a href="<?php echo esc_url( Pager::path() ); ?>"><?php Template::text( 'article.all' ); ?></a></p>
	<?php endif; ?>
	<?php if ( ! $data ) : ?>
		<div class="empty-state"><p class="empty-state__title"><?php Template::text( 'article.noArticleToShow' ); ?></p></div>
	<?php else : ?>
		<ul class="article-grid__list">
			<?php foreach ( $data as $number => $article ) : ?>
				<li><?php Template::part( 'article-card', $article, array( 'level' => '' === $heading ? 2 : $level, 'first' => $number < 2 ) ); ?></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( $pages > 1 ) : ?>
		<nav class="article-grid__pages" aria-label="<?php Template::text( 'article.pages' ); ?>">
			<ol>
				<?php foreach ( Pager::pages( $page, $pages ) as $number ) : ?>
					<li><a href="<?php echo esc_url( Pager::href( $number ) ); ?>" aria-label="<?php Template::text( 'article.pageNumber', array( 'n' => $number ) ); ?>"<?php echo $number === $page ? ' aria-current="page"' : ''; ?>><?php echo (int) $number; ?></a></li>
				<?php endforeach; ?>
			</ol>
		</nav>
	<?php endif; ?>
	<?php if ( $page < $pages ) : ?>
		<p class="article-grid__more"><a class="button button--secondary" href="<?php echo esc_url( Pager::href( $page + 1 ) ); ?>"><span class="button__text"><?php Template::text( 'article.more' ); ?></span></a></p>
	<?php endif; ?>
</section>
