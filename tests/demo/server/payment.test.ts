import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { signatureHeader, signatureOf } from '../../../demo/server/payment/signature.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { createBuying, goodCard } from './buying.ts';
import type { Reply } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { plainProducts, put } from './people.ts';

const onDelivery = { payment_type_id: 22 };
const byCard = { payment_type_id: 12 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 24);
    buying = createBuying(cluster.first, products[23]!);
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const subjectsOf = async (orderId: number) => {
    const mails = cluster.first.db.selectFrom('mail').select('subject').where('order_id', '=', orderId);
    return (await mails.execute()).map(({ subject }) => subject);
  };
  const payWith = (url: string) =>
    cluster.first.provider(url, { method: 'POST', body: new URLSearchParams(goodCard), redirect: 'manual' });

  test('PAY-02 the same key gives the same order after a lost answer, another body 422 [POST /checkout/buy]', async () => {
    const { people } = await buying.buyers(1, products[7]!, 1);
    const me = people[0]!.credentials;
    const key = `buy-${products[7]}-${people[0]!.address_id}`;
    const first = await cluster.next().request(checkout.buy, onDelivery, { ...me, key });
    const again = await Promise.all(
      [1, 2, 3].map(() => cluster.next().request(checkout.buy, onDelivery, { ...me, key })),
    );
    expect(first.status).toBe(0);
    for (const answer of again.filter((each) => each.http !== 409))
      expect(answer).toMatchObject({ status: 0, data: { orderId: first.data.orderId, payment: { status: 'ok' } } });
    expect((await cluster.next().request(checkout.buy, { payment_type_id: 12 }, { ...me, key })).http).toBe(422);
    expect((await cluster.first.request(orders.list, {}, me)).data.page.totItems).toBe(1);
    const fresh = await cluster.next().request(checkout.buy, onDelivery, { ...me });
    expect(fresh).toMatchObject({ status: 6, errors: [{ code: 'order.alreadyPlaced' }] });
  });

  test('PAY-02 one key on ten parallel adds is one step', async () => {
    const me = {};
    await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
    const { session } = me as { session: string };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        put(cluster.next(), { session, key: 'the-same-key' }, { productId: products[1]!, quantity: 1 }),
      ),
    );
    expect(answers.every((answer) => answer.http === 200 || answer.http === 409)).toBe(true);
    expect((await cluster.first.request(cart.view, {}, me)).data.cartItems).toMatchObject([
      { quantity: 1 },
      { quantity: 1 },
    ]);
  });

  test('PAY-05 an order that nobody pays for 30 minutes lapses: slot, stock and code are free again, exactly once, and the next order has them', async () => {
    const { people, slot } = await buying.buyers(1, products[8]!, 4);
    const me = people[0]!.credentials;
    cluster.first.clock.offset += 21 * 60_000;
    await cluster.first.request(orders.list, {}, me);
    await buying.setStock(products[8]!, 10);
    const taken = await buying.takenOf(slot);
    await cluster.first.request(cartCodes.addCode, { code: 'BENVENUTO5' }, me);
    const usesOf = (order_id: number) =>
      cluster.first.db.selectFrom('gift_use').select('order_id').where('order_id', '=', order_id).execute();
    const bought = await cluster.first.request(checkout.buy, { payment_type_id: 12 }, me);
    expect(bought.data.payment.status).toBe('redirect');
    expect([await buying.stockOf(products[8]!), await buying.takenOf(slot)]).toEqual([6_000, taken + 1]);
    expect(await usesOf(bought.data.orderId)).toHaveLength(1);
    cluster.first.clock.offset += 30 * 60_000;
    const views = await Promise.all(
      Array.from({ length: 6 }, () =>
        cluster.next().request(orders.view, { order_id: bought.data.orderId }, { ...me }),
      ),
    );
    expect(views.every((view) => view.data.orderStatusId === 11)).toBe(true);
    expect([await buying.stockOf(products[8]!), await buying.takenOf(slot)]).toEqual([10_000, taken]);
    expect(await usesOf(bought.data.orderId)).toEqual([]);
    expect(await subjectsOf(bought.data.orderId)).toEqual([`L’ordine ${bought.data.orderId} non è stato pagato`]);
    expect((await cluster.first.request(cart.view, {}, me)).data.totalItems).toBe(2);
    const page = await cluster.first.provider(bought.data.payment.url!, {
      method: 'POST',
      body: new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Troppo Tardi' }),
      redirect: 'manual',
    });
    expect(page.status).toBe(303);
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(
      11,
    );
    expect(
      await cluster.first.db
        .selectFrom('payment')
        .select('state')
        .where('order_id', '=', bought.data.orderId)
        .execute(),
    ).toEqual([{ state: 'void' }]);
    expect(await buying.stockOf(products[8]!)).toBe(10_000);
    const next = await cluster.next().request(checkout.buy, onDelivery, me);
    expect(next.data.order).toMatchObject({ orderStatusId: 3, adjustmentTotal: bought.data.order.adjustmentTotal });
    expect(await usesOf(next.data.orderId)).toHaveLength(1);
    cluster.first.clock.offset = 0;
  });

  test('PAY-06 PAY-07 the way back and a callback prove nothing, a forged one is refused, one that comes ten times counts once: the shop asks the provider', async () => {
    const { people } = await buying.buyers(1, products[9]!, 1);
    const me = people[0]!.credentials;
    const bought = await cluster.first.request(checkout.buy, { payment_type_id: 12 }, me);
    const id = bought.data.payment.url!.split('/').at(-1)!;
    const callback = (body: unknown, key = 'key of the test') =>
      cluster.next().fetch('/ebsn/api/checkout/callback?success=1&status=authorised', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signatureHeader]: signatureOf(key, JSON.stringify(body)) },
        body: JSON.stringify(body),
      });
    for (const body of [{ id, state: 'authorised', success: 1 }, { id: 'unknown' }, { id: { $gt: '' } }, [], null]) {
      expect((await callback(body)).status).toBe(204);
      expect((await callback(body, 'another key')).status).toBe(403);
    }
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(
      1,
    );
    const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Vera Carta' });
    await cluster.first.provider(bought.data.payment.url!, { method: 'POST', body: card, redirect: 'manual' });
    await Promise.all(Array.from({ length: 10 }, () => callback({ id })));
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(
      3,
    );
    expect(await subjectsOf(bought.data.orderId)).toHaveLength(1);
  });

  /** What a customer sends who has seen this bill. */
  const seen = (view: Reply<Cart>) => ({
    payment_data: JSON.stringify({
      revision: Number(view.headers.get('X-Spesa-Revision')),
      total: view.data.grossTotal,
    }),
  });
  const setPrice = (productId: number, cents: number) =>
    cluster.first.db
      .updateTable('price')
      .set({ list: cents, paid: cents })
      .where('product_id', '=', productId)
      .execute();

  test.each([onDelivery, byCard])(
    'PAY-04 a total that nobody has seen is not charged: the order is refused with the new bill, which may be ordered ($payment_type_id)',
    async (how) => {
      const productId = products[10]!;
      const { people } = await buying.buyers(1, productId, 5);
      const me = people[0]!.credentials;
      const before = await cluster.next().request(cart.view, {}, me);
      await setPrice(productId, 1833);
      const key = `seen-${people[0]!.address_id}`;
      const refused = await cluster.next().request(checkout.buy, { ...how, ...seen(before) }, { ...me, key });
      const after = await cluster.next().request(cart.view, {}, me);
      expect(after.data.grossTotal).toBeGreaterThan(before.data.grossTotal);
      expect(refused).toMatchObject({
        http: 200,
        status: 6,
        errors: [{ code: 'cart.changed' }],
        data: { cart: { grossTotal: after.data.grossTotal } },
      });
      expect((await cluster.first.request(orders.list, {}, me)).data.page.totItems).toBe(0);
      const bought = await cluster.next().request(checkout.buy, { ...how, ...seen(after) }, { ...me, key });
      expect(bought).toMatchObject({ status: 0, data: { order: { grossTotal: after.data.grossTotal } } });
      await setPrice(productId, 1000);
    },
  );

  test('PAY-04 an order that waits for its payment at another total than the one seen gives way', async () => {
    const productId = products[11]!;
    const { people } = await buying.buyers(1, productId, 5);
    const me = people[0]!.credentials;
    const before = await cluster.next().request(cart.view, {}, me);
    const first = await cluster.next().request(checkout.buy, { ...byCard, ...seen(before) }, me);
    await setPrice(productId, 900);
    const after = await cluster.next().request(cart.view, {}, me);
    const again = await cluster.next().request(checkout.buy, { ...byCard, ...seen(before) }, me);
    expect(again.data.orderId).toBe(first.data.orderId);
    const second = await cluster.next().request(checkout.buy, { ...byCard, ...seen(after) }, me);
    expect(second.data.order.grossTotal).toBe(after.data.grossTotal);
    expect((await cluster.first.request(orders.view, { order_id: first.data.orderId }, me)).data.orderStatusId).toBe(
      11,
    );
    await setPrice(productId, 1000);
  });

  test('PAY-05 after the card’s page another way to pay is free: the unpaid order gives way, stock and slot are held once', async () => {
    const { people, slot } = await buying.buyers(1, products[12]!, 4);
    const me = people[0]!.credentials;
    await buying.setStock(products[12]!, 10);
    const taken = await buying.takenOf(slot);
    const first = await cluster.next().request(checkout.buy, byCard, { ...me, key: `card-${slot.sel_date}` });
    expect(first.data.payment.status).toBe('redirect');
    const second = await cluster.next().request(checkout.buy, onDelivery, { ...me, key: `cash-${slot.sel_date}` });
    expect(second).toMatchObject({ status: 0, data: { payment: { status: 'ok' }, order: { orderStatusId: 3 } } });
    expect((await cluster.first.request(orders.view, { order_id: first.data.orderId }, me)).data.orderStatusId).toBe(
      11,
    );
    expect([await buying.stockOf(products[12]!), await buying.takenOf(slot)]).toEqual([6_000, taken + 1]);
    expect(await subjectsOf(first.data.orderId)).toEqual([]);
    const late = await cluster.next().request(checkout.buy, byCard, { ...me, key: `card-${slot.sel_date}` });
    expect(late.errors[0]?.code).toBe('payment.refused');
  });

  test('PAY-08 another way to pay after the card was charged, though the news was lost, finds the order placed', async () => {
    const { people } = await buying.buyers(1, products[13]!, 1);
    const me = people[0]!.credentials;
    const first = await cluster.next().request(checkout.buy, byCard, me);
    cluster.first.line.toShop = () => Promise.reject(new TypeError('connection reset'));
    await payWith(first.data.payment.url!);
    cluster.first.line.toShop = (send) => send();
    const second = await cluster.next().request(checkout.buy, onDelivery, me);
    expect(second).toMatchObject({
      status: 6,
      errors: [{ code: 'order.alreadyPlaced' }],
      data: { orderId: first.data.orderId },
    });
    expect((await cluster.first.request(orders.view, { order_id: first.data.orderId }, me)).data.orderStatusId).toBe(3);
  });
});
