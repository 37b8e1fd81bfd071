import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { toldAllergens } from '../../../core/rules/diet.ts';
import { amountWords, type Ingredient } from '../../../core/rules/recipe.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';

const IngredientProduct = laterView(() => import('./IngredientProduct.tsx'), 'shown');

/** Ingredients scaled to the servings, once the products are loaded each with its price and allergens, and the names of those that declare nothing (LAW-06). */
export function IngredientList({
  ingredients,
  factor,
  products,
}: {
  ingredients: readonly Ingredient[];
  factor: number;
  products?: readonly Product[] | undefined;
}) {
  const links = useLinks();
  const lines = ingredients.map((one) => ({
    one,
    product: products?.find(({ productId }) => productId === one.productId),
  }));
  const unknown = products ? lines.filter(({ product }) => !product || toldAllergens(product) === undefined) : [];
  return (
    <>
      <ul className="recipe__ingredients">
        {lines.map(({ one, product }, index) => (
          <li key={index}>
            <span>
              <span className="recipe__amount">{amountWords(one, factor)}</span>{' '}
              {product ? <a href={links.product(product)}>{one.name}</a> : one.name}
            </span>
            {product && <IngredientProduct product={product} />}
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="recipe__note recipe__unknown">
          {recipeTexts.allergensUnknown({ names: unknown.map(({ one }) => one.name).join(', ') })}
        </p>
      )}
    </>
  );
}
