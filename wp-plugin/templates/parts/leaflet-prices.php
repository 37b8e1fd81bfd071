<?php
/**
 * The prices over a leaflet's page, as widgets/content/leaflet/PagePrices.tsx sets them.
 *
 * @var array $data A page as Leaflet::pages() gives it.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Language;

defined( 'ABSPATH' ) || exit;

$form     = Language::currencyForm();
$products = array_column( $data['products'], null, 'productId' );
?>
<svg class="leaflet-prices" viewBox="0 0 900 1240" aria-hidden="true" focusable="false">
	<?php foreach ( $data['prices'] as $place ) : ?>
		<?php $price = isset( $products[ $place['productId'] ] ) ? Format::priceOf( $products[ $place['productId'] ] ) : null; ?>
		<?php if ( null !== $price ) : ?>
			<g transform="translate(<?php echo esc_attr( (string) ( (float) $place['x'] * 9 ) ); ?> <?php echo esc_attr( (string) ( (float) $place['y'] * 12.4 ) ); ?>)"><text class="leaflet-prices__now"><?php echo esc_html( Format::formatCurrency( $price, $form ) ); ?></text><text class="leaflet-prices__unit" y="30"><?php echo esc_html( Format::formatUnitPrice( $products[ $place['productId'] ], $form ) ); ?></text></g>
		<?php endif; ?>
	<?php endforeach; ?>
</svg>
