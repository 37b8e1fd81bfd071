<?php
/**
 * A leaflet with its cover, as widgets/ui/LeafletCard.tsx shows it.
 *
 * @var array $data       As Leaflet::one() gives it.
 * @var array $attributes `first`: may be in sight at once.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<article class="link-card leaflet-card">
	<?php if ( '' !== $data['cover'] ) : ?>
		<img class="leaflet-card__cover" alt=""<?php Pictures::attributes( $data['cover'], 450, 620, ! empty( $attributes['first'] ) ); ?>>
	<?php else : ?>
		<span class="leaflet-card__blank"><?php Icon::show( 'tag' ); ?></span>
	<?php endif; ?>
	<div class="leaflet-card__text">
		<h3 class="link-card__title leaflet-card__title"><a href="<?php echo esc_url( $data['href'] ); ?>"><bdi><?php echo esc_html( $data['title'] ); ?></bdi></a></h3>
		<?php if ( '' !== $data['descr'] ) : ?>
			<p class="leaflet-card__descr"><bdi><?php echo esc_html( $data['descr'] ); ?></bdi></p>
		<?php endif; ?>
		<?php if ( '' !== $data['until'] ) : ?>
			<p class="leaflet-card__dates"><?php Template::text( 'leaflet.until', array( 'to' => $data['until'] ) ); ?></p>
		<?php endif; ?>
	</div>
</article>
