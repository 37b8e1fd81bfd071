<?php
/**
 * The first page of a leaflet with the means to leaf through it, as widgets/content/leaflet/PageViewer.tsx shows them first.
 *
 * @var array $data `title`, `valid`: today's prices are those of the leaflet, `pages` as Leaflet::pages() gives them, each with a picture.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Icon;
use Spesa\Manifest;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$pages    = $data['pages'];
$total    = count( $pages );
$place    = Manifest::label( 'leaflet.page', array( 'n' => 1, 'total' => $total ) );
$products = implode( ', ', array_map( array( Format::class, 'readable' ), array_column( $pages[0]['products'], 'name' ) ) );
$alt      = Manifest::label( '' === $products ? 'leaflet.pageAlt' : 'leaflet.pageAltWith', array( 'n' => 1, 'total' => $total, 'title' => $data['title'], 'products' => $products ) );
$button   = static function ( string $icon, string $label, bool $off ): void {
	printf( '<button type="button" class="icon-button" aria-label="%1$s" title="%1$s"%2$s>', esc_attr( Manifest::label( $label ) ), $off ? ' disabled=""' : '' );
	Icon::show( $icon );
	echo '</button>';
};
?>
<section class="leaflet-viewer" aria-label="<?php Template::text( 'leaflet.pages' ); ?>">
	<div class="leaflet-viewer__bar">
		<?php $button( 'left', 'common.previous', true ); ?>
		<p class="leaflet-viewer__place" role="status"><?php echo esc_html( $place ); ?></p>
		<?php $button( 'right', 'common.next', $total < 2 ); ?>
		<span class="leaflet-viewer__zoom">
			<?php $button( 'minus', 'leaflet.zoomOut', true ); ?>
			<?php $button( 'plus', 'leaflet.zoomIn', false ); ?>
		</span>
	</div>
	<div class="leaflet-viewer__frame" tabindex="0" role="group" aria-label="<?php echo esc_attr( $place ); ?>" data-scroll="true"><div class="leaflet-viewer__page"><img alt="<?php echo esc_attr( $alt ); ?>"<?php Pictures::attributes( $pages[0]['src'], 900, 1240, true ); ?>><?php $data['valid'] && Template::part( 'leaflet-prices', $pages[0] ); ?></div></div>
	<p class="leaflet-viewer__keys"><?php Template::text( 'leaflet.keys' ); ?></p>
	<?php if ( $total > 1 ) : ?>
		<ul class="leaflet-viewer__thumbs" aria-label="<?php Template::text( 'leaflet.pages' ); ?>" data-scroll="true">
			<?php foreach ( $pages as $number => $page ) : ?>
				<li><button type="button" class="leaflet-viewer__thumb" aria-label="<?php Template::text( 'leaflet.goTo', array( 'n' => $number + 1 ) ); ?>"<?php Template::attribute( 'aria-current', 0 === $number ? 'true' : '' ); ?>><img alt=""<?php Pictures::attributes( $page['src'], 60, 83, false ); ?>></button></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</section>
