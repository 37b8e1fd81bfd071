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
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$card  = new Card( $data );
$media = static fn( array $urls ): array => array_values( array_unique( array_filter( array_map( array( Links::class, 'media' ), $urls ) ) ) );
$pictures = $media( array_column( $data['media'] ?? array(), 'url' ) ) ?: $media( array( $data['mediaURLMedium'] ?? $data['mediaURL'] ?? '' ) );
$text  = Format::plainText( (string) ( $data['metaData']['product_description']['description'] ?? $data['productInfos']['EXTENDED_DESCRIPTION'] ?? '' ) );
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
			<?php Template::part( 'price', $data, array( 'large' => true ) ); ?>
			<p class="product-page__notes"></p>
			<div class="product-page__action">
				<?php Template::part( 'add', $data ); ?>
			</div>
			<?php if ( '' !== $text ) : ?>
				<p class="product-page__description"><?php echo esc_html( $text ); ?></p>
			<?php endif; ?>
		</div>
	</div>
	<?php Template::part( 'product-facts', $data ); ?>
</div>
