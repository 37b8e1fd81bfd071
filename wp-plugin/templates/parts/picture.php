<?php
/**
 * A picture in a fixed square, or the basket, as widgets/ui/ProductPicture.tsx shows it.
 *
 * @var array $data       `src`, `small` where there is a smaller one, `size` in pixels.
 * @var array $attributes `first`: may be in sight at once.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Pictures;

defined( 'ABSPATH' ) || exit;
?>
<span class="picture">
	<?php if ( '' !== $data['src'] ) : ?>
		<img class="picture__image" alt=""<?php Pictures::attributes( $data['src'], $data['size'], $data['size'], ! empty( $attributes['first'] ), $data['small'] ?? '' ); ?>>
	<?php else : ?>
		<?php Icon::show( 'basket', 'picture__fallback' ); ?>
	<?php endif; ?>
</span>
