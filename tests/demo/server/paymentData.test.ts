import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import '../../repetitions.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { goodCard } from './buying.ts';
import type { Credentials } from './caller.ts';
import { chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(2, { silent: true });
const byCard = { payment_type_id: 12 };
let anna: Credentials;
let bruno: Credentials;
beforeAll(async () => {
  anna = await logIn(plain.shop, 'anna');
  bruno = await logIn(plain.shop, 'bruno');
  await plain.shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
});
afterEach(() => vi.restoreAllMocks());

const request: typeof plain.shop.request = (...call) => plain.shop.request(...call);
const ordersOf = async (me: Credentials) => (await request(orders.list, {}, me)).data.page.totItems;
async function fillCart(quantity = 6): Promise<void> {
  const { data } = await request(cart.view, {}, anna);
  if (data.cartItems?.length) await request(wholeCart.close, { cart_id: data.cartId }, anna);
  await put(plain.shop, anna, { productId: plain.id(0), quantity });
  await chooseDelivery(plain.shop, anna);
}
const type = (url: string, number: string) =>
  plain.shop.provider(url, {
    method: 'POST',
    body: new URLSearchParams({ ...goodCard, number }),
    redirect: 'manual',
  });
/** An order of Anna's whose card was refused. */
async function unpaid(): Promise<number> {
  await fillCart();
  const { data } = await request(checkout.buy, byCard, anna);
  await type(data.payment.url!, '4000000000000002');
  return data.orderId;
}
/** Everything that the shop's database holds, as text. */
async function everything(): Promise<string> {
  const { db } = plain.shop;
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(db)));
  expect(rows.length).toBeGreaterThan(20);
  return JSON.stringify(rows.map((each) => each.rows));
}
const digits = (text: string) => text.replace(/[\s-]/g, '');

/** The three calls that name a saved card or bring `payment_data`. */
async function calls() {
  const order_id = await unpaid();
  const { data } = await request(delivery.timeslotTemplate, { 'address-id': 1001 }, anna);
  const day = data.days.find(({ timeslots }) => timeslots.length > 0)!;
  await plain.shop.db.updateTable('recurrent_order').set({ active: false }).execute();
  const weekly = await request(
    recurring.subscribe,
    { timeslot_id: day.timeslots[0]!.timeslotId, week_day: day.weekDay, address_id: 1001, consent: true },
    anna,
  );
  expect(weekly.errors).toEqual([]);
  const { recurrentOrderId: recurrent_order_id } = weekly.data;
  return [
    (more: object) => request(checkout.buy, { ...byCard, ...more }, anna),
    (more: object) => request(orders.modifyPaymentType, { order_id, ...byCard, ...more }, anna),
    (more: object) => request(recurring.checkPaymentMethod, { recurrent_order_id, ...byCard, ...more }, anna),
  ];
}

