<?php
/**
 * What a search has found, as widgets/catalogue/search-page/SearchPage.tsx shows it.
 *
 * @var array $data       Answer of catalogue.products.
 * @var array $attributes `query`: the words, where the editor has set some.
 * @package Spesa
 */

use Spesa\Asked;
use Spesa\Content\Search;
use Spesa\Filters;
use Spesa\Links;
use Spesa\Listing;
use Spesa\Manifest;
use Spesa\Settings;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$words = (string) ( $attributes['query'] ?? '' );
if ( '' === $words ) {
	$words = Asked::words();
}
$meant = '' === $words ? '' : (string) ( $data['meant'] ?? '' );
$nothing = Listing::nothing( $data );
$heading = '' === $words ? Manifest::label( Filters::on( 'promo' ) ? 'catalogue.promotions' : ( Filters::on( 'new' ) ? 'catalogue.novelties' : 'catalogue.searchTitle' ) ) : Manifest::label( $nothing ? 'catalogue.nothingFound' : 'catalogue.resultsFor', array( 'words' => '' === $meant ? $words : $meant ) );
?>
<div class="search-page">
	<h1 class="search-page__title"><bdi><?php echo esc_html( $heading ); ?></bdi></h1>
	<?php if ( '' !== $meant ) : ?>
		<p class="search-page__meant"><?php Template::text( 'catalogue.meantInstead', array( 'words' => $words, 'meant' => $meant ) ); ?></p>
	<?php endif; ?>
	<?php Template::part( 'listing', $data, array( 'words' => $words ) ); ?>
	<?php Template::part( 'search-hits', Search::content( $words ) ); ?>
	<?php $fast = Settings::get( 'fast_search_words' ); ?>
	<div class="search-words" tabindex="-1">
		<?php if ( $fast ) : ?>
			<section>
				<h2 class="search-words__title"><?php Template::text( 'catalogue.fastWords' ); ?></h2>
				<ul class="search-words__list">
					<?php foreach ( $fast as $word ) : ?>
						<li><a class="chip" href="<?php echo esc_url( Links::to( 'search' ) . '?q=' . rawurlencode( $word ) ); ?>"><bdi><?php echo esc_html( $word ); ?></bdi></a></li>
					<?php endforeach; ?>
				</ul>
			</section>
		<?php endif; ?>
	</div>
</div>
