<?php
/**
 * A picture in a fixed square, or the basket, as widgets/ui/ProductPicture.tsx shows it.
 *
 * @var array $data       `src`, `size` in pixels.
 * @var array $attributes `eager`.
 * @package Spesa
 */

use Spesa\Icon;

defined( 'ABSPATH' ) || exit;
?>
<span class="picture">
	<?php if ( '' !== $data['src'] ) : ?>
		<img class="picture__image" src="<?php echo esc_url( $data['src'] ); ?>" alt="" width="<?php echo (int) $data['size']; ?>" height="<?php echo (int) $data['size']; ?>" loading="<?php echo empty( $attributes['eager'] ) ? 'lazy' : 'eager'; ?>" decoding="async">
	<?php else : ?>
		<?php Icon::show( 'basket', 'picture__fallback' ); ?>
	<?php endif; ?>
</span>
