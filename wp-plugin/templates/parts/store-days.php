<?php
/**
 * Days with their hours, as widgets/delivery/favourite-store/OpeningWeek.tsx shows them.
 *
 * @var array $data       `{ day, hours, note }` each.
 * @var array $attributes `label`.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<dl class="store-week"<?php Template::attribute( 'aria-label', $attributes['label'] ?? '' ); ?>>
	<?php foreach ( $data as $day ) : ?>
		<div class="store-week__day"><dt><?php echo esc_html( $day['day'] ); ?></dt><dd><?php echo esc_html( $day['hours'] ); ?><?php echo '' === $day['note'] ? '' : '<span class="store-week__note">' . esc_html( $day['note'] ) . '</span>'; ?></dd></div>
	<?php endforeach; ?>
</dl>
