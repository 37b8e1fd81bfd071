import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { readBooks, type Books } from '../demo/server/books.ts';
import { createBuying } from '../demo/server/buying.ts';
import { plainProducts, put, saveCard } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { createAnswers } from '../failover/answers.ts';
import { newLedger, type Ledger } from '../failover/customers/ledger.ts';
import type { Bank } from '../failover/shop/bank.ts';
import { judge } from '../failover/verdict.ts';

let shop: Shop;
let bank: Bank;
let before: Books;
let right: Ledger;

/** A customer who bought three pieces by card and has two of something else in the cart. */
beforeAll(async () => {
  shop = await openShop();
  const products = await plainProducts(shop, 3, 1000);
  before = await readBooks(shop.db);
  const { people } = await createBuying(shop, products[2]!).buyers(1, products[0]!, 3);
  const { credentials, address_id } = people[0]!;
  const { userId, user_payment_auth_id } = await saveCard(shop, address_id);
  const { data } = await shop.request(checkout.buy, { payment_type_id: 12, user_payment_auth_id }, credentials);
  await put(shop, credentials, { productId: products[1]!, quantity: 2 });
  const { reference } = await shop.db
    .selectFrom('payment')
    .select('reference')
    .where('order_id', '=', data.orderId)
    .executeTakeFirstOrThrow();
  const find = async () => [(await shop.payments.provider.find(reference))!];
  bank = { origin: '', key: '', payments: find, close: () => Promise.resolve() };
  const bought = new Map([
    [products[0]!, 3000],
    [products[2]!, 5000],
  ]);
  right = {
    ...newLedger(userId),
    cart: new Map([[products[1]!, 2000]]),
    orders: new Map([[data.orderId, bought]]),
    session: credentials.session,
  };
}, 60_000);
afterAll(() => shop.close());

const verdictOn = async (change: (ledger: Ledger) => void, held = bank): Promise<string[]> => {
  const ledger = structuredClone(right);
  change(ledger);
  return (await judge(shop.db, held, [ledger], before, 0)).wrong;
};

test('what is as it was acknowledged is left in peace', async () => {
  expect(await verdictOn(() => undefined)).toEqual([]);
});

test('an order that is gone, one too many, another content, a cart with a piece twice, a lost and a living session are told', async () => {
  const [orderId, lines] = [...right.orders][0]!;
  const { userId, session } = right;
  expect(await verdictOn(({ orders }) => orders.set(orderId + 1, lines))).toEqual([
    `order ${orderId + 1} of ${userId} is lost`,
  ]);
  expect(await verdictOn(({ orders }) => orders.clear())).toEqual([
    `order ${orderId} of ${userId} (3) was never acknowledged`,
  ]);
  expect(await verdictOn(({ orders }) => orders.set(orderId, new Map()))).toEqual([
    `order ${orderId} of ${userId} is not what was bought`,
  ]);
  expect(await verdictOn(({ cart }) => cart.forEach((_, product) => cart.set(product, 1000)))).toEqual([
    expect.stringContaining(`the cart of ${userId} has`),
  ]);
  expect(await verdictOn((ledger) => (ledger.session = 'another'))).toEqual([`the session of ${userId} is lost`]);
  expect(await verdictOn((ledger) => (ledger.closed = session))).toEqual([`${userId} logged out and is still in`]);
});

test('money that is held for nothing, and stock that went without an order, are told', async () => {
  const [payment] = await bank.payments();
  const twice = { ...bank, payments: async () => [payment!, { ...payment!, reference: 'again' }] };
  expect((await verdictOn(() => undefined, twice))[0]).toContain('again');
  await shop.db
    .updateTable('stock')
    .set((stock) => ({ available: stock('available', '-', 1000) }))
    .where('product_id', '=', [...right.cart.keys()][0]!)
    .execute();
  expect((await verdictOn(() => undefined))[0]).toContain('stock and holds');
});

test('the longest gap and the answers that were no 200', () => {
  const answers = createAnswers();
  const from = answers.now();
  for (const kind of ['503', 'cut', '200']) answers.note({ row: 'cart.add', writes: true, kind, took: 40 });
  expect(answers.between(from, from + 2_000)).toMatchObject({
    writes: 1,
    kinds: { 503: 1, cut: 1 },
    slowest: 0.04,
    writeGap: expect.closeTo(2, 1),
  });
});
