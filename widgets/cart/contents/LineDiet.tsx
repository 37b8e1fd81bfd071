import type { ReactNode } from 'react';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useDiet } from '../../hooks/useDiet.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Says at a line what of its product the customer does not eat (LAW-15). */
export default function LineDiet({ product }: { product: Product; children?: ReactNode }) {
  return useDiet(product).map((text) => (
    <p className="cart-line__gone" key={text}>
      <Icon name="warning" /> {text}
    </p>
  ));
}
