import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { reconcile } from '../../../demo/server/payment/pay.ts';
import { readBooks } from './books.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { put } from './people.ts';

const byCard = { payment_type_id: 12 };
const onDelivery = { payment_type_id: 22 };
const refused = '4000000000000002';

describe.each(kinds)('PAY-14 one basket is paid once ($name)', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  beforeEach(() => {
    cluster.first.clock.offset = 0;
  });
  afterAll(() => cluster.close());

  const pay = (url: string, number = goodCard.number) =>
    cluster.first.provider(url, {
      method: 'POST',
      body: new URLSearchParams({ ...goodCard, number }),
      redirect: 'manual',
    });
  const buy = async (me: Credentials, number: string) => {
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    if (number) await pay(data.payment.url!, number);
    return { id: data.orderId, url: data.payment.url! };
  };
  const payAgain = (me: Credentials, order_id: number) =>
    cluster.next().request(orders.payment, { order_id }, { ...me });
  const offered = async (me: Credentials) =>
    (await cluster.next().request(orders.listRetryPayment, {}, me)).data.orders.map(({ orderId }) => orderId);
  const statusOf = async (me: Credentials, order_id: number) =>
    (await cluster.next().request(orders.view, { order_id }, me)).data.orderStatusId;
  const held = async (...ids: number[]) =>
    (
      await cluster.first.db
        .selectFrom('payment')
        .select('order_id')
        .where('order_id', 'in', ids)
        .where('state', '=', 'authorised')
        .execute()
    ).map(({ order_id }) => order_id);

  /** A customer whose basket was ordered and refused by the bank, then changed, ordered and refused once more. */
  async function twoLapsed() {
    const { people } = await buying.buyers(1, products[0]!, 3);
    const me = people[0]!.credentials;
    const older = await buy(me, refused);
    await put(cluster.next(), me, { productId: products[1]!, quantity: 1 });
    const newer = await buy(me, refused);
    return { me, older: older.id, newer: newer.id };
  }

  test('only the last try is offered, and the page of the first leads to it', async () => {
    const { me, older, newer } = await twoLapsed();
    expect(await offered(me)).toEqual([newer]);
    const { data } = await cluster.next().request(orders.view, { order_id: older }, me);
    expect(data).toMatchObject({ payable: false, supersededBy: newer });
  });

  test.each(['older', 'newer'] as const)(
    'whoever pays the %s order first, the other is paid no more',
    async (first) => {
      const { me, ...lapsed } = await twoLapsed();
      const second = first === 'older' ? 'newer' : 'older';
      await pay((await payAgain(me, lapsed[first])).data.payment.url!);
      expect(await statusOf(me, lapsed[first])).toBe(3);
      expect((await payAgain(me, lapsed[second])).errors[0]).toMatchObject({
        code: 'order.alreadyPlaced',
        message: `Questa spesa è già stata ordinata di nuovo: è l’ordine ${lapsed[first]}.`,
      });
      const input = { order_id: lapsed[second], ...onDelivery };
      const { errors } = await cluster.next().request(orders.modifyPaymentType, input, me);
      expect(errors[0]!.code).toBe('order.alreadyPlaced');
      expect(await offered(me)).toEqual([]);
      expect(await held(lapsed.older, lapsed.newer)).toEqual([lapsed[first]]);
    },
  );

  test.each(['older', 'newer'] as const)(
    'both at once, the %s asked first: one waits for its payment',
    async (first) => {
      const { me, older, newer } = await twoLapsed();
      const asked = first === 'older' ? [older, newer] : [newer, older];
      const answers = await Promise.all(asked.map((id) => payAgain(me, id)));
      for (const { data } of answers) if (data.payment?.url) await pay(data.payment.url);
      await reconcile(cluster.next().payments);
      expect(await held(older, newer)).toHaveLength(1);
      expect([await statusOf(me, older), await statusOf(me, newer)].sort()).toEqual([11, 3]);
    },
  );

  test('an order that waits for its payment gives way, and what is paid for it too late is given back', async () => {
    const { people } = await buying.buyers(1, products[0]!, 3);
    const me = people[0]!.credentials;
    const lapsed = await buy(me, refused);
    await put(cluster.next(), me, { productId: products[1]!, quantity: 1 });
    const waiting = await buy(me, '');
    await pay((await payAgain(me, lapsed.id)).data.payment.url!);
    await pay(waiting.url);
    cluster.first.clock.offset = 60_000;
    await reconcile(cluster.next().payments);
    expect(await held(lapsed.id, waiting.id)).toEqual([lapsed.id]);
    expect([await statusOf(me, lapsed.id), await statusOf(me, waiting.id)]).toEqual([3, 11]);
  });

  test('the next basket of the same cart is its own: its lapsed order can be paid after the first was', async () => {
    const { me, older } = await twoLapsed();
    await pay((await payAgain(me, older)).data.payment.url!);
    await put(cluster.next(), me, { productId: products[23]!, quantity: 5 });
    const { data } = await cluster.next().request(checkout.prepare, {}, me);
    expect(data.cart).toBeDefined();
    expect((await readBooks(cluster.first.db)).wrong).toEqual([]);
  });
});
