<?php
/**
 * A category, as widgets/catalogue/category-page/CategoryPage.tsx shows it.
 *
 * @var array $data Answers by call: `catalogue.category`, `catalogue.products`.
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
$info   = $category['metaData']['category_info'] ?? array();
$title  = Format::plainText( (string) ( $info['TITLE'] ?? '' ) );
$name   = Format::readable( '' === $title ? (string) $category['name'] : $title );
$text   = Format::plainText( (string) ( $info['DESCRIPTION'] ?? '' ) );
$shelves   = array_map( static fn( array $child ): string => Links::to( 'category', array( 'slug' => $child['slug'] ) ), $category['categories'] ?? array() );
$shortcuts = array();
foreach ( $category['templateNavItems'] ?? array() as $item ) {
	$link = Links::followed( (string) $item['itemUrl'] );
	if ( '' !== $link['href'] && ! in_array( $link['href'], $shelves, true ) ) {
		$shortcuts[] = array(
			'name' => Format::readable( (string) $item['name'] ),
			'href' => $link['href'],
			'away' => $link['away'],
		);
	}
}
$crumbs = array_filter( $category['breadCrumbs'] ?? array(), static fn( array $crumb ): bool => $crumb['categoryId'] !== $category['categoryId'] );
?>
<div class="category-page">
	<?php Template::part( 'crumbs', array( 'crumbs' => $crumbs, 'last' => $name ) ); ?>
	<h1 class="category-page__title"><?php echo esc_html( $name ); ?></h1>
	<div class="category-page__ways" data-scroll="true">
		<?php if ( ! empty( $category['categories'] ) ) : ?>
			<nav aria-label="<?php Template::text( 'catalogue.subcategories' ); ?>">
				<ul class="category-page__children">
					<?php foreach ( $category['categories'] as $child ) : ?>
						<li><a class="chip" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $child['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $child['name'] ) ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			</nav>
		<?php endif; ?>
		<?php if ( $shortcuts ) : ?>
			<nav aria-label="<?php Template::text( 'catalogue.navItems' ); ?>">
				<ul class="category-page__children">
					<?php foreach ( $shortcuts as $item ) : ?>
						<li><a class="chip chip--nav" href="<?php echo esc_url( $item['href'] ); ?>"<?php echo $item['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php echo esc_html( $item['name'] ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			</nav>
		<?php endif; ?>
	</div>
	<?php
	if ( isset( $data['catalogue.products'] ) ) {
		Template::part( 'listing', $data['catalogue.products'], array( 'empty' => 'catalogue.emptyCategory' ) );
	}
	?>
	<?php if ( '' !== $text ) : ?>
		<p class="category-page__text"><?php echo esc_html( $text ); ?></p>
	<?php endif; ?>
</div>
