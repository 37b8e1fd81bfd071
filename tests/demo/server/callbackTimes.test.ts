import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';

/** Ms at most until the provider's news come, and until the customer is back. */
const timings = [
  [0, 20],
  [20, 0],
  [0, 0],
] as const;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
    for (const product of products) await buying.setStock(product, 10_000);
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  test.each(rounds(6, 1_000))(
    'PAY-08 the callback before, after or together with the customer who comes back: the order is placed, once (round %i)',
    async (round) => {
      const { db, line, provider, payments } = cluster.first;
      await db.deleteFrom('mail').execute();
      const { people } = await buying.buyers(1, products[0]!, 1);
      const me = people[0]!.credentials;
      const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 12 }, me);
      const comeBack = async () =>
        (await cluster.next().request(orders.view, { order_id: data.orderId }, { ...me })).data.orderStatusId;
      let news = (): Promise<unknown> => Promise.reject(new Error('the provider told nothing'));
      line.toShop = (send) => {
        news = send;
        return Promise.reject(new TypeError('connection reset'));
      };
      await provider(data.payment.url!, {
        method: 'POST',
        body: new URLSearchParams(goodCard),
        redirect: 'manual',
      });
      line.toShop = (send) => send();
      const [callback, back] = timings[round % timings.length]!.map((ms) => (ms * ((round * 7) % 10)) / 10);
      await Promise.all([
        setTimeout(callback).then(() => news()),
        setTimeout(callback).then(() => news()),
        setTimeout(back).then(comeBack),
      ]);
      expect(await comeBack()).toBe(3);
      const { state, reference } = await db
        .selectFrom('payment')
        .selectAll()
        .where('order_id', '=', data.orderId)
        .executeTakeFirstOrThrow();
      expect([state, (await payments.provider.find(reference))?.state]).toEqual(['authorised', 'authorised']);
      expect(await db.selectFrom('mail').select('mail_id').execute()).toHaveLength(1);
    },
  );
});
