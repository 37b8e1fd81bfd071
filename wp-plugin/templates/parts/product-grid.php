<?php
/**
 * Products in even columns, as widgets/ui/ProductGrid.tsx shows them.
 *
 * @var array $data       `products`.
 * @var array $attributes `lazy`: none is wanted before it comes into sight.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<ul class="product-grid">
	<?php foreach ( $data['products'] as $number => $product ) : ?>
		<li class="product-grid__item"><?php Template::part( 'product-card', $product, array( 'first' => $number < 4 && empty( $attributes['lazy'] ) ) ); ?></li>
	<?php endforeach; ?>
</ul>
