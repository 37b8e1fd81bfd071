import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { Credentials } from './caller.ts';
import { annasHome, logIn, newcomers, plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const weekly = 2001;
const weekend = 2002;
const brunos = 2003;

let shop: Shop;
let products: number[];
let anna: Credentials;
let bruno: Credentials;
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 4);
  anna = await logIn(shop, 'anna');
  bruno = await logIn(shop, 'bruno');
}, 60_000);
afterAll(() => shop.close());

/** A customer without lists. */
async function somebody(): Promise<Credentials> {
  return (await newcomers(shop, 1))[0]!.credentials;
}
const create = async (who: Credentials, name: string) => (await shop.request(lists.insert, { name }, who)).data;
const fill = (who: Credentials, wishlistId: number, ...quantities: number[]) =>
  shop.request(lists.addProducts, { wishlistId, items: quantities.map((quantity, index) => ({ productId: products[index]!, quantity })) }, who);
const share = (listId: number, userId: number, access: 'READ' | 'WRITE') => shop.db.insertInto('wishlist_share').values({ list_id: listId, user_id: userId, access }).execute();

describe('reading', () => {
  test('[GET /wishlist/list] own lists with the default first, and the shared ones apart', async () => {
    const { data } = await shop.request(lists.list, {}, anna);
    expect(data.personalList).toMatchObject([{ listId: weekly, selected: true, size: 12, sharingData: { grant: 'OWNER' } }, { listId: weekend, selected: false }]);
    expect(data.sharedList).toMatchObject([{ listId: brunos, selected: false, sharingData: { grant: 'READ', ownerName: 'Bruno Traverso' } }]);
    expect(data.personalList[0]).not.toHaveProperty('wishlistItems');
    expect(data.page).toEqual({ selPage: 1, totPages: 1, totItems: 3, itemsPerPage: 12 });
  });

  test('[GET /wishlist/view] what is sold out stands apart, and stock is told only when asked', async () => {
    const { data } = await shop.request(lists.view, { list_id: weekend, calculate_stock: true }, anna);
    expect(data).toMatchObject({ id: weekend, name: 'Grigliata di sabato', size: 6 });
    expect(data.wishlistItems).toHaveLength(4);
    expect(data.wishlistInactiveItems!.map((item) => item.product.available)).toEqual([0, 0]);
    const bare = await shop.request(lists.view, { list_id: weekend }, anna);
    expect(bare.data.wishlistItems).toHaveLength(4);
    expect(bare.data.wishlistItems![0]!.product).not.toHaveProperty('available');
    expect(await shop.request(lists.view, { list_id: weekend, wishlist_type_id: 9 }, anna)).toMatchObject({ http: 200, status: 3 });
  });

  test('[GET /wishlist/view] sectors hold exactly the active lines', async () => {
    const { data } = await shop.request(lists.view, { list_id: weekly }, anna, { show_sectors: 'true' });
    const ids = (items: { itemId: number }[]) => items.map((item) => item.itemId).sort((a, b) => a - b);
    expect(ids(data.sectors!.flatMap((sector) => sector.wishlistItems))).toEqual(ids(data.wishlistItems!));
  });

  test('[GET /wishlist/view] nobody without a login, and the lists of others are missing', async () => {
    expect(await shop.request(lists.view, { list_id: weekly })).toMatchObject({ status: 5 });
    expect(await shop.request(lists.list, {})).toMatchObject({ status: 5 });
    const other = await shop.request(lists.view, { list_id: weekly }, bruno);
    const none = await shop.request(lists.view, { list_id: 999_999 }, bruno);
    expect(other).toMatchObject({ http: 200, status: 3, data: {} });
    expect(other.errors).toEqual(none.errors);
  });

  test('DATA-11 [GET /wishlist/list] two hundred lists come in pages, each once', async () => {
    const me = await somebody();
    const { data: first } = await shop.request(lists.insert, { name: 'Lista 1' }, me);
    const { user_id } = await shop.db.selectFrom('wishlist').select('user_id').where('list_id', '=', first.listId).executeTakeFirstOrThrow();
    await shop.db.insertInto('wishlist').values(Array.from({ length: 199 }, (_, index) => ({ user_id, name: `Lista ${index + 2}` }))).execute();
    const seen = new Set<number>();
    for (let page = 1; page <= 4; page++) {
      const { data } = await shop.request(lists.list, { page, pageSize: 50 }, me);
      expect(data.page).toMatchObject({ selPage: page, totPages: 4, totItems: 200 });
      for (const list of data.personalList) seen.add(list.listId);
    }
    expect(seen.size).toBe(200);
    expect((await shop.request(lists.list, { pageSize: 5_000 }, me)).data.personalList).toHaveLength(100);
  });
});

