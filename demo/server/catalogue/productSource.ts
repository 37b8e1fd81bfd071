import type { ProductSource } from '../sql/catalogue/productsById.ts';
import type { CatalogueView } from './view.ts';

/** Products as the read model has them. */
export const productsOf =
  (view: CatalogueView): ProductSource =>
  async (ids, warehouseId) => {
    const assortment = view.assortment(warehouseId);
    return new Map(
      ids.flatMap((id) => {
        const article = assortment.find(id);
        return article ? [[id, assortment.product(article)] as const] : [];
      }),
    );
  };
