import * as errorTexts from '../../core/labels/it/errors.ts';
import { useCallback, useRef, useState } from 'react';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { ApiError } from '../../core/api/error.ts';
import { changeQuantity } from '../../core/flows/changeQuantity.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import type { Wanted } from '../../core/stores/wish.ts';
import { tellFailure } from './tellFailure.ts';
import { useQuantity } from './useCart.ts';
import { useSpesa } from './useSpesa.ts';

export interface QuantityChange {
  /** Thousandths in the cart, the wanted ones while they are pending. */
  value: number;
  pending: boolean;
  /** Why the last change was refused, for the place beside the control. */
  error: string;
  /** Every tap counts, also while an earlier one is on its way; true when the server has agreed (NET-10). */
  set(thousandths: number): Promise<boolean>;
}

/** What a quantity control shows and does for a product or a line of the cart. */
export function useQuantityChange(
  product: Product,
  itemId?: number,
  failure: Endpoint['failure'] = errorTexts.errorSettingProduct,
): QuantityChange {
  const spesa = useSpesa();
  const target: Wanted = {
    productId: product.productId,
    ...(itemId !== undefined && { itemId }),
    ...(product.searchUid && { item: { searchParams: { searchUid: product.searchUid } } }),
  };
  const { value, pending } = useQuantity(target);
  const [error, setError] = useState('');
  const wish = useRef(0);
  const latest = useRef({ product, target });
  latest.current = { product, target };

  const set = useCallback(
    async (thousandths: number) => {
      const mine = (wish.current += 1);
      setError('');
      try {
        await changeQuantity(spesa, latest.current.product, latest.current.target, thousandths);
        return true;
      } catch (cause) {
        const overtaken = mine !== wish.current && cause instanceof ApiError;
        if (!overtaken) setError(await tellFailure(spesa, cause, failure));
        return false;
      }
    },
    [spesa, failure],
  );
  return { value, pending, error, set };
}
