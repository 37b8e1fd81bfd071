import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
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
  shop.request(
    lists.addProducts,
    { wishlistId, items: quantities.map((quantity, index) => ({ productId: products[index]!, quantity })) },
    who,
  );
const share = (listId: number, userId: number, access: 'READ' | 'WRITE') =>
  shop.db.insertInto('wishlist_share').values({ list_id: listId, user_id: userId, access }).execute();

describe('reading', () => {
  test('[GET /wishlist/list] own lists with the default first, and the shared ones apart', async () => {
    const { data } = await shop.request(lists.list, {}, anna);
    expect(data.personalList).toMatchObject([
      { listId: weekly, selected: true, size: 12, sharingData: { grant: 'OWNER' } },
      { listId: weekend, selected: false },
    ]);
    expect(data.sharedList).toMatchObject([
      { listId: brunos, selected: false, sharingData: { grant: 'READ', ownerName: 'Bruno Traverso' } },
    ]);
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
    expect(await shop.request(lists.view, { list_id: weekend, wishlist_type_id: 9 }, anna)).toMatchObject({
      http: 200,
      status: 3,
    });
  });

  test('[GET /wishlist/view] sectors hold exactly the active lines', async () => {
    const { data } = await shop.request(lists.view, { list_id: weekly }, anna, { show_sectors: 'true' });
    const ids = (items: { itemId: number }[]) => items.map((item) => item.itemId).sort((a, b) => a - b);
    expect(ids(data.sectors!.flatMap((sector) => sector.wishlistItems))).toEqual(ids(data.wishlistItems!));
  });

  test('[GET /wishlist/view] the lists of others are missing, for customers and visitors alike', async () => {
    const other = await shop.request(lists.view, { list_id: weekly }, bruno);
    const none = await shop.request(lists.view, { list_id: 999_999 }, bruno);
    expect(other).toMatchObject({ http: 200, status: 3, data: {} });
    expect(other.errors).toEqual(none.errors);
    expect(await shop.request(lists.view, { list_id: weekly })).toMatchObject({ status: 3, errors: none.errors });
  });

  test('DATA-11 [GET /wishlist/list] two hundred lists come in pages, each once', async () => {
    const me = await somebody();
    const { data: first } = await shop.request(lists.insert, { name: 'Lista 1' }, me);
    const { user_id } = await shop.db
      .selectFrom('wishlist')
      .select('user_id')
      .where('list_id', '=', first.listId)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('wishlist')
      .values(Array.from({ length: 199 }, (_, index) => ({ user_id, name: `Lista ${index + 2}` })))
      .execute();
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

describe('into the cart', () => {
  test('[POST /cart/add-all-from-wishlist] puts what there is into the cart and tells what there is not', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    const { data, warnings, status } = await shop.request(wholeCart.addAllFromWishlist, { list_id: weekend }, anna);
    expect(status).toBe(0);
    expect(data.cartItems).toHaveLength(4);
    expect(data.cartItems!.every((line) => line.cartItemInsertionTypeId === 2)).toBe(true);
    expect(warnings.map((warning) => warning.code)).toEqual(['cart.notAvailable', 'cart.notAvailable']);
  });

  test('[POST /cart/add-all-from-wishlist] a list to read can be bought, one of others is missing', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    expect((await shop.request(wholeCart.addAllFromWishlist, { list_id: brunos }, anna)).data.cartItems).toHaveLength(
      6,
    );
    expect(await shop.request(wholeCart.addAllFromWishlist, { list_id: weekly }, bruno)).toMatchObject({ status: 3 });
  });

  test('[POST /wishlist/confirm] the cart goes to the address with the list in it', async () => {
    await shop.request(cart.delete, { items: [] }, anna);
    const { data, status } = await shop.request(
      lists.confirm,
      { list_id: weekly, address_id: annasHome.address_id },
      anna,
    );
    expect(status).toBe(0);
    expect(data).toMatchObject({
      listId: weekly,
      cart: { shippingAddress: { addressId: annasHome.address_id, autoAssigned: false } },
    });
    expect(data.cart.cartItems).toHaveLength(12);
  });

  test('[POST /wishlist/confirm] an address or a list of others is missing, and the cart stays as it is', async () => {
    const before = (await shop.request(cart.view, {}, bruno)).data;
    expect(
      await shop.request(lists.confirm, { list_id: brunos, address_id: annasHome.address_id }, bruno),
    ).toMatchObject({ status: 3 });
    expect(
      await shop.request(lists.confirm, { list_id: weekly, address_id: annasHome.address_id }, bruno),
    ).toMatchObject({ status: 3 });
    expect((await shop.request(cart.view, {}, bruno)).data.cartItems).toEqual(before.cartItems);
  });
});

describe('a shared list', () => {
  const changes = (list_id: number, itemId: number) =>
    [
      ['/wishlist/update', () => shop.request(lists.update, { list_id, name: 'Mia' }, anna)],
      ['/wishlist/add_prod', () => fill(anna, list_id, 1)],
      [
        '/wishlist/update_prods',
        () => shop.request(lists.updateProducts, { wishlistId: list_id, items: [{ itemId, quantity: 9 }] }, anna),
      ],
      [
        '/wishlist/delete_prods',
        () => shop.request(lists.deleteProducts, { wishlistId: list_id, items: [{ itemId }] }, anna),
      ],
    ] as const;

  test('DATA-11 [POST /wishlist/update_prods] READ is enforced by the server in every call that changes', async () => {
    const view = async () => (await shop.request(lists.view, { list_id: brunos }, bruno)).data;
    const before = await view();
    for (const [path, change] of changes(brunos, before.wishlistItems![0]!.itemId))
      expect(await change(), path).toMatchObject({ http: 200, status: 4 });
    expect(await shop.request(lists.delete, { list_id: brunos }, anna)).toMatchObject({ status: 4 });
    expect(await shop.request(lists.select, { list_id: brunos }, anna)).toMatchObject({ status: 4 });
    expect(await view()).toEqual(before);
  });

  test('[POST /wishlist/update] WRITE changes name and lines, but only the owner deletes', async () => {
    const { listId } = await create(bruno, 'Di tutti e due');
    const { itemId } = (await fill(bruno, listId, 1)).data.wishlistItems![0]!;
    await share(listId, 101, 'WRITE');
    for (const [path, change] of changes(listId, itemId)) expect(await change(), path).toMatchObject({ status: 0 });
    expect((await shop.request(lists.view, { list_id: listId }, bruno)).data).toMatchObject({
      name: 'Mia',
      size: 0,
      sharingData: { grant: 'OWNER' },
    });
    expect(await shop.request(lists.delete, { list_id: listId }, anna)).toMatchObject({ status: 4 });
    expect(await shop.request(lists.delete, { list_id: listId }, bruno)).toMatchObject({ status: 0 });
  });
});
