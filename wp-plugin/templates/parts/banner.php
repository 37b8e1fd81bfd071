<?php
/**
 * A banner, as widgets/ui/BannerCard.tsx shows it; its colours come with JavaScript, which checks their contrast.
 *
 * @var array $data       As Banner::all() gives it.
 * @var array $attributes `first`: may be in sight at once.
 * @package Spesa
 */

use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$tag    = '' === $data['href'] ? 'div' : 'a';
$height = in_array( $data['kind'], array( 'image', 'overlay' ), true ) ? 400 : 800;
?>
<<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?> class="banner banner--<?php echo esc_attr( $data['kind'] ); ?><?php echo $data['inverted'] ? ' banner--inverted' : ''; ?>"<?php Template::attribute( 'href', esc_url( $data['href'] ) ); ?><?php echo $data['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>>
	<picture class="banner__picture">
		<?php if ( $data['mobile'] !== $data['desktop'] ) : ?>
			<source media="(max-width: 599px)" srcset="<?php echo esc_url( $data['mobile'] ); ?>">
		<?php endif; ?>
		<img class="banner__image" alt="<?php echo esc_attr( $data['alt'] ); ?>"<?php Pictures::attributes( $data['desktop'], 1200, $height, ! empty( $attributes['first'] ) ); ?>>
	</picture>
	<?php if ( 'image' !== $data['kind'] || '' !== $data['button'] ) : ?>
		<span class="banner__text">
			<?php if ( 'image' !== $data['kind'] ) : ?>
				<span class="banner__title"><bdi><?php echo esc_html( $data['title'] ); ?></bdi></span>
			<?php endif; ?>
			<?php if ( 'image' !== $data['kind'] && '' !== $data['text'] ) : ?>
				<span class="banner__descr"><?php echo esc_html( $data['text'] ); ?></span>
			<?php endif; ?>
			<?php if ( '' !== $data['button'] ) : ?>
				<span class="button button--primary"><span class="button__text"><?php echo esc_html( $data['button'] ); ?></span></span>
			<?php endif; ?>
		</span>
	<?php endif; ?>
</<?php echo $tag; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two literals. ?>>
