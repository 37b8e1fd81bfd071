<?php
/**
 * A category without JavaScript: its way, heading, children, sort, products and pager.
 *
 * @var array $data       Answers by call: `catalogue.category`, `catalogue.products`.
 * @var array $attributes
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$category = $data['catalogue.category']['category'] ?? null;
if ( ! $category ) {
	return;
}
$found  = $data['catalogue.products'] ?? array();
$crumbs = array_values( array_filter( $category['breadCrumbs'] ?? array(), static fn( array $crumb ): bool => $crumb['slug'] !== $category['slug'] ) );
$name   = Format::readable( (string) $category['name'] );
$sorts  = array(
	''           => 'catalogue.sortRelevance',
	'name asc'   => 'catalogue.sortName',
	'price asc'  => 'catalogue.sortCheapest',
	'price desc' => 'catalogue.sortDearest',
);
$sort   = isset( $_GET['sort'] ) && is_string( $_GET['sort'] ) ? sanitize_text_field( wp_unslash( $_GET['sort'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
?>
<div class="category-page">
	<?php Template::part( 'breadcrumbs', array( 'crumbs' => $crumbs, 'last' => $name ) ); ?>
	<h1 class="category-page__title"><?php echo esc_html( $name ); ?></h1>
	<?php if ( ! empty( $category['categories'] ) ) : ?>
		<ul class="category-page__children">
			<?php foreach ( $category['categories'] as $child ) : ?>
				<li><a class="chip" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $child['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $child['name'] ) ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( ! empty( $found['products'] ) ) : ?>
		<div class="category-page__bar">
			<p class="category-page__count"><?php Template::text( 'catalogue.found', array( 'n' => (int) $found['page']['totItems'] ) ); ?></p>
			<ul class="category-page__sorts">
				<?php foreach ( $sorts as $value => $label ) : ?>
					<li><a href="<?php echo esc_url( Links::here( array( 'sort' => $value, 'page' => '' ) ) ); ?>" rel="nofollow"<?php echo $value === $sort ? ' aria-current="true"' : ''; ?>><?php Template::text( $label ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</div>
		<?php Template::part( 'product-grid', $found ); ?>
		<?php Template::part( 'pager', $found['page'] ); ?>
	<?php elseif ( $found ) : ?>
		<p class="category-page__empty"><?php Template::text( 'catalogue.noProducts' ); ?></p>
	<?php endif; ?>
</div>
