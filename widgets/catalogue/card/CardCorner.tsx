import type { Product } from '../../../core/schema/catalogue.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { CardMenu } from './CardMenu.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { RecipeLink } from './RecipeLink.tsx';

/** The rarer things of a card's corner. */
export default function CardCorner({ product }: { product: Product; children?: never }) {
  const { recipeProducts } = useSpesa().config;
  return (
    <>
      <ProductFacts product={product} />
      {recipeProducts.includes(product.productId) && <RecipeLink productId={product.productId} />}
      <CardMenu product={product} />
    </>
  );
}
