import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { logIn, plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let products: number[];
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 3);
}, 60_000);
afterAll(() => shop.close());

test('[POST /cart/add] the first write of a visitor makes a session, and the revision rises', async () => {
  const me = {};
  const first = await shop.request(cart.add, { items: [{ productId: products[0]!, quantity: 2 }] }, me);
  expect(first).toMatchObject({ http: 200, status: 0 });
  expect(me).toHaveProperty('session');
  const second = await shop.request(cart.add, { items: [{ productId: products[0]!, quantity: 1 }] }, me);
  expect(second.data.cartItems).toMatchObject([{ productId: products[0]!, quantity: 3 }]);
  expect(Number(second.headers.get('X-Spesa-Revision'))).toBe(Number(first.headers.get('X-Spesa-Revision')) + 1);
});

test('[POST /auth/login] an anonymous cart joins the customer’s once', async () => {
  const me = {};
  await shop.request(cart.add, { items: [{ productId: products[0]!, quantity: 2 }] }, me);
  await logIn(shop, 'bruno', me);
  const view = await shop.request(cart.view, {}, me);
  expect(view.data.user.email).toBe('bruno@example.it');
  expect(view.data.cartItems).toMatchObject([{ productId: products[0]!, quantity: 2 }]);
});
