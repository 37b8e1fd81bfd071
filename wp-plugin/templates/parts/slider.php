<?php
/**
 * Slides to scroll, as widgets/ui/Slider.tsx shows them before anybody has moved.
 *
 * @var array $data       `heading`, `slides` (escaped HTML each), `all` (address of the show-all link), `allLabel` (its text, which then stands alone).
 * @var array $attributes `headingLevel`, `noHeading`, `noArrows`, `noBullets`, `autoplay`, `show`.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$level   = in_array( $attributes['headingLevel'] ?? '2', array( '2', '3', '4' ), true ) ? $attributes['headingLevel'] ?? '2' : '2';
$heading = (string) $data['heading'];
?>
<section class="slider slider--<?php echo 'one' === ( $attributes['show'] ?? '' ) ? 'one' : 'cards'; ?><?php echo empty( $attributes['noHeading'] ) ? '' : ' slider--bare'; ?>"<?php Template::attribute( 'aria-label', $heading ); ?>>
	<div class="slider__head">
		<?php if ( '' !== $heading && empty( $attributes['noHeading'] ) ) : ?>
			<h<?php echo (int) $level; ?> class="slider__heading"><?php echo esc_html( $heading ); ?></h<?php echo (int) $level; ?>>
		<?php endif; ?>
		<?php if ( empty( $attributes['noArrows'] ) ) : ?>
			<div class="slider__arrows" hidden="">
				<button type="button" class="icon-button" aria-label="<?php Template::text( 'common.previous' ); ?>" title="<?php Template::text( 'common.previous' ); ?>" disabled=""><?php Icon::show( 'left' ); ?></button>
				<button type="button" class="icon-button" aria-label="<?php Template::text( 'common.next' ); ?>" title="<?php Template::text( 'common.next' ); ?>" disabled=""><?php Icon::show( 'right' ); ?></button>
			</div>
		<?php endif; ?>
		<?php if ( ! empty( $data['all'] ) ) : ?>
			<a class="slider__all" href="<?php echo esc_url( $data['all'] ); ?>"<?php echo '/' === $data['all'][0] ? '' : ' target="_blank" rel="noopener noreferrer"'; ?>><?php Template::text( $data['allLabel'] ?? 'catalogue.showAll' ); ?><?php if ( '' !== $heading && empty( $data['allLabel'] ) ) : ?><span class="hidden-text">: <?php echo esc_html( $heading ); ?></span><?php endif; ?></a>
		<?php endif; ?>
	</div>
	<div class="slider__view">
		<ul class="slider__track"<?php Template::attribute( 'aria-label', $heading ); ?> data-scroll="true">
			<?php foreach ( $data['slides'] as $slide ) : ?>
				<li class="slider__slide"><?php echo $slide; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its part. ?></li>
			<?php endforeach; ?>
		</ul>
	</div>
	<?php if ( empty( $attributes['noBullets'] ) || ! empty( $attributes['autoplay'] ) ) : ?>
		<div class="slider__foot"></div>
	<?php endif; ?>
</section>