describe('a list of one’s own', () => {
  let me: Credentials;
  beforeEach(async () => {
    me = await somebody();
  });

  test('[POST /wishlist/insert] the first one is the default; a name is needed, short, and free', async () => {
    expect(await create(me, '  Spesa   grande ')).toMatchObject({ name: 'Spesa grande', selected: true, size: 0 });
    expect(await create(me, 'Altra')).toMatchObject({ selected: false });
    expect((await shop.request(lists.insert, { name: ' ' }, me)).errors).toEqual([{ code: 'list.nameRequired', message: 'Campo obbligatorio' }]);
    expect(await shop.request(lists.insert, { name: 'x'.repeat(61) }, me)).toMatchObject({ status: 2 });
    expect(await shop.request(lists.insert, { name: 'ALTRA' }, me)).toMatchObject({ status: 6 });
    expect(await shop.request(lists.insert, { name: 'Nessuno' })).toMatchObject({ status: 5 });
  });

  test('[POST /wishlist/update] a new name, which may be the old one in other letters', async () => {
    const { listId } = await create(me, 'feste');
    await create(me, 'Altra');
    expect((await shop.request(lists.update, { list_id: listId, name: 'Feste' }, me)).data).toMatchObject({ listId, name: 'Feste' });
    expect(await shop.request(lists.update, { list_id: listId, name: 'altra' }, me)).toMatchObject({ status: 6 });
  });

  test('[POST /wishlist/select] exactly one list is the default', async () => {
    const first = await create(me, 'Una');
    const second = await create(me, 'Due');
    expect((await shop.request(lists.select, { list_id: second.listId }, me)).data).toMatchObject({ listId: second.listId, selected: true });
    const { data } = await shop.request(lists.list, {}, me);
    expect(data.personalList.map(({ listId, selected }) => [listId, selected])).toEqual([[second.listId, true], [first.listId, false]]);
  });

  test('[POST /wishlist/delete] the list and its lines go, and another becomes the default', async () => {
    const first = await create(me, 'Una');
    const second = await create(me, 'Due');
    await fill(me, first.listId, 1);
    expect((await shop.request(lists.delete, { list_id: first.listId }, me)).data).toEqual({ listId: first.listId });
    expect((await shop.request(lists.list, {}, me)).data.personalList).toMatchObject([{ listId: second.listId, selected: true }]);
    expect(await shop.db.selectFrom('wishlist_item').select('item_id').where('list_id', '=', first.listId).execute()).toEqual([]);
    expect(await shop.request(lists.delete, { list_id: first.listId }, me)).toMatchObject({ status: 3 });
  });

  test('[POST /wishlist/add_prod] a product that is there grows, and its note is kept', async () => {
    const { listId } = await create(me, 'Una');
    await shop.request(lists.addProducts, { wishlistId: listId, items: [{ productId: products[0]!, quantity: 2, infos: { note: 'maturi', other: 'x' } }] }, me);
    const { data } = await fill(me, listId, 3, 1);
    expect(data.wishlistItems).toMatchObject([{ productId: products[0], quantity: 5, infos: { note: 'maturi' } }, { productId: products[1], quantity: 1 }]);
    expect(data.wishlistItems![0]!.infos).not.toHaveProperty('other');
    expect(data.size).toBe(2);
  });

  test('[POST /wishlist/add_prod] refuses what is no product or no quantity, and adds nothing of that call', async () => {
    const { listId } = await create(me, 'Una');
    const add = (productId: number, quantity: number) => shop.request(lists.addProducts, { wishlistId: listId, items: [{ productId: products[1]!, quantity: 1 }, { productId, quantity }] }, me);
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
    const { data } = await shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId: one!, quantity: 7 }, { itemId: two!, quantity: 0 }] }, me);
    expect(data.wishlistItems).toMatchObject([{ itemId: one, quantity: 7 }]);
    expect(await shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId: foreign, quantity: 3 }] }, me)).toMatchObject({ status: 3 });
    expect((await shop.request(lists.view, { list_id: other.listId }, me)).data.wishlistItems).toMatchObject([{ quantity: 1 }]);
  });

  test('[POST /wishlist/update_prods] a part of a piece is refused, bulk goods go by their step', async () => {
    const { listId } = await create(me, 'Una');
    const bulk = (await shop.db.selectFrom('product').select(['product_id', 'infos']).execute()).find(({ infos }) => infos['TIPOLOGIA'] === 'Sfuso' && infos['WEIGHT_SELLING'] === '0.3')!;
    const [piece] = (await fill(me, listId, 2)).data.wishlistItems!;
    const { data } = await shop.request(lists.addProducts, { wishlistId: listId, items: [{ productId: bulk.product_id, quantity: 0.5 }] }, me);
    const loose = [...data.wishlistItems!, ...data.wishlistInactiveItems!].find(({ productId }) => productId === bulk.product_id)!;
    const set = (itemId: number, quantity: number) => shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId, quantity }] }, me);
    expect(await set(piece!.itemId, 1.5)).toMatchObject({ http: 200, status: 2, errors: [{ code: 'list.wholePieces' }] });
    expect(await set(piece!.itemId, 1.0004)).toMatchObject({ http: 400 });
    expect((await set(loose.itemId, 0.75)).status).toBe(0);
    const kept = (await shop.request(lists.view, { list_id: listId }, me)).data;
    expect([...kept.wishlistItems!, ...kept.wishlistInactiveItems!].map(({ quantity }) => quantity)).toEqual([2, 0.7]);
  });

  test('[POST /wishlist/add_prod] what only another store sells can be kept for later', async () => {
    const { listId } = await create(me, 'Una');
    const elsewhere = await shop.db.selectFrom('product').select('product_id').where('product_id', 'not in', products).orderBy('product_id', 'desc').executeTakeFirstOrThrow();
    await shop.db.deleteFrom('stock').where('product_id', '=', elsewhere.product_id).where('warehouse_id', '=', 1).execute();
    const { status, data } = await shop.request(lists.addProducts, { wishlistId: listId, items: [{ productId: elsewhere.product_id, quantity: 1 }] }, me);
    expect(status).toBe(0);
    expect(data.wishlistInactiveItems).toMatchObject([{ productId: elsewhere.product_id, quantity: 1 }]);
  });

  test('[POST /wishlist/delete_prods] removes lines, all of the call or none', async () => {
    const { listId } = await create(me, 'Una');
    const [one, two] = (await fill(me, listId, 1, 1)).data.wishlistItems!;
    expect(await shop.request(lists.deleteProducts, { wishlistId: listId, items: [{ itemId: one!.itemId }, { itemId: 99_999_999 }] }, me)).toMatchObject({ status: 3 });
    const { data } = await shop.request(lists.deleteProducts, { wishlistId: listId, items: [{ itemId: one!.itemId, productId: one!.productId, quantity: 1 }] }, me);
    expect(data.wishlistItems!.map((item) => item.itemId)).toEqual([two!.itemId]);
  });
});

