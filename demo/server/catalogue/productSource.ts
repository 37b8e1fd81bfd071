import type { ProductSource } from '../sql/catalogue/productsById.ts';
import type { CatalogueView } from './view.ts';

/** Products as the read model has them. */
export const productsOf =
  (view: CatalogueView): ProductSource =>
  async (ids, warehouseId) => {
    const assortment = view.assortment(warehouseId);
    return new Map(
      ids.flatMap((id) => {
        const place = assortment.place(id);
        return place === undefined ? [] : [[id, assortment.product(place)] as const];
      }),
    );
  };
