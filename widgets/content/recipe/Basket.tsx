import { addIngredients, missingOf, type Wanted } from '../../../core/flows/addIngredients.ts';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { allChosen, presetChoices } from '../../../core/rules/options.ts';
import { isAvailable } from '../../../core/rules/price.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { neededOf, type Ingredient } from '../../../core/rules/recipe.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  ingredients: readonly Ingredient[];
  /** Servings wanted by servings written for. */
  factor: number;
  /** Those of the ingredients that the shop has; none while they are on their way. */
  products: readonly Product[];
  children?: never;
}

const namesOf = (products: readonly Product[]): string => products.map(({ name }) => readable(name)).join(', ');

/** Options or a promotion are the customer's own choice: such a product is not put into the cart with the others. */
const isApart = ({ selectOptions, warehousePromo }: Product): boolean =>
  !allChosen(selectOptions, presetChoices(selectOptions)) || warehousePromo?.selectable === true;

/** Adds the missing ingredients to the cart and names those that it cannot add. */
export default function Basket({ ingredients, factor, products }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  useCart();
  const wanted = ingredients.filter(({ productId }) => productId > 0);
  const gone = products.filter((product) => !isAvailable(product));
  const { run, busy, error } = useCommand((all: readonly Wanted[]) => addIngredients(spesa, all));

  const sold = products.filter((product) => isAvailable(product));
  const apart = sold.filter(isApart);
  const amounts = sold
    .filter((product) => !isApart(product))
    .map((product) => ({
      product,
      wanted: wanted
        .filter(({ productId }) => productId === product.productId)
        .reduce((sum, one) => sum + neededOf(one, factor, quantityRule(product).type === 'Sfuso'), 0),
    }));
  const missing = amounts.filter((one) => missingOf(spesa, one) > 0);
  if (products.length === 0) return null;
  const leftOut = ingredients.filter(({ productId }) => !products.some((product) => product.productId === productId));
  return (
    <>
      {amounts.length > 0 && (
        <div className="recipe__add">
          <Button busy={busy} disabled={missing.length === 0} onClick={() => void run(missing)}>
            {missing.length > 0 ? recipeTexts.addMissing({ n: missing.length }) : recipeTexts.allThere()}
          </Button>
          {error && (
            <p className="recipe__fault" role="alert">
              {error}
            </p>
          )}
        </div>
      )}
      {leftOut.length > 0 && (
        <div className="recipe__left-out">
          <p>{recipeTexts.leftOut()}</p>
          <ul className="recipe__searches">
            {leftOut.map(({ name }, index) => (
              <li key={index}>
                <a href={links.search(name)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {apart.length > 0 && <p>{recipeTexts.apart({ names: namesOf(apart) })}</p>}
      {gone.length > 0 && <p>{recipeTexts.soldOut({ names: namesOf(gone) })}</p>}
      <p className="recipe__note">{recipeTexts.readLabel()}</p>
    </>
  );
}
