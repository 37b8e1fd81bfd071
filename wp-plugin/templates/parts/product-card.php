<?php
/**
 * A product in a list, as widgets/ui/ProductCard.tsx shows it: selling price and unit price only, the lines of a reduction reserved where one may come.
 *
 * @var array $data       A product.
 * @var array $attributes `first`: it may be in sight at once; `large`: the large form.
 * @package Spesa
 */

use Spesa\Card;
use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$card  = new Card( $data );
$small = Links::media( $data['mediaURL'] ?? '' );
$photo = isset( $data['mediaURLMedium'] ) ? Links::media( $data['mediaURLMedium'] ) : $small;
?>
<article class="product-card<?php echo empty( $attributes['large'] ) ? '' : ' product-card--large'; ?><?php echo $card->available ? '' : ' product-card--unavailable'; ?>">
	<div class="product-card__media">
		<?php Template::part( 'picture', array( 'src' => $photo, 'small' => $small, 'size' => 240 ), $attributes ); ?>
		<p class="product-card__badges"></p>
	</div>
	<div class="product-card__text">
		<p class="product-card__brand"><bdi><?php echo esc_html( Format::readableBrand( $data['shortDescr'] ?? '' ) ); ?></bdi></p>
		<h3 class="product-card__name"><a href="<?php echo esc_url( Links::to( 'product', array( 'slug' => $data['slug'] ?? '' ) ) ); ?>" title="<?php echo esc_attr( $card->name ); ?>"><bdi><?php echo esc_html( $card->name ); ?></bdi></a></h3>
		<p class="product-card__size"><bdi><?php echo esc_html( $data['description'] ?? '' ); ?></bdi></p>
		<p class="product-card__notes"><?php if ( null !== $card->hours ) : ?><span><?php Template::text( 'catalogue.leadTime', array( 'n' => $card->hours ) ); ?></span><?php endif; ?><?php if ( null !== $card->limit ) : ?><span class="limit"><?php Template::text( 'catalogue.limit', array( 'n' => $card->limit ) ); ?></span><?php endif; ?></p>
	</div>
	<?php Template::part( 'price', $data, $attributes ); ?>
	<div class="product-card__action">
		<?php Template::part( 'add', $data ); ?>
	</div>
	<div class="product-card__corner"></div>
</article>
