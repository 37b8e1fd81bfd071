<?php
/**
 * An image with a source for phones, as widgets/content/static-image/StaticImage.tsx shows it.
 *
 * @var array $data       Empty.
 * @var array $attributes Those of spesa-static-image.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$mobile  = Links::media( (string) ( $attributes['mobileImage'] ?? '' ) );
$desktop = Links::media( (string) ( $attributes['image'] ?? '' ) );
$desktop = '' === $desktop ? $mobile : $desktop;
if ( '' === $desktop ) {
	return;
}
$href  = Links::content( (string) ( $attributes['link'] ?? '' ) );
$tag   = '' === $href ? 'div' : 'a';
$away  = '' !== $href && '/' !== $href[0];
$sized = ! empty( $attributes['width'] ) && ! empty( $attributes['height'] );
?>
<<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?> class="static-image"<?php Template::attribute( 'href', esc_url( $href ) ); ?><?php echo $away ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>>
	<picture>
		<?php if ( '' !== $mobile && $mobile !== $desktop ) : ?>
			<source media="(max-width: 599px)" srcset="<?php echo esc_url( $mobile ); ?>">
		<?php endif; ?>
		<img class="static-image__image" src="<?php echo esc_url( $desktop ); ?>" alt="<?php echo esc_attr( $attributes['alt'] ?? '' ); ?>"<?php echo $sized ? ' width="' . (int) $attributes['width'] . '" height="' . (int) $attributes['height'] . '"' : ''; ?> loading="lazy" decoding="async">
	</picture>
</<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?>>
