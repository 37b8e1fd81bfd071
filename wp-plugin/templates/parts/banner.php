<?php
/**
 * A banner, as widgets/ui/BannerCard.tsx shows it; its colours come with JavaScript, which checks their contrast.
 *
 * @var array $data       As Banner::all() gives it.
 * @var array $attributes `eager`.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$tag = '' === $data['href'] ? 'div' : 'a';
?>
<<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?> class="banner banner--<?php echo esc_attr( $data['kind'] ); ?><?php echo $data['inverted'] ? ' banner--inverted' : ''; ?>"<?php Template::attribute( 'href', esc_url( $data['href'] ) ); ?><?php echo $data['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>>
	<picture class="banner__picture">
		<?php if ( $data['mobile'] !== $data['desktop'] ) : ?>
			<source media="(max-width: 599px)" srcset="<?php echo esc_url( $data['mobile'] ); ?>">
		<?php endif; ?>
		<img class="banner__image" src="<?php echo esc_url( $data['desktop'] ); ?>" alt="<?php echo esc_attr( $data['alt'] ); ?>" width="1200" height="<?php echo in_array( $data['kind'], array( 'image', 'overlay' ), true ) ? 400 : 800; ?>" loading="<?php echo empty( $attributes['eager'] ) ? 'lazy' : 'eager'; ?>"<?php echo empty( $attributes['eager'] ) ? '' : ' fetchpriority="high"'; ?> decoding="async">
	</picture>
	<?php if ( 'image' !== $data['kind'] ) : ?>
		<span class="banner__text">
			<span class="banner__title"><bdi><?php echo esc_html( $data['title'] ); ?></bdi></span>
			<?php if ( '' !== $data['text'] ) : ?>
				<span class="banner__descr"><?php echo esc_html( $data['text'] ); ?></span>
			<?php endif; ?>
			<?php if ( '' !== $data['button'] ) : ?>
				<span class="button button--primary"><span class="button__text"><?php echo esc_html( $data['button'] ); ?></span></span>
			<?php endif; ?>
		</span>
	<?php endif; ?>
</<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?>>
