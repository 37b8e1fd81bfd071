<?php
/**
 * Products in even columns, as widgets/ui/ProductGrid.tsx shows them.
 *
 * @var array $data `products`.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<ul class="product-grid">
	<?php foreach ( $data['products'] as $number => $product ) : ?>
		<li class="product-grid__item"><?php Template::part( 'product-card', $product, array( 'eager' => $number < 4 ) ); ?></li>
	<?php endforeach; ?>
</ul>
