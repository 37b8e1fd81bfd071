<?php
/**
 * A price as widgets/ui/Price.tsx shows it before the customer's shop is known: selling and unit price, the lines of a reduction reserved where one may come.
 *
 * @var array $data       A product.
 * @var array $attributes `large`: the large form.
 * @package Spesa
 */

use Spesa\Card;
use Spesa\Format;
use Spesa\Language;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$form  = Language::currencyForm();
$card  = new Card( $data );
$price = $card->price;
$unit  = Format::priceUnit( $data );
$parts = null === $price ? null : Format::priceParts( $price, $form );
?>
<div class="price<?php echo empty( $attributes['large'] ) ? '' : ' price--large'; ?><?php echo $card->cut ? ' price--reserve' : ''; ?>">
	<?php if ( $parts ) : ?>
		<div class="price__now"><p class="price__amount"><span class="price__whole"><?php echo esc_html( $parts[0] ); ?></span><span class="price__cents"><?php echo esc_html( $parts[1] ); ?></span></p><?php if ( '' !== $unit ) : ?><p class="price__per">/<?php echo esc_html( $unit ); ?></p><?php endif; ?></div>
		<p class="price__unit"><?php echo esc_html( Format::belowPrice( $data, $form ) ); ?></p>
	<?php else : ?>
		<p class="price__none"><?php Template::text( 'catalogue.noPrice' ); ?></p>
	<?php endif; ?>
</div>
