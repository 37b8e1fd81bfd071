import { hasDiet } from '../../../core/flows/hasDiet.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { CardMenu } from './CardMenu.tsx';

const CardDiet = laterView(() => import('./CardDiet.tsx'), 'needed');

/** The rarer things of a card's corner. */
export default function CardCorner({ product }: { product: Product; children?: never }) {
  return (
    <>
      {hasDiet(useSpesa()) && <CardDiet product={product} />}
      <CardMenu product={product} />
    </>
  );
}
