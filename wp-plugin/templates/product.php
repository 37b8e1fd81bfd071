<?php
/**
 * A product's own page without JavaScript: picture, name, price with unit price, and what the law wants known before the purchase.
 *
 * @var array $data       Answer of catalogue.product.
 * @var array $attributes
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
$form  = Settings::get( 'currency_form' );
$media = static fn( array $urls ): array => array_values( array_unique( array_filter( array_map( array( Links::class, 'media' ), $urls ) ) ) );
$pictures = $media( array_column( $data['media'] ?? array(), 'url' ) ) ?: $media( array( $data['mediaURLMedium'] ?? $data['mediaURL'] ?? '' ) );
$text  = Format::plainText( (string) ( $data['metaData']['product_description']['description'] ?? $data['productInfos']['EXTENDED_DESCRIPTION'] ?? '' ) );
$parts = null === $card->price ? null : Format::priceParts( $card->price, $form );
?>
<div class="product-page">
	<?php Template::part( 'crumbs', array( 'crumbs' => $data['breadCrumbs'] ?? array(), 'last' => $card->name ) ); ?>
	<div class="product-page__main">
		<div class="product-page__media">
			<?php Template::part( 'picture', array( 'src' => $pictures[0] ?? '', 'size' => 480 ), array( 'eager' => true ) ); ?>
			<?php if ( count( $pictures ) > 1 ) : ?>
				<ul class="product-page__thumbs" aria-label="<?php Template::text( 'catalogue.pictures' ); ?>">
					<?php foreach ( $pictures as $number => $picture ) : ?>
						<li><button type="button" class="product-page__thumb" aria-label="<?php Template::text( 'catalogue.picture', array( 'n' => $number + 1, 'total' => count( $pictures ) ) ); ?>" aria-pressed="<?php echo 0 === $number ? 'true' : 'false'; ?>"><?php Template::part( 'picture', array( 'src' => $picture, 'size' => 64 ) ); ?></button></li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
		</div>
		<div class="product-page__text">
			<p class="product-page__brand"><bdi><?php echo esc_html( Format::readableBrand( $data['shortDescr'] ?? '' ) ); ?></bdi></p>
			<h1 class="product-page__name"><bdi><?php echo esc_html( $card->name ); ?></bdi></h1>
			<p class="product-page__size"><bdi><?php echo esc_html( $data['description'] ?? '' ); ?></bdi></p>
			<p class="product-page__badges"></p>
			<div class="price price--large price--reserve">
				<?php if ( $parts ) : ?>
					<p class="price__amount"><span class="price__whole"><?php echo esc_html( $parts['sign'] . $parts['whole'] ); ?></span><span class="price__cents"><?php echo esc_html( "{$parts['separator']}{$parts['cents']} €" ); ?></span></p>
					<p class="price__unit"><?php echo esc_html( Format::formatUnitPrice( $data, $form ) ); ?></p>
				<?php else : ?>
					<p class="price__none"><?php Template::text( 'catalogue.noPrice' ); ?></p>
				<?php endif; ?>
			</div>
			<p class="product-page__notes"></p>
			<div class="product-page__action">
				<?php if ( $card->sold ) : ?>
					<div class="quantity quantity--empty">
						<button type="button" class="button button--primary button--wide" data-main="true" data-press="<?php echo esc_attr( $card->press ); ?>" aria-label="<?php Template::text( 'catalogue.addName', array( 'name' => $card->name ) ); ?>"><?php Icon::show( 'plus' ); ?><span class="button__text"><?php Template::text( 'catalogue.addToCart' ); ?></span></button>
						<span class="hidden-text" role="status"></span>
					</div>
				<?php else : ?>
					<p class="product-card__none"><?php Template::text( $card->available ? 'catalogue.noPriceHint' : 'catalogue.notAvailable' ); ?></p>
				<?php endif; ?>
			</div>
			<?php if ( '' !== $text ) : ?>
				<p class="product-page__description"><?php echo esc_html( $text ); ?></p>
			<?php endif; ?>
		</div>
	</div>
	<?php Template::part( 'product-facts', $data ); ?>
</div>
