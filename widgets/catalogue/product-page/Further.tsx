import { useRef } from 'react';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { isAvailable } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useNear } from '../../hooks/useNear.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { names } from '../../ui/classNames.ts';
import { Slider } from '../../ui/Slider.tsx';
import { ConnectedCard } from '../card/ConnectedCard.tsx';
import { Recipes } from './Recipes.tsx';

/** What leads on from a product, asked for when it comes near the screen: its recipes, and what could stand in for it (§2), which is first where it is sold out. */
export function Further({ product, alone, host }: { product: Product; alone: boolean; host: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const { data, status } = useQuery(
    productDetails.alternative,
    near && !alone ? { product_id: product.productId, details: true } : null,
  );
  const available = isAvailable(product);
  const others = data?.products ?? [];
  const waits = !alone && !data && status !== 'failed';
  return (
    <div
      className={names('product-page__further', waits && 'waiting')}
      aria-busy={(near && waits) || undefined}
      ref={box}
    >
      {near && available && <Recipes productId={product.productId} />}
      {others.length > 0 && (
        <div className="product-page__alternatives">
          <Slider heading={(available ? cataloguePagesTexts.alternatives : cataloguePagesTexts.insteadOfIt)()}>
            {others.map((other) => (
              <ConnectedCard key={other.productId} product={other} host={host} />
            ))}
          </Slider>
        </div>
      )}
      {near && !available && <Recipes productId={product.productId} />}
    </div>
  );
}
