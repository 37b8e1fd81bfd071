import type { Product } from '../../../core/schema/catalogue.ts';
import { CardMenu } from './CardMenu.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** The rarer things of a card's corner. */
export default function CardCorner({ product }: { product: Product; children?: never }) {
  return (
    <>
      <ProductFacts product={product} />
      <CardMenu product={product} />
    </>
  );
}
