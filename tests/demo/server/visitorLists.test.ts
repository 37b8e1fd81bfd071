import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import type { Credentials } from './caller.ts';
import { annasHome, logIn, plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let products: number[];
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 60);
}, 60_000);
afterAll(() => shop.close());

const create = async (who: Credentials, name: string) => (await shop.request(lists.insert, { name }, who)).data.listId;
const fill = (who: Credentials, wishlistId: number, ...quantities: [productId: number, quantity: number][]) =>
  shop.request(
    lists.addProducts,
    { wishlistId, items: quantities.map(([productId, quantity]) => ({ productId, quantity })) },
    who,
  );
const named = async (who: Credentials) =>
  (await shop.request(lists.list, {}, who)).data.personalList.map(({ name, size, selected }) => [name, size, selected]);
const lines = async (who: Credentials, list_id: number) => {
  const { wishlistItems = [], wishlistInactiveItems = [] } = (await shop.request(lists.view, { list_id }, who)).data;
  return [...wishlistItems, ...wishlistInactiveItems].map(({ productId, quantity }) => [productId, quantity]);
};

describe('a visitor’s lists (ruling 13)', () => {
  let me: Credentials;
  beforeEach(() => (me = {}));

  test('[GET /wishlist/list] [POST /wishlist/insert] reading makes no session, the first list does, and is the default', async () => {
    expect(await shop.request(lists.list, {}, me)).toMatchObject({ status: 0, data: { page: { totItems: 0 } } });
    expect(me.session).toBeUndefined();
    const listId = await create(me, 'Festa');
    expect(me.session).toBeTruthy();
    expect((await shop.request(lists.list, {}, me)).data.personalList).toMatchObject([
      { listId, name: 'Festa', selected: true, sharingData: { grant: 'OWNER' } },
    ]);
    expect(await shop.request(lists.insert, { name: 'FESTA' }, me)).toMatchObject({ status: 6 });
  });

  test('[POST /wishlist/update] [POST /wishlist/select] [POST /wishlist/delete] [POST /wishlist/add_prod] [POST /wishlist/update_prods] [POST /wishlist/delete_prods] are changed as a customer’s are', async () => {
    const one = await create(me, 'Una');
    const two = await create(me, 'Due');
    const { wishlistItems } = (await fill(me, one, [products[0]!, 2], [products[1]!, 1])).data;
    const [first, second] = wishlistItems!.map(({ itemId }) => itemId);
    await shop.request(lists.updateProducts, { wishlistId: one, items: [{ itemId: first!, quantity: 5 }] }, me);
    await shop.request(lists.deleteProducts, { wishlistId: one, items: [{ itemId: second! }] }, me);
    expect(await lines(me, one)).toEqual([[products[0], 5]]);
    expect((await shop.request(lists.update, { list_id: one, name: 'Prima' }, me)).data.name).toBe('Prima');
    await shop.request(lists.select, { list_id: two }, me);
    expect(await named(me)).toEqual([
      ['Due', 0, true],
      ['Prima', 1, false],
    ]);
    await shop.request(lists.delete, { list_id: two }, me);
    expect(await named(me)).toEqual([['Prima', 1, true]]);
  });

  test('[POST /cart/add-all-from-wishlist] [GET /products] [GET /cart/view] a list goes into the visitor’s cart, and its products are their favourites', async () => {
    const listId = await create(me, 'Una');
    expect((await shop.request(cart.view, {}, me)).data.user.hasFavorites).toBeUndefined();
    await fill(me, listId, [products[0]!, 2]);
    const { data } = await shop.request(wholeCart.addAllFromWishlist, { list_id: listId }, me);
    expect(data.cartItems).toMatchObject([{ productId: products[0], quantity: 2 }]);
    expect(data.user).toMatchObject({ userId: -1, hasFavorites: true });
    const found = (await shop.request(catalogue.products, { preferred: true }, me)).data.products;
    expect(found!.map(({ productId }) => productId)).toEqual([products[0]]);
    expect((await shop.request(catalogue.products, { preferred: true }, {})).data.products).toEqual([]);
  });

  test('[POST /wishlist/confirm] asks to log in: an address is a customer’s', async () => {
    const listId = await create(me, 'Una');
    const asked = { list_id: listId, address_id: annasHome.address_id };
    expect(await shop.request(lists.confirm, asked, me)).toMatchObject({ status: 5 });
  });

  test('SEC-09 another session’s list is as if it were not there, for visitors and customers', async () => {
    const listId = await create(me, 'Mia');
    const { itemId } = (await fill(me, listId, [products[0]!, 1])).data.wishlistItems![0]!;
    const stranger: Credentials = {};
    await create(stranger, 'Altra');
    for (const other of [stranger, {}, await logIn(shop, 'anna')]) {
      const none = await shop.request(lists.view, { list_id: 999_999 }, other);
      for (const answer of [
        await shop.request(lists.view, { list_id: listId }, other),
        await shop.request(lists.update, { list_id: listId, name: 'Presa' }, other),
        await shop.request(lists.select, { list_id: listId }, other),
        await shop.request(lists.delete, { list_id: listId }, other),
        await fill(other, listId, [products[1]!, 1]),
        await shop.request(lists.updateProducts, { wishlistId: listId, items: [{ itemId, quantity: 9 }] }, other),
        await shop.request(lists.deleteProducts, { wishlistId: listId, items: [{ itemId }] }, other),
        await shop.request(wholeCart.addAllFromWishlist, { list_id: listId }, other),
      ])
        expect(answer).toMatchObject({ http: 200, status: 3, errors: none.errors });
      expect((await shop.request(lists.list, {}, other)).data.personalList.map((list) => list.listId)).not.toContain(
        listId,
      );
    }
    expect(await lines(me, listId)).toEqual([[products[0], 1]]);
  });

  test('SEC-06 a visitor keeps fifty lists of two hundred products, no more', async () => {
    const listId = await create(me, 'Lista 1');
    for (let turn = 2; turn <= 50; turn += 1) await create(me, `Lista ${turn}`);
    expect((await shop.request(lists.insert, { name: 'Lista 51' }, me)).errors).toMatchObject([
      { code: 'list.tooMany', message: 'Puoi avere al massimo 50 liste.' },
    ]);
    const all = (
      await shop.db.selectFrom('product').select('product_id').orderBy('product_id').limit(201).execute()
    ).map(({ product_id }): [number, number] => [product_id, 1]);
    expect((await fill(me, listId, ...all)).errors).toMatchObject([{ code: 'list.full' }]);
    expect((await fill(me, listId, ...all.slice(0, 200))).status).toBe(0);
  });

  test('go with their session: at a logout, and when it has expired', async () => {
    const ids = [await create(me, 'Una'), await create({}, 'Altra')];
    const rows = async () =>
      (await shop.db.selectFrom('wishlist').select('list_id').where('list_id', 'in', ids).execute()).map(
        ({ list_id }) => list_id,
      );
    await shop.request(session.logout, {}, me);
    expect(await rows()).toEqual([ids[1]]);
    const { session_id } = await shop.db
      .selectFrom('wishlist')
      .select('session_id')
      .where('list_id', '=', ids[1]!)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('session_id', '=', session_id)
      .execute();
    await sweep(shop.db, shop.clock);
    expect(await rows()).toEqual([]);
  });
});

