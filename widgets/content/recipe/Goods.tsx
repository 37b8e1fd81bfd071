import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import * as recipeTexts from '../../../core/labels/it/recipe.ts';
import { isAvailable } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { CardList } from '../../catalogue/card/CardList.tsx';
import { useQuery } from '../../hooks/useQuery.ts';
import { ProductGrid } from '../../ui/ProductGrid.tsx';

interface Props {
  /** None while they are on their way. */
  products: readonly Product[];
  host: HTMLElement;
  children?: never;
}

/** The products of a recipe as cards, and others for those that are sold out. */
export default function Goods({ products, host }: Props) {
  const gone = products.filter((product) => !isAvailable(product));
  const { data } = useQuery(
    productDetails.alternatives,
    gone.length > 0 ? { product_ids: gone.map(({ productId }) => productId).join(), details: true } : null,
  );
  if (products.length === 0) return null;
  const instead = (data?.alternatives ?? []).flatMap(({ products: others }) => others.filter(isAvailable).slice(0, 1));
  return (
    <div className="recipe__part">
      <h2 className="recipe__heading">{recipeTexts.products()}</h2>
      <CardList frame={ProductGrid} products={[...products.filter(isAvailable), ...gone]} host={host} />
      {instead.length > 0 && (
        <>
          <h3 className="recipe__instead">{recipeTexts.instead()}</h3>
          <CardList frame={ProductGrid} products={instead} host={host} />
        </>
      )}
    </div>
  );
}
