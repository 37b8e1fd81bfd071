<?php
/**
 * Tabs of large product cards, the first one open, as widgets/catalogue/product-tabs/ProductTabs.tsx shows them.
 *
 * @var array $data       Answers by call: `catalogue.categoryTree` and `catalogue.products`, or `catalogue.category` and `catalogue.categoryBlock`.
 * @var array $attributes Those of spesa-product-tabs.
 * @package Spesa
 */

use Spesa\Links;
use Spesa\Manifest;
use Spesa\Tabs;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$tabs     = Tabs::all( $data['catalogue.categoryTree'] ?? null, $data['catalogue.category'] ?? null, $attributes );
$products = array_slice( $data['catalogue.products']['products'] ?? $data['catalogue.categoryBlock']['products'] ?? array(), 0, (int) $attributes['limit'] );
if ( ! $tabs || ! $products ) {
	return;
}
$heading = (string) $attributes['heading'];
$slides  = array();
foreach ( $products as $number => $product ) {
	$slides[] = Template::render( 'parts/product-card', $product, array( 'first' => 0 === $number, 'large' => true ) );
}
$slider  = Template::render(
	'parts/slider',
	array(
		'heading' => $tabs[0]['title'],
		'slides'  => $slides,
	),
	array(
		'noHeading' => true,
		'show'      => 'one',
	) + $attributes
);
$page = $data['catalogue.products']['page'] ?? $data['catalogue.categoryBlock']['page'] ?? array();
if ( '' !== $tabs[0]['slug'] && ( $page['totItems'] ?? 0 ) > ( $page['itemsPerPage'] ?? 0 ) ) {
	$slider .= sprintf( '<a class="product-tabs__all" href="%s">%s<span class="hidden-text">: %s</span></a>', esc_url( Links::to( 'category', array( 'slug' => $tabs[0]['slug'] ) ) ), esc_html( Manifest::label( 'catalogue.showAll' ) ), esc_html( $tabs[0]['title'] ) );
}
?>
<section class="product-tabs"<?php Template::attribute( 'aria-label', $heading ); ?>>
	<?php if ( '' !== $heading ) : ?>
		<h<?php echo (int) $attributes['headingLevel']; ?> class="product-tabs__heading"><?php echo esc_html( $heading ); ?></h<?php echo (int) $attributes['headingLevel']; ?>>
	<?php endif; ?>
	<?php if ( count( $tabs ) > 1 ) : ?>
		<div class="tabs">
			<div class="tabs__list" role="tablist"<?php Template::attribute( 'aria-label', '' === $heading ? Manifest::label( 'catalogue.productTabs' ) : $heading ); ?> data-scroll="true">
				<?php foreach ( $tabs as $number => $tab ) : ?>
					<button type="button" role="tab" class="tabs__tab" aria-selected="<?php echo 0 === $number ? 'true' : 'false'; ?>"<?php echo 0 === $number ? '' : ' tabindex="-1"'; ?>><span><?php echo esc_html( $tab['title'] ); ?></span></button>
				<?php endforeach; ?>
			</div>
			<div class="tabs__panel" role="tabpanel"><?php echo $slider; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its part. ?></div>
		</div>
	<?php else : ?>
		<?php echo $slider; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its part. ?>
	<?php endif; ?>
</section>
