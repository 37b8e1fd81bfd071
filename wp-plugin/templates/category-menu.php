<?php
/**
 * The category tree as links, one list a level.
 *
 * @var array $data       Answer of catalogue.categoryTree.
 * @var array $attributes `depth`: levels shown, 1 to 3.
 * @package Spesa
 */

use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( empty( $data['categories'] ) ) {
	return;
}
?>
<nav class="category-menu" aria-label="<?php Template::text( 'catalogue.departments' ); ?>">
	<?php
	Template::part(
		'category-level',
		array(
			'categories' => $data['categories'],
			'level'      => 1,
			'depth'      => (int) ( $attributes['depth'] ?? 1 ),
		)
	);
	?>
</nav>
