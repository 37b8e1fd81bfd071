<?php
/**
 * The blocks of a category in their rows and columns, as widgets/catalogue/category-blocks/CategoryBlocks.tsx shows them; each is an element of its own.
 *
 * @var array $attributes `slug`; empty: the category of the page's address.
 * @package Spesa
 */

use Spesa\CategoryGrid;
use Spesa\Element;

defined( 'ABSPATH' ) || exit;

$rows = CategoryGrid::of( (string) ( $attributes['slug'] ?? 'home' ) );
?>
<div class="category-blocks">
	<?php foreach ( $rows as $row ) : ?>
		<div class="<?php echo esc_attr( $row['class'] ); ?>">
			<?php foreach ( $row['columns'] as $column ) : ?>
				<div class="<?php echo esc_attr( $column['class'] ); ?>"><?php echo Element::render( $column['name'], $column['attributes'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the element. ?></div>
			<?php endforeach; ?>
		</div>
	<?php endforeach; ?>
</div>
