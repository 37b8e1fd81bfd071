import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { Credentials } from './caller.ts';
import { newcomers, plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let products: number[];
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 4);
}, 60_000);
afterAll(() => shop.close());

/** A customer without lists. */
async function somebody(): Promise<Credentials> {
  return (await newcomers(shop, 1))[0]!.credentials;
}
const create = async (who: Credentials, name: string) => (await shop.request(lists.insert, { name }, who)).data;
const fill = (who: Credentials, wishlistId: number, ...quantities: number[]) =>
  shop.request(
    lists.addProducts,
    { wishlistId, items: quantities.map((quantity, index) => ({ productId: products[index]!, quantity })) },
    who,
  );

describe('a list of one’s own', () => {
  let me: Credentials;
  beforeEach(async () => {
    me = await somebody();
  });

  test('[POST /wishlist/insert] the first one is the default; a name is needed, short, and free', async () => {
    expect(await create(me, '  Spesa   grande ')).toMatchObject({ name: 'Spesa grande', selected: true, size: 0 });
    expect(await create(me, 'Altra')).toMatchObject({ selected: false });
    expect((await shop.request(lists.insert, { name: ' ' }, me)).errors).toEqual([
      { code: 'list.nameRequired', message: 'Campo obbligatorio' },
    ]);
    expect(await shop.request(lists.insert, { name: 'x'.repeat(61) }, me)).toMatchObject({ status: 2 });
    expect(await shop.request(lists.insert, { name: 'ALTRA' }, me)).toMatchObject({ status: 6 });
  });

  test('[POST /wishlist/update] a new name, which may be the old one in other letters', async () => {
    const { listId } = await create(me, 'feste');
    await create(me, 'Altra');
    expect((await shop.request(lists.update, { list_id: listId, name: 'Feste' }, me)).data).toMatchObject({
      listId,
      name: 'Feste',
    });
    expect(await shop.request(lists.update, { list_id: listId, name: 'altra' }, me)).toMatchObject({ status: 6 });
  });

  test('[POST /wishlist/select] exactly one list is the default', async () => {
    const first = await create(me, 'Una');
    const second = await create(me, 'Due');
    expect((await shop.request(lists.select, { list_id: second.listId }, me)).data).toMatchObject({
      listId: second.listId,
      selected: true,
    });
    const { data } = await shop.request(lists.list, {}, me);
    expect(data.personalList.map(({ listId, selected }) => [listId, selected])).toEqual([
      [second.listId, true],
      [first.listId, false],
    ]);
  });

  test('[POST /wishlist/delete] the list and its lines go, and another becomes the default', async () => {
    const first = await create(me, 'Una');
    const second = await create(me, 'Due');
    await fill(me, first.listId, 1);
    expect((await shop.request(lists.delete, { list_id: first.listId }, me)).data).toEqual({ listId: first.listId });
    expect((await shop.request(lists.list, {}, me)).data.personalList).toMatchObject([
      { listId: second.listId, selected: true },
    ]);
    expect(
      await shop.db.selectFrom('wishlist_item').select('item_id').where('list_id', '=', first.listId).execute(),
    ).toEqual([]);
    expect(await shop.request(lists.delete, { list_id: first.listId }, me)).toMatchObject({ status: 3 });
  });

  test('[POST /wishlist/add_prod] a product that is there grows, and its note is kept', async () => {
    const { listId } = await create(me, 'Una');
    await shop.request(
      lists.addProducts,
      { wishlistId: listId, items: [{ productId: products[0]!, quantity: 2, infos: { note: 'maturi', other: 'x' } }] },
      me,
    );
    const { data } = await fill(me, listId, 3, 1);
    expect(data.wishlistItems).toMatchObject([
      { productId: products[0], quantity: 5, infos: { note: 'maturi' } },
      { productId: products[1], quantity: 1 },
    ]);
    expect(data.wishlistItems![0]!.infos).not.toHaveProperty('other');
    expect(data.size).toBe(2);
  });

  test('[POST /wishlist/add_prod] refuses what is no product or no quantity, and adds nothing of that call', async () => {
    const { listId } = await create(me, 'Una');
    const add = (productId: number, quantity: number) =>
      shop.request(
        lists.addProducts,
        {
          wishlistId: listId,
          items: [
            { productId: products[1]!, quantity: 1 },
            { productId, quantity },
          ],
        },
        me,
      );
    expect(await add(99_999_999, 1)).toMatchObject({ http: 200, status: 3 });
    expect(await add(products[0]!, 0)).toMatchObject({ http: 400 });
    expect(await add(products[0]!, -1)).toMatchObject({ http: 400 });
    expect(await add(products[0]!, 1.5)).toMatchObject({ http: 200, status: 2 });
    expect((await shop.request(lists.view, { list_id: listId }, me)).data.size).toBe(0);
  });

  test('[POST /wishlist/update_prods] sets quantities, 0 removes; a line of another list is missing', async () => {
    const { listId } = await create(me, 'Una');
    const other = await create(me, 'Due');
    const { wishlistItems } = (await fill(me, listId, 1, 1)).data;
    const foreign = (await fill(me, other.listId, 1)).data.wishlistItems![0]!.itemId;
    const [one, two] = wishlistItems!.map((item) => item.itemId);
    const { data } = await shop.request(
      lists.updateProducts,
      {
        wishlistId: listId,
        items: [
          { itemId: one!, quantity: 7 },
          { itemId: two!, quantity: 0 },
        ],
      },
      me,
    );
    expect(data.wishlistItems).toMatchObject([{ itemId: one, quantity: 7 }]);
    expect(
      await shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId: foreign, quantity: 3 }] }, me),
    ).toMatchObject({ status: 3 });
    expect((await shop.request(lists.view, { list_id: other.listId }, me)).data.wishlistItems).toMatchObject([
      { quantity: 1 },
    ]);
  });

  test('[POST /wishlist/update_prods] a part of a piece is refused, bulk goods go by their step', async () => {
    const { listId } = await create(me, 'Una');
    const bulk = (await shop.db.selectFrom('product').select(['product_id', 'infos']).execute()).find(
      ({ infos }) => infos['TIPOLOGIA'] === 'Sfuso' && infos['WEIGHT_SELLING'] === '0.3',
    )!;
    const [piece] = (await fill(me, listId, 2)).data.wishlistItems!;
    const { data } = await shop.request(
      lists.addProducts,
      { wishlistId: listId, items: [{ productId: bulk.product_id, quantity: 0.5 }] },
      me,
    );
    const loose = [...data.wishlistItems!, ...data.wishlistInactiveItems!].find(
      ({ productId }) => productId === bulk.product_id,
    )!;
    const set = (itemId: number, quantity: number) =>
      shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId, quantity }] }, me);
    expect(await set(piece!.itemId, 1.5)).toMatchObject({
      http: 200,
      status: 2,
      errors: [{ code: 'list.wholePieces' }],
    });
    expect(await set(piece!.itemId, 1.0004)).toMatchObject({ http: 400 });
    expect((await set(loose.itemId, 0.75)).status).toBe(0);
    const kept = (await shop.request(lists.view, { list_id: listId }, me)).data;
    expect([...kept.wishlistItems!, ...kept.wishlistInactiveItems!].map(({ quantity }) => quantity)).toEqual([2, 0.7]);
  });

  test('[POST /wishlist/add_prod] what only another store sells can be kept for later', async () => {
    const { listId } = await create(me, 'Una');
    const elsewhere = await shop.db
      .selectFrom('product')
      .select('product_id')
      .where('product_id', 'not in', products)
      .orderBy('product_id', 'desc')
      .executeTakeFirstOrThrow();
    await shop.db
      .deleteFrom('stock')
      .where('product_id', '=', elsewhere.product_id)
      .where('warehouse_id', '=', 1)
      .execute();
    const { status, data } = await shop.request(
      lists.addProducts,
      { wishlistId: listId, items: [{ productId: elsewhere.product_id, quantity: 1 }] },
      me,
    );
    expect(status).toBe(0);
    expect(data.wishlistInactiveItems).toMatchObject([{ productId: elsewhere.product_id, quantity: 1 }]);
  });

  test('[POST /wishlist/delete_prods] removes lines, all of the call or none', async () => {
    const { listId } = await create(me, 'Una');
    const [one, two] = (await fill(me, listId, 1, 1)).data.wishlistItems!;
    expect(
      await shop.request(
        lists.deleteProducts,
        { wishlistId: listId, items: [{ itemId: one!.itemId }, { itemId: 99_999_999 }] },
        me,
      ),
    ).toMatchObject({ status: 3 });
    const { data } = await shop.request(
      lists.deleteProducts,
      { wishlistId: listId, items: [{ itemId: one!.itemId, productId: one!.productId, quantity: 1 }] },
      me,
    );
    expect(data.wishlistItems!.map((item) => item.itemId)).toEqual([two!.itemId]);
  });
});
