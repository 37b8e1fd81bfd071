<?php
/**
 * A leaflet without JavaScript: its first page as a picture, and its products with their prices, as widgets/content/leaflet/Leaflet.tsx shows them first.
 *
 * @var array $data       Answer of content.leaflet.
 * @var array $attributes
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Icon;
use Spesa\Leaflet;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$pages    = Leaflet::pages( $data );
$pictures = array_values( array_filter( $pages, static fn( array $page ): bool => '' !== $page['src'] ) );
$title    = (string) $data['title'];
$from     = Format::dateWords( (string) ( $data['startDate'] ?? '' ) );
$to       = Format::dateWords( (string) ( $data['endDate'] ?? '' ) );
$today    = (string) wp_date( 'Y-m-d', null, new DateTimeZone( 'Europe/Rome' ) );
$over     = '' !== $to && $today > $data['endDate'];
$valid    = ! $over && ( '' === $from || $today >= $data['startDate'] );
?>
<div class="leaflet">
	<?php Template::part( 'crumbs', array( 'crumbs' => array( array( 'name' => Manifest::label( 'leaflet.title' ), 'href' => Links::to( 'leaflets' ) ) ), 'last' => $title ) ); ?>
	<header class="leaflet__head">
		<h1 class="leaflet__title"><bdi><?php echo esc_html( $title ); ?></bdi></h1>
		<?php if ( ! empty( $data['descr'] ) ) : ?>
			<p class="leaflet__descr"><bdi><?php echo esc_html( $data['descr'] ); ?></bdi></p>
		<?php endif; ?>
		<?php if ( $over ) : ?>
			<p class="leaflet__dates"><?php Template::text( 'leaflet.expired', array( 'to' => $to ) ); ?></p>
		<?php elseif ( '' !== $to ) : ?>
			<p class="leaflet__dates"><?php Template::text( '' === $from ? 'leaflet.until' : 'leaflet.between', array( 'from' => $from, 'to' => $to ) ); ?></p>
		<?php endif; ?>
	</header>
	<div class="leaflet__body">
		<?php if ( $pictures ) : ?>
			<div class="leaflet__viewer"><?php Template::part( 'leaflet-viewer', array( 'title' => $title, 'pages' => $pictures, 'valid' => $valid ) ); ?></div>
		<?php endif; ?>
		<section class="leaflet__goods" aria-label="<?php Template::text( 'leaflet.products' ); ?>">
			<h2 class="leaflet__heading"><?php Template::text( 'leaflet.products' ); ?></h2>
			<?php foreach ( $pages as $number => $page ) : ?>
				<?php if ( $page['products'] ) : ?>
					<section class="leaflet__page">
						<div class="leaflet__page-head">
							<h3 class="leaflet__page-title"><bdi><?php echo esc_html( '' === $page['title'] ? (string) ( $page['number'] + 1 ) : $page['title'] ); ?></bdi></h3>
							<button type="button" class="button button--ghost button--small"><?php Icon::show( 'eye' ); ?><span class="button__text"><?php Template::text( 'leaflet.showPage', array( 'n' => $number + 1 ) ); ?></span></button>
						</div>
						<?php Template::part( 'product-grid', array( 'products' => $page['products'] ), array( 'lazy' => true ) ); ?>
					</section>
				<?php endif; ?>
			<?php endforeach; ?>
		</section>
	</div>
</div>
