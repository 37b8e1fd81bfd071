<?php
/**
 * What each service costs, as widgets/delivery/delivery-fees/DeliveryFees.tsx shows it.
 *
 * @var array $data       Answer of address.fees.
 * @var array $attributes `heading`, `headingLevel`.
 * @package Spesa
 */

use Spesa\DeliveryFees;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$services = DeliveryFees::all( $data );
if ( ! $services ) {
	return;
}
$heading = (string) ( $attributes['heading'] ?? '' );
$level   = in_array( $attributes['headingLevel'] ?? '2', array( '2', '3', '4' ), true ) ? (int) ( $attributes['headingLevel'] ?? 2 ) : 2;
$tag     = "h$level";
$below   = 'h' . ( '' === $heading ? $level : $level + 1 );
?>
<section class="delivery-fees">
	<?php if ( '' !== $heading ) : ?>
		<<?php echo esc_html( $tag ); ?> class="delivery-fees__heading"><?php echo esc_html( $heading ); ?></<?php echo esc_html( $tag ); ?>>
	<?php endif; ?>
	<ul class="delivery-fees__services">
		<?php foreach ( $services as $service ) : ?>
			<li class="delivery-fees__service">
				<<?php echo esc_html( $below ); ?> class="delivery-fees__title"><?php echo esc_html( $service['title'] ); ?></<?php echo esc_html( $below ); ?>>
				<dl class="delivery-fees__facts">
					<?php foreach ( $service['facts'] as list( $name, $words ) ) : ?>
						<div class="delivery-fees__fact"><dt><?php echo esc_html( $name ); ?></dt><dd><?php echo esc_html( $words ); ?></dd></div>
					<?php endforeach; ?>
				</dl>
			</li>
		<?php endforeach; ?>
	</ul>
	<p class="delivery-fees__note"><?php Template::text( 'delivery.feeSlots' ); ?></p>
</section>
