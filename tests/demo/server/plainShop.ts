import { afterAll, beforeAll, expect } from 'vitest';
import { plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

/** A shop whose first products are plain pieces at 10.00 euro; there from `beforeAll` on. */
export interface PlainShop {
  readonly shop: Shop;
  /** Ids of the plain products. */
  readonly ids: readonly number[];
  id(index: number): number;
  /** Gives a plain product these `productInfos`, and other columns. */
  infos(index: number, texts: Record<string, string>, more?: object): Promise<unknown>;
}

/** Opens a plain shop for the tests of a file, with this stock (pieces; null is unlimited), and closes it after them. `silent` expects that the server logged no fault. */
export function plainShop(
  count: number,
  { stock = null, silent = false }: { stock?: number | null; silent?: boolean } = {},
): PlainShop {
  let shop: Shop;
  let ids: number[] = [];
  beforeAll(async () => {
    shop = await openShop();
    ids = await plainProducts(shop, count, stock);
  }, 60_000);
  afterAll(async () => {
    if (silent) expect(shop.log).toEqual([]);
    await shop.close();
  });
  const id = (index: number): number => {
    const found = ids[index];
    if (found === undefined) throw new Error(`no plain product ${index}`);
    return found;
  };
  return {
    get shop() {
      return shop;
    },
    get ids() {
      return ids;
    },
    id,
    infos: (index, texts, more = {}) =>
      shop.db
        .updateTable('product')
        .set({ infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', ...texts }), ...more })
        .where('product_id', '=', id(index))
        .execute(),
  };
}
