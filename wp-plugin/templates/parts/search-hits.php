<?php
/**
 * What there is to read of the searched words, as widgets/catalogue/search-page/SearchHits.tsx shows it: for whoever has no JavaScript, which asks by itself.
 *
 * @var array $data Hits of Content\Search: type, title, url, excerpt, image.
 * @package Spesa
 */

use Spesa\Content\Search;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$kinds = array(
	'recipe'  => array( 'catalogue.hitsRecipes', 'catalogue.hitsFirstRecipes' ),
	'article' => array( 'catalogue.hitsArticles', 'catalogue.hitsFirstArticles' ),
	'page'    => array( 'catalogue.hitsPages', 'catalogue.hitsFirstPages' ),
);
?>
<noscript>
	<?php foreach ( $kinds as $kind => list( $all, $first ) ) : ?>
		<?php
		$found = array_values( wp_list_filter( $data, array( 'type' => $kind ) ) );
		$hits  = array_slice( $found, 0, Search::OF_EACH );
		if ( ! $hits ) {
			continue;
		}
		?>
		<section class="search-hits">
			<h2 class="search-hits__title"><?php Template::text( count( $found ) > count( $hits ) ? $first : $all, array( 'n' => count( $hits ) ) ); ?></h2>
			<ul class="search-hits__list">
				<?php foreach ( $hits as $hit ) : ?>
					<li class="link-card search-hit">
						<?php if ( ! empty( $hit['image'] ) ) : ?>
							<img class="search-hit__image" src="<?php echo esc_url( Links::media( $hit['image'] ) ); ?>" alt="" width="96" height="64" loading="lazy">
						<?php endif; ?>
						<div>
							<h3 class="link-card__title search-hit__title"><a href="<?php echo esc_url( Links::content( $hit['url'] ) ); ?>"><?php echo esc_html( $hit['title'] ); ?></a></h3>
							<?php if ( ! empty( $hit['excerpt'] ) ) : ?>
								<p class="search-hit__excerpt"><?php echo esc_html( $hit['excerpt'] ); ?></p>
							<?php endif; ?>
						</div>
					</li>
				<?php endforeach; ?>
			</ul>
		</section>
	<?php endforeach; ?>
</noscript>
