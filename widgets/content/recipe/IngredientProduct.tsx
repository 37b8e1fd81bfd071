import { useMemo, type ReactNode } from 'react';
import { dietOf } from '../../../core/flows/diet.ts';
import { allergenWords } from '../../../core/flows/dietWords.ts';
import * as productTexts from '../../../core/labels/it/product.ts';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { declaredAllergens, dietConflicts, isConflict, toldAllergens } from '../../../core/rules/diet.ts';
import { isAvailable } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';

/** What a product declares to contain, also in traces, and louder what this device's customer does not eat of it (LAW-15). */
function Allergens({ product }: { product: Product }) {
  const spesa = useSpesa();
  const { words, unwanted } = useMemo(
    () => ({
      words: allergenWords(declaredAllergens(product)).join('. ') || recipeTexts.noAllergen(),
      unwanted: isConflict(dietConflicts(product, dietOf(spesa))),
    }),
    [spesa, product],
  );
  return (
    <span className={unwanted ? 'recipe__allergens recipe__allergens--unwanted' : 'recipe__allergens'}>
      {unwanted && <Icon name="warning" />} {words}
    </span>
  );
}

/** What an ingredient's product costs and declares. */
export default function IngredientProduct({ product }: { product: Product; children?: ReactNode }) {
  const { currencyForm } = useSpesa().config;
  return (
    <>
      <div className="recipe__cost">
        {isAvailable(product) ? <Price product={product} form={currencyForm} /> : productTexts.notAvailable()}
      </div>
      {toldAllergens(product) && <Allergens product={product} />}
    </>
  );
}
