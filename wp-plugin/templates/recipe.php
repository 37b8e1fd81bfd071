<?php
/**
 * The recipes of a product, or the recipe that the element itself holds, as widgets/content/recipe/Recipe.tsx shows them.
 *
 * @var array $data       Answer of content.ofProduct.
 * @var array $attributes Those of spesa-recipe.
 * @package Spesa
 */

use Spesa\Content\Recipe;
use Spesa\Format;
use Spesa\Links;
use Spesa\Pictures;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

if ( '' !== trim( ( $attributes['ingredients'] ?? '' ) . ( $attributes['steps'] ?? '' ) ) ) {
	echo Template::render( 'elements/recipe', array(), $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the template.
	return;
}
if ( ! $data ) {
	return;
}
?>
<section class="recipe-list" aria-label="<?php Template::text( 'recipe.ofProduct' ); ?>">
	<h2 class="recipe-list__heading"><?php Template::text( 'recipe.ofProduct' ); ?></h2>
	<ul class="recipe-list__all">
		<?php foreach ( $data as $recipe ) : ?>
			<?php
			$link  = Links::followed( (string) $recipe['link'] );
			$image = Links::media( $recipe['featured_image'] ?? '' );
			?>
			<li class="recipe-list__one">
				<?php if ( '' !== $image ) : ?>
					<img class="recipe-list__image" alt=""<?php Pictures::attributes( $image, 300, 200, false ); ?>>
				<?php endif; ?>
				<a class="recipe-list__link"<?php Template::attribute( 'href', $link['href'] ); ?><?php echo $link['away'] ? ' target="_blank" rel="noopener noreferrer"' : ''; ?>><?php echo esc_html( Format::plainText( $recipe['title']['rendered'] ) ); ?></a>
				<?php if ( '' !== Recipe::words( $recipe ) ) : ?>
					<p class="recipe-list__facts"><?php echo esc_html( Recipe::words( $recipe ) ); ?></p>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</section>
