<?php
/**
 * The card that asks for an address and leads to the delivery services, a form that works by itself, as in widgets/delivery/service-discovery/ServiceDiscovery.tsx.
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
$hidden  = array();
wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $hidden );
$hidden['back'] = Links::here( array() );
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
	<form class="service-discovery__form" method="get" action="<?php echo esc_url( strtok( $address, '?' ) ); ?>">
		<?php foreach ( $hidden as $name => $value ) : ?>
		<input type="hidden" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_attr( $value ); ?>">
		<?php endforeach; ?>
		<div class="combobox" role="search"><span class="field__frame"><button type="submit" class="combobox__submit" aria-label="<?php Template::text( 'catalogue.searchSubmit' ); ?>"><?php Icon::show( 'search' ); ?></button><input class="field__input" type="search" enterkeyhint="search" autocomplete="off" name="addressString" aria-label="<?php Template::text( 'delivery.addressSearch' ); ?>" placeholder="<?php Template::text( 'delivery.addressSearchHint' ); ?>"></span></div>
		<button type="submit" class="button button--primary"><span class="button__text"><?php echo esc_html( $attributes['button'] ?? '' ); ?></span></button>
	</form>
	<?php endif; ?>
</div>
