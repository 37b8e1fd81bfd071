import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import type { InputOf } from '../../../core/api/endpoint.ts';
import { addLine } from '../../../demo/server/sql/cart/lines.ts';
import type { Credentials } from './caller.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
const me: Credentials = {};

type Item = InputOf<typeof cart.add>['items'][number];
const itemOf = ({ product_id }: { product_id: number }): Item => ({
  productId: product_id,
  quantity: 2,
  infos: { accept_alternatives: 'true' },
});
let full: Item[];
let rest: Item[];
beforeAll(async () => {
  shop = await openShop();
  const plain = (
    await shop.db
      .selectFrom('product')
      .select(['product_id', 'infos', 'options', 'min_acq'])
      .orderBy('product_id')
      .execute()
  )
    .filter(
      ({ infos, options, min_acq }) =>
        infos['TIPOLOGIA'] === 'Pezzo' && !infos['QTY_LOCKED'] && options.length === 0 && min_acq === null,
    )
    .slice(0, 1000);
  await shop.db.updateTable('product').set({ limit_class_id: null, max_acq: null }).execute();
  await shop.db.updateTable('stock').set({ available: null }).execute();
  [full, rest] = [plain.slice(0, 500), plain.slice(500)].map((products) => products.map(itemOf)) as [Item[], Item[]];
}, 60_000);
afterAll(() => shop.close());

test('SRV-08 a visitor’s cart has 200 lines at most, a customer’s 500; a line that is there already may grow [POST /cart/add]', async () => {
  const visitor: Credentials = {};
  const { data, warnings } = await shop.request(cart.add, { items: full.slice(0, 210) }, visitor);
  expect([data.totalItems, warnings.map(({ code }) => code)]).toEqual([200, Array(10).fill('cart.tooManyLines')]);
  expect(await shop.request(cart.add, { items: full.slice(200, 201) }, visitor)).toMatchObject({
    http: 200,
    status: 2,
    errors: [{ code: 'cart.tooManyLines', message: 'Il carrello è pieno: può avere al massimo 200 righe.' }],
  });
  expect((await shop.request(cart.add, { items: full.slice(0, 1) }, visitor)).status).toBe(0);
  await logIn(shop, 'anna', me);
  expect((await shop.request(cart.add, { items: full }, me)).data.totalItems).toBe(500);
  expect((await shop.request(cart.add, { items: rest.slice(0, 1) }, me)).errors[0]?.code).toBe('cart.tooManyLines');
});

test('DATA-06 [GET /cart/view] a cart of a thousand lines is one answer of at most 60 kB as it goes over the line', async () => {
  const { cart_id } = await shop.db
    .selectFrom('cart')
    .select('cart_id')
    .where('user_id', '=', 101)
    .executeTakeFirstOrThrow();
  for (const { productId, quantity, infos = {} } of rest)
    await addLine(shop.db, cart_id, { productId, quantity: quantity * 1000, params: {}, infos, insertionTypeId: 1 });
  const response = await shop.fetch('/ebsn/api/cart/view?show_sectors=true', {
    headers: { 'X-Ebsn-Session': me.session! },
  });
  const text = await response.text();
  const { totalItems, sectors } = JSON.parse(text).data;
  expect(totalItems).toBe(1000);
  expect(sectors.flatMap((sector: { cartItems: unknown[] }) => sector.cartItems)).toHaveLength(1000);
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(packed.length).toBeLessThanOrEqual(60 * 1024);
});

test('[POST /cart/add] a call of more than 500 items is refused whole', async () => {
  const answer = await shop.request(
    cart.add,
    { items: Array.from({ length: 501 }, () => ({ productId: 1, quantity: 1 })) },
    me,
  );
  expect(answer.http).toBe(400);
});

test('[POST /cart/close] it is emptied in one go', async () => {
  const { data } = await shop.request(cart.view, {}, me);
  expect((await shop.request(wholeCart.close, { cart_id: data.cartId }, me)).data.totalItems).toBe(0);
});
