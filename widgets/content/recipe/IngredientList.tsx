import { useMemo } from 'react';
import { dietOf } from '../../../core/flows/diet.ts';
import { allergenWords } from '../../../core/flows/dietWords.ts';
import { declaredAllergens, dietConflicts, isConflict } from '../../../core/rules/diet.ts';
import { amountWords, type Ingredient } from '../../../core/rules/recipe.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What a product declares to contain, and louder what this device's customer does not eat of it (LAW-15). */
function Allergens({ product }: { product: Product }) {
  const spesa = useSpesa();
  const { words, unwanted } = useMemo(() => {
    const conflicts = dietConflicts(product, dietOf(spesa));
    return {
      words: allergenWords({ contains: declaredAllergens(product), traces: conflicts.traces }),
      unwanted: isConflict(conflicts),
    };
  }, [spesa, product]);
  return words.length === 0 ? null : (
    <span className={unwanted ? 'recipe__allergens recipe__allergens--unwanted' : 'recipe__allergens'}>
      {unwanted && <Icon name="warning" />} {words.join('. ')}
    </span>
  );
}

/** The ingredients for so many people; what the shop has declared of their products stands beside them. */
export function IngredientList({
  ingredients,
  factor,
  products = [],
}: {
  ingredients: readonly Ingredient[];
  factor: number;
  products?: readonly Product[] | undefined;
}) {
  return (
    <ul className="recipe__ingredients">
      {ingredients.map((one, index) => {
        const product = products.find(({ productId }) => productId === one.productId);
        return (
          <li key={index}>
            <span className="recipe__amount">{amountWords(one, factor)}</span> {one.name}
            {product && <Allergens product={product} />}
          </li>
        );
      })}
    </ul>
  );
}
