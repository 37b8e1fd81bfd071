import { useEffect, useState } from 'react';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { ApiError } from '../../core/api/error.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import { useSlice, useSpesa } from './useSpesa.ts';

/** The products of these ids as the customer's store has them, in their order; undefined until all have been asked, those that the shop does not have left out. */
export function useProductsById(ids: readonly number[]): readonly Product[] | undefined {
  const { client, cart } = useSpesa();
  const hash = useSlice(cart.store, () => cart.hash());
  const [products, setProducts] = useState<readonly Product[]>();
  const key = ids.join();
  useEffect(() => {
    const abort = new AbortController();
    const read = async (id: number): Promise<Product[]> => {
      try {
        return [(await client.call(catalogue.product, { product_id: id }, { signal: abort.signal })).data];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return [];
      }
    };
    void Promise.all(ids.map((id) => read(id))).then((found) => {
      if (!abort.signal.aborted) setProducts(found.flat());
    });
    return () => abort.abort();
  }, [client, key, hash]);
  return products;
}
