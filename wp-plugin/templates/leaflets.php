<?php
/**
 * The leaflets of all stores, as widgets/content/leaflets/Leaflets.tsx shows them to who has no store.
 *
 * @var array $data       Answer of content.leaflets.
 * @var array $attributes `ownHeading`.
 * @package Spesa
 */

use Spesa\Leaflet;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$leaflets = Leaflet::all( $data );
if ( ! $leaflets ) {
	return;
}
?>
<div class="leaflets">
	<?php if ( ! empty( $attributes['ownHeading'] ) ) : ?>
		<h1 class="leaflets__title"><?php Template::text( 'leaflet.title' ); ?></h1>
	<?php endif; ?>
	<div class="leaflets__head"><h2 class="leaflets__heading"><?php Template::text( 'leaflet.ofAll' ); ?></h2></div>
	<ul class="leaflets__list">
		<?php foreach ( $leaflets as $number => $leaflet ) : ?>
			<li><?php Template::part( 'leaflet-card', $leaflet, array( 'first' => $number < 4 ) ); ?></li>
		<?php endforeach; ?>
	</ul>
</div>
