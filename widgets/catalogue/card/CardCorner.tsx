import { hasDiet } from '../../../core/flows/hasDiet.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { CardMenu } from './CardMenu.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { RecipeLink } from './RecipeLink.tsx';

const CardDiet = laterView(() => import('./CardDiet.tsx'), 'needed');

/** The rarer things of a card's corner. */
export default function CardCorner({ product }: { product: Product; children?: never }) {
  const spesa = useSpesa();
  const { recipeProducts } = spesa.config;
  return (
    <>
      <ProductFacts product={product} />
      {recipeProducts.includes(product.productId) && <RecipeLink productId={product.productId} />}
      {hasDiet(spesa) && <CardDiet product={product} />}
      <CardMenu product={product} />
    </>
  );
}