describe('into the cart', () => {
  test('[POST /cart/add-all-from-wishlist] puts what there is into the cart and tells what there is not', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    const { data, warnings, status } = await shop.request(cart.addAllFromWishlist, { list_id: weekend }, anna);
    expect(status).toBe(0);
    expect(data.cartItems).toHaveLength(4);
    expect(data.cartItems!.every((line) => line.cartItemInsertionTypeId === 2)).toBe(true);
    expect(warnings.map((warning) => warning.code)).toEqual(['cart.notAvailable', 'cart.notAvailable']);
  });

  test('[POST /cart/add-all-from-wishlist] a list to read can be bought, one of others is missing', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    expect((await shop.request(cart.addAllFromWishlist, { list_id: brunos }, anna)).data.cartItems).toHaveLength(6);
    expect(await shop.request(cart.addAllFromWishlist, { list_id: weekly }, bruno)).toMatchObject({ status: 3 });
  });

  test('[POST /wishlist/confirm] the cart goes to the address with the list in it', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    const { data, status } = await shop.request(lists.confirm, { list_id: weekly, address_id: annasHome.address_id }, anna);
    expect(status).toBe(0);
    expect(data).toMatchObject({ listId: weekly, cart: { shippingAddress: { addressId: annasHome.address_id, autoAssigned: false } } });
    expect(data.cart.cartItems).toHaveLength(12);
  });

  test('[POST /wishlist/confirm] an address or a list of others is missing, and the cart stays as it is', async () => {
    const before = (await shop.request(cart.view, {}, bruno)).data;
    expect(await shop.request(lists.confirm, { list_id: brunos, address_id: annasHome.address_id }, bruno)).toMatchObject({ status: 3 });
    expect(await shop.request(lists.confirm, { list_id: weekly, address_id: annasHome.address_id }, bruno)).toMatchObject({ status: 3 });
    expect((await shop.request(cart.view, {}, bruno)).data.cartItems).toEqual(before.cartItems);
  });
});

