<?php
/**
 * All stores as a list, as widgets/delivery/store-map/StoreMap.tsx shows them first; its controls keep their room.
 *
 * @var array $data       Answer of delivery.stores.
 * @var array $attributes `heading`, `headingLevel`.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Manifest;
use Spesa\OpeningHours;
use Spesa\Store;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$stores = Store::all( $data );
if ( ! $stores ) {
	return;
}
$heading = (string) ( $attributes['heading'] ?? '' );
$tag     = 'h' . ( in_array( $attributes['headingLevel'] ?? '2', array( '2', '3', '4' ), true ) ? (string) ( $attributes['headingLevel'] ?? '2' ) : '2' );
?>
<section class="store-map" aria-label="<?php echo esc_attr( '' === $heading ? Manifest::label( 'delivery.stores' ) : $heading ); ?>">
	<?php if ( '' !== $heading ) : ?>
		<<?php echo esc_html( $tag ); ?> class="store-map__heading"><?php echo esc_html( $heading ); ?></<?php echo esc_html( $tag ); ?>>
	<?php endif; ?>
	<div class="view-switch" role="group" aria-label="<?php Template::text( 'store.views' ); ?>">
		<button type="button" class="button button--primary"><span class="button__text"><?php Template::text( 'store.asList' ); ?></span></button>
		<button type="button" class="button button--secondary"><span class="button__text"><?php Template::text( 'delivery.map' ); ?></span></button>
	</div>
	<div class="store-map__list">
		<div class="store-map__tools">
			<button type="button" class="button button--secondary button--small"><?php Icon::show( 'pin' ); ?><span class="button__text"><?php Template::text( 'store.near' ); ?></span></button>
			<button type="button" class="button button--secondary button--small"><?php Icon::show( 'clock' ); ?><span class="button__text"><?php Template::text( 'store.openNow' ); ?></span></button>
		</div>
		<?php if ( count( $stores ) > 1 ) : ?>
			<div class="field">
				<label class="field__label"><?php Template::text( 'store.search' ); ?></label>
				<span class="field__frame"><input class="field__input" type="search" aria-label="<?php Template::text( 'store.search' ); ?>"></span>
			</div>
		<?php endif; ?>
		<p class="hidden-text"></p>
		<ul class="place-list" aria-label="<?php Template::text( 'delivery.stores' ); ?>">
			<?php foreach ( $stores as $store ) : ?>
				<li class="place-card store-map__row">
					<div class="place-card__text">
						<p class="place-card__name">
							<?php if ( '' !== $store['href'] ) : ?>
								<a class="store-map__link" href="<?php echo esc_url( $store['href'] ); ?>"><bdi><?php echo esc_html( $store['name'] ); ?></bdi></a>
							<?php else : ?>
								<bdi><?php echo esc_html( $store['name'] ); ?></bdi>
							<?php endif; ?>
						</p>
						<p class="place-card__line"><bdi><?php echo esc_html( $store['line'] ); ?></bdi></p>
						<?php foreach ( $store['hours'] ? OpeningHours::usual( $store['hours'] ) : array() as $line ) : ?>
							<p class="place-card__hours"><?php echo esc_html( $line ); ?></p>
						<?php endforeach; ?>
						<?php if ( $store['services'] ) : ?>
							<p class="place-card__line store-map__services"><?php echo esc_html( implode( ' · ', array_map( static fn( array $service ): string => Manifest::label( $service['name'] ), $store['services'] ) ) ); ?></p>
						<?php endif; ?>
					</div>
					<span class="store-map__show"></span>
					<?php Template::part( 'store-ways', $store, array( 'class' => 'store-map__ways' ) ); ?>
				</li>
			<?php endforeach; ?>
		</ul>
	</div>
	<div class="store-map__map"><div class="near-map"></div></div>
</section>
