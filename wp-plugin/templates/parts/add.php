<?php
/**
 * The add button of a product, or why there is none, as widgets/ui/QuantityControl.tsx shows them.
 *
 * @var array $data A product.
 * @package Spesa
 */

use Spesa\Card;
use Spesa\Icon;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$card = new Card( $data );
?>
<?php if ( $card->sold ) : ?>
	<div class="quantity quantity--empty">
		<button type="button" class="button button--primary button--wide" data-main="true" data-press="<?php echo esc_attr( $card->press ); ?>" aria-label="<?php Template::text( 'catalogue.addName', array( 'name' => ltrim( $card->amount . ' ' . $card->name ) ) ); ?>"><?php Icon::show( 'plus' ); ?><span class="button__text"><?php '' === $card->amount ? Template::text( 'catalogue.addToCart' ) : Template::text( 'catalogue.addAmount', array( 'amount' => $card->amount ) ); ?></span></button>
		<span class="hidden-text" role="status"></span>
	</div>
<?php else : ?>
	<p class="product-card__none"><?php Template::text( $card->available ? 'catalogue.noPriceHint' : 'product.notAvailable' ); ?></p>
<?php endif; ?>