describe('at the login a visitor’s lists become the customer’s [POST /auth/login]', () => {
  let number = 0;
  /** A customer who has just registered, as far as a login is concerned. */
  async function newcomer(): Promise<string> {
    const name = `nuova-${(number += 1)}`;
    const { password_hash } = await shop.db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', 'anna@example.it')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('customer')
      .values({
        email: `${name}@example.it`,
        password_hash,
        confirmed: true,
        role: 'customer',
        user_type_id: '3',
        first_name: 'Nuova',
        last_name: 'Cliente',
        profile_level: 2,
        company_id: 1,
        fidelity_card: null,
        default_store_address_id: null,
        points: '{}',
      })
      .execute();
    return name;
  }

  test('SES-17 of somebody without lists they keep default and number', async () => {
    const name = await newcomer();
    const me: Credentials = {};
    const festa = await create(me, 'Festa');
    await create(me, 'Orto');
    await fill(me, festa, [products[0]!, 2]);
    await logIn(shop, name, me);
    expect(await named(me)).toEqual([
      ['Festa', 1, true],
      ['Orto', 0, false],
    ]);
    expect(await lines(me, festa)).toEqual([[products[0], 2]]);
  });

  test('SES-17 one of the same name goes into the customer’s, each product once in the larger quantity; the default stays', async () => {
    const name = await newcomer();
    const before = await logIn(shop, name);
    const weekly = await create(before, 'La Spesa');
    await fill(before, weekly, [products[0]!, 3], [products[1]!, 1]);
    const me: Credentials = {};
    const brought = await create(me, 'la spesa');
    await fill(me, brought, [products[1]!, 4], [products[0]!, 2], [products[2]!, 1]);
    await create(me, 'Altra');
    await logIn(shop, name, me);
    expect(await named(me)).toEqual([
      ['La Spesa', 3, true],
      ['Altra', 0, false],
    ]);
    expect(await lines(me, weekly)).toEqual([
      [products[0], 3],
      [products[1], 4],
      [products[2], 1],
    ]);
    expect(await shop.request(lists.view, { list_id: brought }, me)).toMatchObject({ status: 3 });
    expect(await shop.db.selectFrom('wishlist').where('list_id', '=', brought).selectAll().execute()).toEqual([]);
  });

  test('SES-17 what does not fit is told: lines beyond the five hundred, lists beyond the five hundred', async () => {
    const name = await newcomer();
    const before = await logIn(shop, name);
    const full = await create(before, 'Piena');
    const all = (
      await shop.db.selectFrom('product').select('product_id').orderBy('product_id').limit(501).execute()
    ).map(({ product_id }): [number, number] => [product_id, 1]);
    for (let from = 0; from < 499; from += 250) await fill(before, full, ...all.slice(from, Math.min(from + 250, 499)));
    const { user_id } = await shop.db
      .selectFrom('wishlist')
      .select('user_id')
      .where('list_id', '=', full)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('wishlist')
      .values(Array.from({ length: 498 }, (_, index) => ({ user_id, name: `Lista ${index}` })))
      .execute();
    const me: Credentials = {};
    await fill(me, await create(me, 'piena'), ...all.slice(499));
    await create(me, 'La cinquecentesima');
    await create(me, 'Di troppo');
    const { warnings, status } = await shop.request(
      session.login,
      { login: `${name}@example.it`, password: 'spesa-demo' },
      me,
    );
    expect(status).toBe(0);
    expect(warnings).toEqual([
      { code: 'list.full', message: 'Nella lista “Piena” non è entrato tutto.' },
      { code: 'list.tooMany', message: 'Puoi avere al massimo 500 liste.' },
    ]);
    expect((await shop.request(lists.view, { list_id: full }, me)).data.size).toBe(500);
    expect((await shop.request(lists.list, {}, me)).data.page.totItems).toBe(500);
  });

  test('SEC-09 a rider takes none along', async () => {
    const me: Credentials = {};
    const listId = await create(me, 'Mia');
    await logIn(shop, 'rider', me);
    expect(await shop.db.selectFrom('wishlist').where('list_id', '=', listId).selectAll().execute()).toEqual([]);
  });
});
