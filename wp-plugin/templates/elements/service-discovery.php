<?php
/**
 * The card that leads to the delivery services, as in widgets/delivery/service-discovery/ServiceDiscovery.tsx.
 *
 * @var array $data       Empty.
 * @var array $attributes Those of spesa-service-discovery.
 * @package Spesa
 */

use Spesa\Assets;
use Spesa\Icon;
use Spesa\Links;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$picture = Links::media( (string) ( $attributes['image'] ?? '' ) );
$heading = (string) ( $attributes['heading'] ?? '' );
$text    = (string) ( $attributes['text'] ?? '' );
$tag     = 'h' . ( in_array( $attributes['headingLevel'] ?? '', array( '3', '4' ), true ) ? $attributes['headingLevel'] : '2' );
$address = Links::to( 'deliveryService' );
$here    = Links::here( array() );
$beside  = Assets::has( 'spesa-delivery-service' ) ? ' service-discovery--beside' : '';
?>
<div class="service-discovery<?php echo esc_attr( $beside ); ?>">
	<?php if ( '' !== $picture ) : ?>
		<img class="service-discovery__image" alt=""<?php Pictures::attributes( $picture, 400, 300, false ); ?>>
	<?php else : ?>
		<span class="service-discovery__icon"><?php Icon::show( 'pin' ); ?></span>
	<?php endif; ?>
	<div class="service-discovery__text">
		<?php if ( '' !== $heading ) : ?>
			<<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of three literals. ?> class="service-discovery__heading"><?php echo esc_html( $heading ); ?></<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of three literals. ?>>
		<?php endif; ?>
		<?php if ( '' !== $text ) : ?>
			<p><?php echo esc_html( $text ); ?></p>
		<?php endif; ?>
	</div>
	<?php if ( '' !== $address ) : ?>
	<a class="button button--primary" href="<?php echo esc_url( $address . ( false === strpos( $address, '?' ) ? '?' : '&' ) . 'back=' . rawurlencode( $here ) ); ?>"><span class="button__text"><?php echo esc_html( $attributes['button'] ?? '' ); ?></span></a>
	<?php endif; ?>
</div>
