<?php
/**
 * The way to the cart, as a stranger sees it in widgets/cart/cart-button/CartButton.tsx.
 *
 * @var array $attributes `noTotal`.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<a class="cart-button cart-button--empty" href="<?php echo esc_url( Links::to( 'cart' ) ); ?>" aria-haspopup="dialog" aria-label="<?php Template::text( 'cart.buttonEmpty' ); ?>">
	<span class="cart-button__icon"><?php Icon::show( 'cart' ); ?></span>
	<?php if ( empty( $attributes['noTotal'] ) ) : ?>
		<span class="cart-button__total"><?php Template::text( 'cart.short' ); ?></span>
	<?php endif; ?>
</a>
