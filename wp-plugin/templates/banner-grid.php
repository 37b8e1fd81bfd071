<?php
/**
 * Banners side by side, as widgets/catalogue/banner-list/BannerList.tsx shows them.
 *
 * @var array $data       Answer of catalogue.category.
 * @var array $attributes Those of spesa-banner-list.
 * @package Spesa
 */

use Spesa\Banner;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$banners = Banner::all( $data, (string) ( $attributes['block'] ?? '' ), 'BannerList' );
if ( ! $banners ) {
	return;
}
$level   = in_array( $attributes['headingLevel'] ?? '2', array( '2', '3', '4' ), true ) ? $attributes['headingLevel'] ?? '2' : '2';
$heading = (string) ( $attributes['heading'] ?? '' );
?>
<section class="banner-list"<?php Template::attribute( 'aria-label', $heading ); ?>>
	<?php if ( '' !== $heading ) : ?>
		<h<?php echo (int) $level; ?> class="banner-list__heading"><?php echo esc_html( $heading ); ?></h<?php echo (int) $level; ?>>
	<?php endif; ?>
	<ul class="banner-list__items">
		<?php foreach ( $banners as $number => $banner ) : ?>
			<li class="banner-list__item banner-list__item--<?php echo esc_attr( $banner['kind'] ); ?>"><?php Template::part( 'banner', $banner, array( 'first' => $number < 2 ) ); ?></li>
		<?php endforeach; ?>
	</ul>
</section>
