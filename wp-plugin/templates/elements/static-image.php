<?php
/**
 * An image with a source for phones, as widgets/content/static-image/StaticImage.tsx shows it.
 *
 * @var array $data       Empty.
 * @var array $attributes Those of spesa-static-image.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$mobile  = Links::media( (string) ( $attributes['mobileImage'] ?? '' ) );
$desktop = Links::media( (string) ( $attributes['image'] ?? '' ) );
$desktop = '' === $desktop ? $mobile : $desktop;
if ( '' === $desktop ) {
	return;
}
$link  = Links::followed( (string) ( $attributes['link'] ?? '' ) );
$tag   = '' === $link['href'] ? 'div' : 'a';
$phone = Pictures::checked( (string) ( $attributes['mobileImageSources'] ?? '' ) );
$phone = '' === $phone ? esc_url( $mobile ) : $phone;
$wide  = Pictures::checked( (string) ( $attributes['imageSources'] ?? '' ) );
$forms = empty( $attributes['shape'] ) ? '' : " static-image__image--{$attributes['shape']}";
$forms .= Pictures::focus( (string) ( $attributes['focus'] ?? '' ) );
$sized = ! empty( $attributes['width'] ) && ! empty( $attributes['height'] );
?>
<<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?> class="static-image"<?php Template::attribute( 'href', esc_url( $link['href'] ) ); ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>>
	<picture>
		<?php if ( '' !== $mobile && $mobile !== $desktop ) : ?>
			<source media="(max-width: 599px)" srcset="<?php echo esc_attr( $phone ); ?>" sizes="100vw">
		<?php endif; ?>
		<img class="static-image__image<?php echo esc_attr( $forms ); ?>"<?php Pictures::sources( $wide ); ?> alt="<?php echo esc_attr( $attributes['alt'] ?? '' ); ?>"<?php Pictures::attributes( $desktop, $sized ? (int) $attributes['width'] : 0, $sized ? (int) $attributes['height'] : 0, $sized ); ?>>
	</picture>
</<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?>>
