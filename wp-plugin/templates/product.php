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
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$card  = new Card( $data );
$media = static fn( array $urls ): array => array_values( array_unique( array_filter( array_map( array( Links::class, 'media' ), $urls ) ) ) );
$pictures = $media( array_column( $data['media'] ?? array(), 'url' ) ) ?: $media( array( $data['mediaURLMedium'] ?? $data['mediaURL'] ?? '' ) );
$texts  = array_unique( array_filter( array_map( static fn( $text ): string => Format::plainText( (string) $text ), array( $data['metaData']['product_description']['description'] ?? '', $data['productInfos']['EXTENDED_DESCRIPTION'] ?? '' ) ), 'strlen' ) );
$texts  = array_values( array_filter( $texts, static fn( string $text ): bool => 1 === count( array_filter( $texts, static fn( string $other ): bool => false !== strpos( $other, $text ) ) ) ) );
$seller = array( 'href' => '', 'away' => false );
if ( ! empty( $data['vendor']['name'] ) ) {
	$seller         = Links::followed( (string) ( $data['vendor']['url'] ?? '' ) );
	$seller['href'] = $seller['href'] ?: Links::to( 'search' ) . '?q=' . Links::encoded( $data['vendor']['name'] ) . '&filters=vendor_id%3A' . (int) $data['vendor']['vendorId'];
}
$infos   = $data['productInfos'] ?? array();
$further = static function () use ( $attributes ): void {
	?>
	<div class="product-page__further<?php echo empty( $attributes['noAlternatives'] ) ? ' product-page__further--waiting' : ''; ?>"></div>
	<?php
};
?>
<div class="product-page">
	<?php Template::part( 'crumbs', array( 'crumbs' => $data['breadCrumbs'] ?? array(), 'last' => $card->name ) ); ?>
	<div class="product-page__main">
		<div class="product-page__media">
			<?php Template::part( 'picture', array( 'src' => $pictures[0] ?? '', 'size' => 480 ), array( 'first' => true ) ); ?>
			<p class="product-page__badges"></p>
			<?php if ( count( $pictures ) > 1 ) : ?>
				<ul class="product-page__thumbs" aria-label="<?php Template::text( 'catalogue.pictures' ); ?>">
					<?php foreach ( $pictures as $number => $picture ) : ?>
						<li><button type="button" class="product-page__thumb" aria-label="<?php Template::text( 'catalogue.picture', array( 'n' => $number + 1, 'total' => count( $pictures ) ) ); ?>" aria-pressed="<?php echo 0 === $number ? 'true' : 'false'; ?>"><?php Template::part( 'picture', array( 'src' => $picture, 'size' => 64 ) ); ?></button></li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
		</div>
		<div class="product-page__text">
			<p class="product-page__brand"><?php if ( $seller['href'] ) : ?><a href="<?php echo esc_url( $seller['href'] ); ?>"<?php echo $seller['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php endif; ?><bdi><?php echo esc_html( Format::readableBrand( ( $data['shortDescr'] ?? '' ) ?: ( $data['vendor']['name'] ?? '' ) ) ); ?></bdi><?php echo $seller['href'] ? '</a>' : ''; ?></p>
			<h1 class="product-page__name"><bdi><?php echo esc_html( $card->name ); ?></bdi></h1>
			<p class="product-page__size"><bdi><?php echo esc_html( $data['description'] ?? '' ); ?></bdi></p>
			<?php Template::part( 'price', $data, array( 'large' => true ) ); ?>
			<?php if ( $card->sold ) : ?>
				<div class="product-page__action">
					<?php Template::part( 'add', $data ); ?>
				</div>
			<?php else : ?>
				<p class="product-page__none"><b><?php Template::text( $card->available ? 'catalogue.noPriceHint' : 'product.notAvailable' ); ?></b> <?php $card->available || Template::text( 'catalogue.soldOut' ); ?></p>
			<?php endif; ?>
			<?php $card->available || $further(); ?>
			<p class="product-page__notes"><?php if ( 'true' === ( $infos['PERISHABLE'] ?? '' ) ) : ?><span><?php Template::text( 'product.withdrawalExcluded' ); ?></span><?php else : ?><span><?php Template::text( 'catalogue.withdrawalDays' ); ?> <a href="<?php echo esc_url( Links::to( 'orderTracking', array( 'id' => '' ) ) ); ?>"><?php Template::text( 'footer.withdrawal' ); ?></a></span><?php endif; ?></p>
			<?php if ( null !== $card->limit ) : ?>
				<p class="product-page__notes"><b class="limit"><?php Template::text( 'catalogue.limit', array( 'n' => $card->limit ) ); ?></b> (<?php Template::text( 'catalogue.limitText' ); ?>)</p>
			<?php endif; ?>
			<?php if ( 'true' === ( $infos['ADULTS_ONLY'] ?? '' ) ) : ?>
				<div class="notice notice--warning" role="status"><?php Icon::show( 'warning' ); ?><div class="notice__text"><p><?php Template::text( 'catalogue.adultsOnly' ); ?></p></div></div>
			<?php endif; ?>
			<?php foreach ( $texts as $text ) : ?>
				<p class="product-page__description"><?php echo esc_html( $text ); ?></p>
			<?php endforeach; ?>
		</div>
	</div>
	<?php Template::part( 'product-facts', $data ); ?>
	<details class="store-prices"><summary class="store-prices__title"><?php Template::text( 'catalogue.storePrices' ); ?></summary></details>
	<?php
	if ( '2' !== (string) ( $infos['PRODUCT_NATURE_ID'] ?? '' ) ) {
		Template::part( 'guarantee', array() );
	}
	?>
	<?php $card->available && $further(); ?>
</div>
