import { amountWords, type Ingredient } from '../../../core/rules/recipe.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';

const Allergens = laterView(() => import('./Allergens.tsx'), 'shown');

/** Ingredients scaled to the servings, each with its allergens once the products are loaded. */
export function IngredientList({
  ingredients,
  factor,
  products,
}: {
  ingredients: readonly Ingredient[];
  factor: number;
  products?: readonly Product[] | undefined;
}) {
  return (
    <ul className="recipe__ingredients">
      {ingredients.map((one, index) => {
        const product = products?.find(({ productId }) => productId === one.productId);
        return (
          <li key={index}>
            <span className="recipe__amount">{amountWords(one, factor)}</span> {one.name}
            {products && <Allergens product={product} />}
          </li>
        );
      })}
    </ul>
  );
}
