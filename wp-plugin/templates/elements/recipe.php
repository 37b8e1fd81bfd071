<?php
/**
 * A recipe for the servings that it is written for, as widgets/content/recipe/Recipe.tsx shows it before the shop has answered.
 *
 * @var array $attributes Those of spesa-recipe.
 * @package Spesa
 */

use Spesa\Content\Recipe;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$ingredients = Recipe::ingredients( (string) ( $attributes['ingredients'] ?? '' ) );
$steps       = Recipe::lines( (string) ( $attributes['steps'] ?? '' ) );
if ( ! $ingredients && ! $steps ) {
	return;
}
$products    = Recipe::products( $ingredients );
$people      = (int) ( $attributes['servings'] ?? 4 );
$preparation = (int) ( $attributes['preparation'] ?? 0 );
$cooking     = (int) ( $attributes['cooking'] ?? 0 );
$times       = array_filter(
	array(
		'recipe.preparation' => $preparation,
		'recipe.cooking'     => $cooking,
		'recipe.total'       => $preparation && $cooking ? $preparation + $cooking : 0,
	)
);
?>
<section class="recipe">
	<div class="recipe__head">
		<?php if ( $times ) : ?>
			<dl class="recipe__times">
				<?php foreach ( $times as $name => $minutes ) : ?>
					<div class="recipe__time"><dt><?php Template::text( $name ); ?></dt><dd><?php echo esc_html( Recipe::time( $minutes ) ); ?></dd></div>
				<?php endforeach; ?>
			</dl>
		<?php endif; ?>
	</div>
	<div class="recipe__columns">
		<div class="recipe__part recipe__part--needed">
			<h2 class="recipe__heading"><?php Template::text( 'recipe.ingredients' ); ?></h2>
			<p class="recipe__servings"><?php Template::text( 1 === $people ? 'recipe.serving' : 'recipe.servings', array( 'n' => $people ) ); ?></p>
			<ul class="recipe__ingredients">
				<?php foreach ( $ingredients as $one ) : ?>
					<li><span><span class="recipe__amount"><?php echo esc_html( $one['amount'] ); ?></span> <?php echo esc_html( $one['name'] ); ?></span></li>
				<?php endforeach; ?>
			</ul>
		</div>
		<div class="recipe__beside">
			<?php if ( $steps ) : ?>
				<div class="recipe__part">
					<h2 class="recipe__heading"><?php Template::text( 'recipe.steps' ); ?></h2>
					<ol class="recipe__steps">
						<?php foreach ( $steps as $step ) : ?>
							<li><?php echo esc_html( $step ); ?></li>
						<?php endforeach; ?>
					</ol>
				</div>
			<?php endif; ?>
		</div>
	</div>
	<?php if ( $products ) : ?>
		<noscript>
			<h2 class="recipe__heading"><?php Template::text( 'recipe.products' ); ?></h2>
			<ul class="recipe__ingredients">
				<?php foreach ( $products as $product ) : ?>
					<li>
						<a<?php Template::attribute( 'href', $product['link'] ); ?>><?php echo esc_html( $product['name'] ); ?></a>
						<?php echo '' === $product['allergens'] ? '' : '<br>' . esc_html( $product['allergens'] ); ?>
					</li>
				<?php endforeach; ?>
			</ul>
			<p><?php Template::text( 'recipe.readLabel' ); ?></p>
		</noscript>
	<?php endif; ?>
</section>
