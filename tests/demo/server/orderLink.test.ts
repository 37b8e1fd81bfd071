import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { createBuying } from './buying.ts';
import { lastLetter } from './letters.ts';
import { plainProducts } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let order_id: number;
let email: string;
let product: number;
let other: number;
beforeAll(async () => {
  shop = await openShop();
  [product, other] = (await plainProducts(shop, 2, 1000)) as [number, number];
  const { people } = await createBuying(shop, other).buyers(1, product, 4);
  order_id = (await shop.request(checkout.buy, { payment_type_id: 22 }, people[0]!.credentials)).data.orderId;
  ({ email } = await shop.db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.user_id', 'shop_order.user_id')
    .select('email')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow());
}, 60_000);
beforeEach(async () => {
  await shop.db.deleteFrom('login_try').execute();
  await shop.db.deleteFrom('mail').execute();
});
afterAll(() => shop.close());

const ask = (given: { order_id: number; email: string }) => shop.request(withdrawal.link, given);
const mails = async () => (await shop.db.selectFrom('mail').select('recipient').execute()).length;

test('LAW-10 whoever has lost the mail gets the link to withdraw by order number and e-mail, without a login [POST /order/withdrawal-link]', async () => {
  await ask({ order_id, email: ` ${email.toUpperCase()} ` });
  const { subject, link } = await lastLetter(shop, email);
  expect([subject, link?.pathname]).toEqual([
    `Il collegamento al tuo ordine ${order_id}`,
    `/order-tracking/${order_id}`,
  ]);
  const access_token = link!.searchParams.get('token')!;
  expect((await shop.request(orders.viewByToken, { order_id, access_token })).data.orderId).toBe(order_id);
  expect((await shop.request(withdrawal.view, { order_id, access_token })).errors).toEqual([]);
});

test('SEC-04 a number that is none, another’s e-mail and an order that was never placed answer the same, and no mail goes', async () => {
  const right = await ask({ order_id, email });
  await shop.db.deleteFrom('mail').execute();
  const unpaid = await shop.db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.user_id', 'shop_order.user_id')
    .select(['order_id', 'email'])
    .where('status', '=', 2)
    .executeTakeFirst();
  const wrong = [
    { order_id: order_id + 999, email },
    { order_id, email: 'nessuno@example.it' },
    { order_id, email: 'anna@example.it' },
    ...(unpaid ? [unpaid] : []),
  ];
  for (const given of wrong) {
    const { http, status, data, errors } = await ask(given);
    expect({ http, status, data, errors }).toEqual({
      http: right.http,
      status: right.status,
      data: right.data,
      errors: right.errors,
    });
  }
  expect(await mails()).toBe(0);
  expect((await ask({ order_id, email: 'nessuno' })).errors[0]?.message).toBe(
    'Scrivi l’e-mail con cui hai fatto l’ordine.',
  );
});

test('SEC-15 asking is bounded for the order and for the e-mail', async () => {
  const codes = async (given: (round: number) => { order_id: number; email: string }) => {
    await shop.db.deleteFrom('login_try').execute();
    const told = [];
    for (let round = 0; round < 6; round += 1) told.push((await ask(given(round))).errors[0]?.code ?? 'ok');
    return told;
  };
  const five = ['ok', 'ok', 'ok', 'ok', 'ok', 'request.limited'];
  expect(await codes((round) => ({ order_id, email: `guess${round}@example.it` }))).toEqual(five);
  expect(await codes((round) => ({ order_id: order_id + round, email }))).toEqual(five);
});

test('LAW-09 LAW-23 the mails of an order and of what is added to it hold withdrawal and guarantee, with the official notice of the shop’s settings', async () => {
  const official = 'https://negozio.example/notice.svg';
  await shop.db.insertInto('setting').values({ name: 'guarantee_file_it', value: official }).execute();
  const { people } = await createBuying(shop, other).buyers(1, product, 4);
  const me = people[0]!.credentials;
  const placed = await shop.request(checkout.buy, { payment_type_id: 22 }, me);
  const items = [{ productId: other, quantity: 1 }];
  const asked = { order_id: placed.data.orderId, products: `${other}:1` };
  const { data } = await shop.request(supplements.price, asked, me);
  await shop.request(supplements.add, { order_id: placed.data.orderId, items, total: data.grossTotal }, me);
  const sent = await shop.db.selectFrom('mail').select(['html', 'plain']).execute();
  expect(sent).toHaveLength(2);
  for (const { html, plain } of sent) {
    expect(html).toContain(`<img src="${official}"`);
    for (const words of ['Diritto di recesso: hai 14 giorni', 'Garanzia legale di conformità', official, 'Venditore: '])
      expect(plain).toContain(words);
  }
});
