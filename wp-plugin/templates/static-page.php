<?php
/**
 * A static page inside another one, as widgets/content/page/StaticPage.tsx shows it.
 *
 * @var array $data       Answer of platform.pages.
 * @var array $attributes Those of spesa-page.
 * @package Spesa
 */

use Spesa\Format;

defined( 'ABSPATH' ) || exit;

if ( empty( $data[0] ) ) {
	return;
}
?>
<section class="static-page">
	<?php if ( empty( $attributes['noHeading'] ) ) : ?>
		<h2 class="static-page__heading"><?php echo esc_html( Format::plainText( $data[0]['title']['rendered'] ) ); ?></h2>
	<?php endif; ?>
	<div class="rich-text"><?php echo $data[0]['content']['rendered']; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress' own content, as the_content() prints it. ?></div>
</section>
