<?php
/**
 * The entries of one level of a menu with those below them, as widgets/content/menu/Menu.tsx shows them.
 *
 * @var array $data       Items of platform.menu.
 * @var array $attributes `folded`: what is below folds out.
 * @package Spesa
 */

use Spesa\Content\Pager;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<ul class="menu__level">
	<?php foreach ( $data as $item ) : ?>
		<?php $link = Links::followed( $item['url'] ); ?>
		<li class="menu__item"><a class="menu__link"<?php Template::attribute( 'href', $link['href'] ); ?><?php echo $link['href'] === Pager::path() ? ' aria-current="page"' : ''; ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php echo esc_html( $item['title'] ); ?></a>
			<?php if ( ! empty( $item['children'] ) && ! empty( $attributes['folded'] ) ) : ?>
				<details class="menu__more"><summary class="menu__opener" aria-label="<?php echo esc_attr( Manifest::label( 'article.below', array( 'name' => $item['title'] ) ) ); ?>"></summary><?php Template::part( 'menu-level', $item['children'], $attributes ); ?></details>
			<?php elseif ( ! empty( $item['children'] ) ) : ?>
				<?php Template::part( 'menu-level', $item['children'], $attributes ); ?>
			<?php endif; ?>
		</li>
	<?php endforeach; ?>
</ul>