describe('PAY-15 what a call brings to pay with', () => {
  test('PAY-15 another’s saved card is as one that is not there, in every call that names one', async () => {
    await request(checkout.buy, { payment_type_id: 22 }, (await fillCart(), anna));
    const card = await plain.shop.db
      .insertInto('payment_auth')
      .values({
        user_id: (await request(cart.view, {}, bruno)).data.user.userId,
        payment_type_id: 12,
        token: 'tok_frictionless_4242',
        masked_card: '**** **** **** 4242',
        brand: 'Visa',
        expire_date: '12/2040',
        holder: 'Bruno Rossi',
        is_default: false,
      })
      .returning('user_payment_auth_id')
      .executeTakeFirstOrThrow();
    for (const call of await calls()) {
      const before = await ordersOf(anna);
      const [foreign, none] = [await call(card), await call({ user_payment_auth_id: 999_999 })];
      expect(foreign.errors).toEqual(none.errors);
      expect([foreign.http, foreign.status]).toEqual([none.http, none.status]);
      expect(foreign.errors[0]?.code).toBe('payment.cardNotFound');
      expect(await ordersOf(anna)).toBe(before);
    }
  });

  test('PAY-15 payment_data that is no JSON, too long, or that reaches for a prototype is refused with 400, and nothing happens', async () => {
    const odd = ['no json', '{', '{"a":1}x', `"${'x'.repeat(4_000)}"`, '{"__proto__":{"total":1}}', '{"revision":1.5}'];
    const deep = '['.repeat(1_900) + ']'.repeat(1_900);
    const [buy, modify, check] = await calls();
    const before = await ordersOf(anna);
    for (const payment_data of [...odd, '{"total":1e300}', '{"revision":-1e99}'])
      expect([payment_data.slice(0, 30), (await buy!({ payment_data })).http]).toEqual([
        payment_data.slice(0, 30),
        400,
      ]);
    for (const payment_data of odd.slice(0, 5))
      for (const call of [modify!, check!]) expect((await call({ payment_data })).http).toBe(400);
    expect((await check!({ payment_data: deep })).http).toBeLessThan(500);
    expect(await ordersOf(anna)).toBe(before);
    expect(({} as { total?: number }).total).toBeUndefined();
  });

  test('PAY-15 whatever JSON it is, it never orders a cart at another total or revision than the cart’s', async () => {
    await fillCart();
    const before = await ordersOf(anna);
    const { revision, total } = await (async () => {
      const { data, headers } = await request(cart.view, {}, anna);
      return { revision: Number(headers.get('X-Spesa-Revision')), total: data.grossTotal };
    })();
    const wrong = fc.oneof(
      fc.record({ total: fc.double().filter((other) => Math.abs(other - total) > 0.01) }),
      fc.record({ revision: fc.double().filter((other) => other !== revision) }),
      fc.record({ revision: fc.integer(), total: fc.constant(total + 0.01) }),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (data) => {
        fc.pre(Object.values(data).every(Number.isFinite));
        const { http, errors } = await request(checkout.buy, { ...byCard, payment_data: JSON.stringify(data) }, anna);
        expect([400, 200]).toContain(http);
        expect(errors).not.toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(await ordersOf(anna)).toBe(before);
  }, 60_000);
});

describe('PAY-20 a card’s number', () => {
  const number = '4532015112830366';

  test('PAY-20 what is typed on the card’s page reaches neither the shop’s database nor its log, reports, mails or answers', async () => {
    const said = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    await fillCart();
    const bought = await request(checkout.buy, byCard, anna);
    const told: string[] = [];
    const send = plain.shop.line.toShop;
    plain.shop.line.toShop = async (forward) => {
      const answer = await forward();
      told.push(await answer.clone().text());
      return answer;
    };
    const page = await type(bought.data.payment.url!, '4532 0151 1283 0366');
    plain.shop.line.toShop = send;
    expect(page.status).toBe(303);
    const view = await request(orders.view, { order_id: bought.data.orderId }, anna);
    expect(view.data.orderStatusId).toBe(orderStatus.ordered);
    const all = await everything();
    expect(all).toContain('**** **** **** 0366');
    const logged = said.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')));
    for (const text of [all, JSON.stringify([bought.data, view.data]), ...told, ...plain.shop.reports, ...logged])
      expect(digits(text)).not.toContain(number);
    expect(page.headers.get('Location')).not.toContain(number);
  });

  test('PAY-20 one that a broken client sends along with an order is kept nowhere, not even of an order that is refused', async () => {
    await fillCart();
    for (const payment_data of [`{"card":"${number}"}`, `{"total":1,"card":"${number}"}`, `card ${number}`])
      await request(
        checkout.buy,
        { payment_type_id: 22, payment_data },
        { ...anna, key: `card-${payment_data.length}-x` },
      );
    expect(digits(await everything())).not.toContain(number);
    expect(plain.shop.log.map(String).join()).not.toContain(number);
  });
});

describe('PAY-19 gifts that are worth more than the cart', () => {
  const code = 'TUTTOPAGATO';
  beforeAll(async () => {
    await plain.shop.db
      .insertInto('gift_certificate')
      .values({
        gift_certificate_id: 900_001,
        gift_code: code,
        name: 'Tutto pagato',
        description: 'Paga tutta la spesa.',
        adjustment_type_id: 1,
        amount: 1_000_000,
        percentage: null,
        threshold: 0,
        automatic: false,
        personal: false,
        category_id: null,
        proposal: null,
        once_per_customer: false,
        start_date: '2026-01-01',
        end_date: '2040-12-31',
      })
      .execute();
    await plain.shop.db.updateTable('zone').set({ free_from: 0 }).execute();
  });

  test('PAY-19 a total of nothing is ordered at once, in whatever way it would be paid: no money is asked for, none is held', async () => {
    for (const way of [byCard, { payment_type_id: 22 }]) {
      await fillCart();
      await request(cartCodes.addCode, { code }, anna);
      const { data: full } = await request(cart.view, {}, anna);
      expect(full.grossTotal).toBe(0);
      expect((await request(checkout.prepare, {}, anna)).data.prebilledAmount).toBe(0);
      const { data, errors } = await request(checkout.buy, way, anna);
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        payment: { status: 'ok' },
        order: { orderStatusId: orderStatus.ordered, grossTotal: 0, reservedAmount: 0 },
      });
      const asked = await plain.shop.db
        .selectFrom('payment')
        .selectAll()
        .where('order_id', '=', data.orderId)
        .execute();
      expect(asked).toEqual([]);
    }
  });

  test('PAY-19 what is weighed later may still cost something: a quarter of it is held, and no total is below nothing', async () => {
    await plain.infos(0, { WEIGHT_VARIABLE: 'true' });
    await fillCart();
    await request(cartCodes.addCode, { code }, anna);
    const { data } = await request(checkout.buy, byCard, anna);
    expect(data).toMatchObject({ payment: { status: 'redirect' }, order: { grossTotal: 0, reservedAmount: 15 } });
    await plain.infos(0, {});
  });
});
