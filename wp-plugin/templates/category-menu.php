<?php
/**
 * The departments in a row of links, as widgets/catalogue/category-menu/CategoryMenu.tsx shows them before anything is opened.
 *
 * @var array $data       Answer of catalogue.categoryTree.
 * @var array $attributes `label`.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Icon;
use Spesa\Links;
use Spesa\Listing;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$departments = Listing::departments( $data['categories'] ?? array() );
$name        = (string) ( $attributes['label'] ?? '' );
if ( ! $departments ) {
	return;
}
?>
<nav class="category-menu"<?php Template::attribute( 'aria-label', $name ); ?>>
	<div class="category-menu__bar">
		<div class="category-menu__all"><button aria-haspopup="dialog" data-press="menu" type="button" class="button button--secondary button--small"><?php Icon::show( 'menu' ); ?><span class="button__text"><?php echo esc_html( $name ); ?></span></button></div>
		<ul class="category-menu__list category-menu__list--1" data-scroll="true">
			<?php foreach ( $departments as $category ) : ?>
				<li class="category-menu__item"><a class="category-menu__link" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $category['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $category['name'] ) ); ?></a></li>
			<?php endforeach; ?>
		</ul>
		<button aria-haspopup="dialog" data-press="menu" type="button" class="category-menu__link category-menu__more"><?php Template::text( 'catalogue.moreDepartments' ); ?></button>
	</div>
</nav>
