<?php
/**
 * A product in a list, as widgets/ui/ProductCard.tsx shows it: selling price and unit price only, the line of reductions reserved.
 *
 * @var array $data       A product.
 * @var array $attributes `eager`: its picture is wanted at once; `large`: the large form.
 * @package Spesa
 */

use Spesa\Card;
use Spesa\Format;
use Spesa\Icon;
use Spesa\Links;
use Spesa\Settings;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$card  = new Card( $data );
$photo = Links::media( $data['mediaURLMedium'] ?? $data['mediaURL'] ?? '' );
$parts = null === $card->price ? null : Format::priceParts( $card->price, Settings::get( 'currency_form' ) );
?>
<article class="product-card<?php echo empty( $attributes['large'] ) ? '' : ' product-card--large'; ?><?php echo $card->available ? '' : ' product-card--unavailable'; ?>">
	<div class="product-card__media">
		<?php Template::part( 'picture', array( 'src' => $photo, 'size' => 240 ), $attributes ); ?>
		<p class="product-card__badges"></p>
	</div>
	<div class="product-card__text">
		<p class="product-card__brand"><bdi><?php echo esc_html( Format::readableBrand( $data['shortDescr'] ?? '' ) ); ?></bdi></p>
		<h3 class="product-card__name"><a href="<?php echo esc_url( Links::to( 'product', array( 'slug' => $data['slug'] ?? '' ) ) ); ?>" title="<?php echo esc_attr( $card->name ); ?>"><bdi><?php echo esc_html( $card->name ); ?></bdi></a></h3>
		<p class="product-card__size"><bdi><?php echo esc_html( $data['description'] ?? '' ); ?></bdi></p>
		<p class="product-card__notes"></p>
	</div>
	<div class="price<?php echo empty( $attributes['large'] ) ? '' : ' price--large'; ?> price--reserve">
		<?php if ( $parts ) : ?>
			<p class="price__amount"><span class="price__whole"><?php echo esc_html( $parts['sign'] . $parts['whole'] ); ?></span><span class="price__cents"><?php echo esc_html( "{$parts['separator']}{$parts['cents']} €" ); ?></span></p>
			<p class="price__unit"><?php echo esc_html( Format::formatUnitPrice( $data, Settings::get( 'currency_form' ) ) ); ?></p>
		<?php else : ?>
			<p class="price__none"><?php Template::text( 'catalogue.noPrice' ); ?></p>
		<?php endif; ?>
	</div>
	<div class="product-card__action">
		<?php if ( $card->sold ) : ?>
			<div class="quantity quantity--empty">
				<button type="button" class="button button--primary button--wide" data-main="true" data-press="<?php echo esc_attr( $card->press ); ?>" aria-label="<?php Template::text( 'catalogue.addName', array( 'name' => $card->name ) ); ?>"><?php Icon::show( 'plus' ); ?><span class="button__text"><?php Template::text( 'catalogue.addToCart' ); ?></span></button>
				<span class="hidden-text" role="status"></span>
			</div>
		<?php else : ?>
			<p class="product-card__none"><?php Template::text( $card->available ? 'catalogue.noPriceHint' : 'catalogue.notAvailable' ); ?></p>
		<?php endif; ?>
	</div>
	<div class="product-card__corner"></div>
</article>
