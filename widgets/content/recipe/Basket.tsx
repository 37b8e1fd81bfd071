import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { addIngredients, missingOf, type Wanted } from '../../../core/flows/addIngredients.ts';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { allChosen, presetChoices } from '../../../core/rules/options.ts';
import { isAvailable } from '../../../core/rules/price.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { neededOf, type Ingredient } from '../../../core/rules/recipe.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { CardList } from '../../catalogue/card/CardList.tsx';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';

interface Props {
  ingredients: readonly Ingredient[];
  /** Servings wanted by servings written for. */
  factor: number;
  /** Those of the ingredients that the shop has; none while they are on their way. */
  products: readonly Product[];
  host: HTMLElement;
  children?: never;
}

const namesOf = (products: readonly Product[]): string => products.map(({ name }) => readable(name)).join(', ');

/** Options or a promotion are the customer's own choice: such a product is not put into the cart with the others. */
const isApart = ({ selectOptions, warehousePromo }: Product): boolean =>
  !allChosen(selectOptions, presetChoices(selectOptions)) || warehousePromo?.selectable === true;

/** The products of a recipe: one press puts what is missing into the cart, and for what is sold out stand others. */
export default function Basket({ ingredients, factor, products, host }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  useCart();
  const wanted = ingredients.filter(({ productId }) => productId > 0);
  const gone = products.filter((product) => !isAvailable(product));
  const { data } = useQuery(
    productDetails.alternatives,
    gone.length > 0 ? { product_ids: gone.map(({ productId }) => productId).join(), details: true } : null,
  );
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
  const instead = (data?.alternatives ?? []).flatMap(({ products: others }) => others.filter(isAvailable).slice(0, 1));
  return (
    <div className="recipe__part">
      <h2 className="recipe__heading">{recipeTexts.products()}</h2>
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
      <CardList frame={ProductGrid} products={[...sold, ...gone]} host={host} />
      {instead.length > 0 && (
        <>
          <h3 className="recipe__instead">{recipeTexts.instead()}</h3>
          <CardList frame={ProductGrid} products={instead} host={host} />
        </>
      )}
      <p className="recipe__note">{recipeTexts.readLabel()}</p>
    </div>
  );
}
