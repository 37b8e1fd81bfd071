<?php
/**
 * One level of the category menu with the levels below it.
 *
 * @var array $data `categories`, `level`, `depth`.
 * @package Spesa
 */

use Spesa\Format;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<ul class="category-menu__list category-menu__list--<?php echo (int) $data['level']; ?>">
	<?php foreach ( $data['categories'] as $category ) : ?>
		<li class="category-menu__item">
			<a class="category-menu__link" href="<?php echo esc_url( Links::to( 'category', array( 'slug' => $category['slug'] ) ) ); ?>"><?php echo esc_html( Format::readable( $category['name'] ) ); ?></a>
			<?php
			if ( ! empty( $category['categories'] ) && $data['level'] < $data['depth'] ) {
				Template::part( 'category-level', array( 'categories' => $category['categories'], 'level' => $data['level'] + 1, 'depth' => $data['depth'] ) );
			}
			?>
		</li>
	<?php endforeach; ?>
</ul>
