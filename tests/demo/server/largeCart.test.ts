import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import type { Credentials } from './caller.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
const me: Credentials = {};
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
  for (const start of [0, 500])
    await shop.request(
      cart.add,
      {
        items: plain
          .slice(start, start + 500)
          .map(({ product_id }) => ({ productId: product_id, quantity: 2, infos: { accept_alternatives: 'true' } })),
      },
      me,
    );
}, 60_000);
afterAll(() => shop.close());

test('DATA-06 [GET /cart/view] a cart of a thousand lines is one answer of at most 60 kB as it goes over the line', async () => {
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
  expect((await shop.request(cart.close, { cart_id: data.cartId }, me)).data.totalItems).toBe(0);
});
