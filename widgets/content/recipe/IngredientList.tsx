import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { toldAllergens } from '../../../core/rules/diet.ts';
import { amountWords, type Ingredient } from '../../../core/rules/recipe.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';

const Allergens = laterView(() => import('./Allergens.tsx'), 'shown');

/** Ingredients scaled to the servings, once the products are loaded each with its allergens, and the names of those that declare nothing (LAW-06). */
export function IngredientList({
  ingredients,
  factor,
  products,
}: {
  ingredients: readonly Ingredient[];
  factor: number;
  products?: readonly Product[] | undefined;
}) {
  const known = (id: number) =>
    products?.find((product) => product.productId === id && toldAllergens(product) !== undefined);
  const unknown = products ? ingredients.filter(({ productId }) => !known(productId)) : [];
  return (
    <>
      <ul className="recipe__ingredients">
        {ingredients.map((one, index) => {
          const product = known(one.productId);
          return (
            <li key={index}>
              <span className="recipe__amount">{amountWords(one, factor)}</span> {one.name}
              {product && <Allergens product={product} />}
            </li>
          );
        })}
      </ul>
      {unknown.length > 0 && (
        <p className="recipe__note recipe__unknown">
          {recipeTexts.allergensUnknown({ names: unknown.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  );
}
