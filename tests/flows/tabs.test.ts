import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart as calls } from '../../core/api/endpoints/cart.ts';
import { answerConsent, allows } from '../../core/flows/consent.ts';
import { signIn, signOut } from '../../core/flows/signIn.ts';
import { plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { createDevice, testSpesa } from '../testBrowser.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const anna = { login: 'anna@example.it', password: 'spesa-demo' };
const eventually = (look: () => void) => expect.poll(look, { timeout: 5_000 });

/** Two tabs of one browser; the second has been to the shop before. */
function twoTabs() {
  const device = createDevice();
  return [testSpesa(shop.fetch, { device }).spesa, testSpesa(shop.fetch, { device }).spesa] as const;
}

test('who enters in one tab is there in the other, with their own cart, however often the visitor’s had changed', async () => {
  const [one, two] = twoTabs();
  const [productId] = await plainProducts(shop, 1, 1000);
  for (let quantity = 1; quantity <= 6; quantity += 1)
    await two.cart.run(calls.add, { items: [{ productId: productId!, quantity: 1 }] });
  const visitors = two.cart.current()!;
  expect(visitors.user.userId).toBe(-1);
  await signIn(one, anna);
  const own = one.cart.current()!;
  expect(own.cartId).not.toBe(visitors.cartId);
  expect(one.cart.store.getState().revision).toBeLessThan(two.cart.store.getState().revision! + 1);
  await eventually(() => [two.cart.current()?.cartId, two.session.isLoggedIn()]).toEqual([own.cartId, true]);
  await signOut(one);
  await eventually(() => [two.cart.current(), two.session.isLoggedIn()]).toEqual([null, false]);
});

test('acting for a customer in one tab: the other reads whose cart it is now', async () => {
  const [one, two] = twoTabs();
  await signIn(one, anna);
  await eventually(() => two.session.isLoggedIn()).toBe(true);
  two.cart.clear();
  one.tabs.tell({ kind: 'acting' });
  await eventually(() => two.cart.current()?.cartId).toBe(one.cart.current()!.cartId);
});

test('a consent given in one tab holds in the other', async () => {
  const [one, two] = twoTabs();
  const heard: string[] = [];
  two.tabs.onNews(({ kind }) => void heard.push(kind));
  answerConsent(one, { analytics: true });
  await eventually(() => heard).toEqual(['consent']);
  expect(allows(two, 'analytics')).toBe(true);
});