describe('a shared list', () => {
  const changes = (list_id: number, itemId: number) =>
    [
      ['/wishlist/update', () => shop.request(lists.update, { list_id, name: 'Mia' }, anna)],
      ['/wishlist/add_prod', () => fill(anna, list_id, 1)],
      ['/wishlist/update_prods', () => shop.request(lists.updateProducts, { wishlistId: list_id, items: [{ itemId, quantity: 9 }] }, anna)],
      ['/wishlist/delete_prods', () => shop.request(lists.deleteProducts, { wishlistId: list_id, items: [{ itemId }] }, anna)],
    ] as const;

  test('DATA-11 [POST /wishlist/update_prods] READ is enforced by the server in every call that changes', async () => {
    const view = async () => (await shop.request(lists.view, { list_id: brunos }, bruno)).data;
    const before = await view();
    for (const [path, change] of changes(brunos, before.wishlistItems![0]!.itemId)) expect(await change(), path).toMatchObject({ http: 200, status: 4 });
    expect(await shop.request(lists.delete, { list_id: brunos }, anna)).toMatchObject({ status: 4 });
    expect(await shop.request(lists.select, { list_id: brunos }, anna)).toMatchObject({ status: 4 });
    expect(await view()).toEqual(before);
  });

  test('[POST /wishlist/update] WRITE changes name and lines, but only the owner deletes', async () => {
    const { listId } = await create(bruno, 'Di tutti e due');
    const { itemId } = (await fill(bruno, listId, 1)).data.wishlistItems![0]!;
    await share(listId, 101, 'WRITE');
    for (const [path, change] of changes(listId, itemId)) expect(await change(), path).toMatchObject({ status: 0 });
    expect((await shop.request(lists.view, { list_id: listId }, bruno)).data).toMatchObject({ name: 'Mia', size: 0, sharingData: { grant: 'OWNER' } });
    expect(await shop.request(lists.delete, { list_id: listId }, anna)).toMatchObject({ status: 4 });
    expect(await shop.request(lists.delete, { list_id: listId }, bruno)).toMatchObject({ status: 0 });
  });
});
