<?php
/**
 * Products with filters, order and pages, in the frame of widgets/catalogue/listing/Listing.tsx; without JavaScript every filter is a link.
 *
 * @var array $data       Answer of catalogue.products.
 * @var array $attributes `empty`: key of the sentence for a list with nothing in it; `words`: those for which nothing may have been found.
 * @package Spesa
 */

use Spesa\Asked;
use Spesa\Filters;
use Spesa\Listing;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$total = (int) ( $data['page']['totItems'] ?? 0 );
$pages = (int) ( $data['page']['totPages'] ?? 1 );
$nothing = Listing::nothing( $data );
?>
<div class="listing<?php echo $nothing ? ' listing--nothing' : ''; ?>" tabindex="-1">
	<div class="listing__bar">
		<div class="listing__count" role="status">
			<h2>
				<?php Template::text( 1 === $total ? 'catalogue.foundOne' : 'catalogue.found', array( 'n' => $total ) ); ?>
			<?php if ( $pages > 1 ) : ?>
				<span class="listing__dot">·</span> <span><?php Template::text( 'common.slide', array( 'n' => (int) $data['page']['selPage'], 'total' => $pages ) ); ?></span>
			<?php endif; ?>
			</h2>
		</div>
		<button type="button" class="button button--secondary listing__toggle" aria-haspopup="dialog"><span class="button__text"><?php Template::text( 'catalogue.filters' ); ?></span></button>
		<form method="get">
			<?php foreach ( array( 'q', 'filters', 'promo', 'new', 'tp', 'preferred' ) as $name ) : ?>
				<?php if ( null !== Asked::text( $name ) ) : ?>
					<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( Asked::text( $name ) ); ?>">
				<?php endif; ?>
			<?php endforeach; ?>
			<label class="listing__sort">
				<span class="listing__sort-name"><?php Template::text( 'catalogue.sort' ); ?></span>
				<select class="select" name="sort">
					<?php foreach ( Filters::sorts() as $value => $label ) : ?>
						<option value="<?php echo esc_attr( $value ); ?>"<?php selected( Filters::sort(), $value ); ?>><?php Template::text( $label ); ?></option>
					<?php endforeach; ?>
				</select>
			</label>
			<noscript><button type="submit" class="button button--secondary button--small"><?php echo esc_html( Manifest::label( 'common.confirm' ) ); ?></button></noscript>
		</form>
	</div>
	<div class="listing__filters" role="group" aria-label="<?php Template::text( 'catalogue.filters' ); ?>">
		<?php
		Template::part(
			'facet',
			array(
				'name'   => Manifest::label( 'catalogue.only' ),
				'values' => array(
					array( 'name' => Manifest::label( 'catalogue.onlyPromo' ), 'href' => Filters::flip( 'promo' ), 'on' => Filters::on( 'promo' ) ),
					array( 'name' => Manifest::label( 'catalogue.onlyNew' ), 'href' => Filters::flip( 'new' ), 'on' => Filters::on( 'new' ) ),
					array( 'name' => Manifest::label( 'catalogue.onlyTp' ), 'href' => Filters::flip( 'tp' ), 'on' => Filters::on( 'tp' ) ),
				),
			)
		);
		foreach ( array_filter( $data['facets'] ?? array(), static fn( array $facet ): bool => ! empty( $facet['values'] ) ) as $facet ) {
			Template::part( 'facet', Listing::facet( $facet ) );
		}
		?>
	</div>
	<div class="listing__results">
		<?php if ( $nothing && '' !== ( $attributes['words'] ?? '' ) ) : ?>
			<?php Template::part( 'nothing-found', array( 'words' => $attributes['words'] ) ); ?>
		<?php elseif ( empty( $data['products'] ) ) : ?>
			<div class="empty-state"><p class="empty-state__title"><?php Template::text( $attributes['empty'] ?? 'catalogue.noProducts' ); ?></p></div>
		<?php else : ?>
			<?php Template::part( 'product-grid', $data ); ?>
		<?php endif; ?>
		<?php Template::part( 'pager', $data['page'] ?? array() ); ?>
	</div>
</div>
