<?php
/**
 * One store with its week, special days and services, as widgets/delivery/store-page/StorePage.tsx shows it; whether it is open is for the browser to say.
 *
 * @var array $data       Answer of delivery.warehouses.
 * @var array $attributes
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\OpeningHours;
use Spesa\Store;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$store = Store::warehouse( $data );
if ( ! $store ) {
	return;
}
$today   = (string) wp_date( 'Y-m-d', null, new DateTimeZone( 'Europe/Rome' ) );
$special = $store['hours'] ? OpeningHours::special( $store['hours'], $today ) : array();
?>
<section class="store-page">
	<?php if ( '' !== Links::to( 'stores' ) ) : ?>
		<a class="store-page__back" href="<?php echo esc_url( Links::to( 'stores' ) ); ?>"><?php Template::text( 'delivery.mapAll' ); ?></a>
	<?php endif; ?>
	<h1 class="store-page__title"><bdi><?php echo esc_html( $store['name'] ); ?></bdi></h1>
	<div class="store-page__facts">
		<div class="favourite-store__where">
			<?php if ( $store['hours'] ) : ?>
				<p role="status"><span class="store-badge">&nbsp;</span></p>
			<?php endif; ?>
			<p class="favourite-store__address"><bdi><?php echo esc_html( $store['line'] ); ?></bdi></p>
			<?php Template::part( 'store-ways', $store, array( 'class' => 'favourite-store__ways', 'icons' => true ) ); ?>
		</div>
		<?php
		if ( $store['hours'] ) {
			Template::part( 'store-days', OpeningHours::week( $store['hours'] ), array( 'label' => Manifest::label( 'store.hours' ) ) );
		}
		?>
		<?php if ( $special ) : ?>
			<section class="store-page__special">
				<h2 class="store-page__subtitle"><?php Template::text( 'store.special' ); ?></h2>
				<?php Template::part( 'store-days', $special ); ?>
			</section>
		<?php endif; ?>
		<?php if ( $store['services'] ) : ?>
			<section class="store-page__services">
				<h2 class="store-page__subtitle"><?php Template::text( 'delivery.mapServices' ); ?></h2>
				<ul>
					<?php foreach ( $store['services'] as $service ) : ?>
						<li class="store-page__service"><?php Icon::show( $service['icon'] ); ?><span><strong><?php Template::text( $service['name'] ); ?></strong> <span class="store-page__hint"><?php Template::text( $service['hint'] ); ?></span></span></li>
					<?php endforeach; ?>
				</ul>
			</section>
		<?php endif; ?>
	</div>
	<div class="store-page__map"><div class="near-map"></div></div>
	<div class="favourite-store__flyers">
		<div class="favourite-store__flyers-head">
			<p class="favourite-store__subtitle"><?php Template::text( 'store.flyers' ); ?></p>
			<?php if ( '' !== Links::to( 'leaflets' ) ) : ?>
				<a class="favourite-store__profile" href="<?php echo esc_url( Links::to( 'leaflets' ) ); ?>"><?php Template::text( 'store.allFlyers' ); ?></a>
			<?php endif; ?>
		</div>
	</div>
</section>
