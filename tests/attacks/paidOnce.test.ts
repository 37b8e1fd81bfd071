import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { supplements } from '../../core/api/endpoints/supplements.ts';
import { reconcile } from '../../demo/server/payment/pay.ts';
import { readBooks } from '../demo/server/books.ts';
import { allowOpenOrders, type createBuying, goodCard, openForBuying } from '../demo/server/buying.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { kinds, type Cluster } from '../demo/server/cluster.ts';
import { put } from '../demo/server/people.ts';

const byCard = { payment_type_id: 12 };
const onDelivery = { payment_type_id: 22 };
const minute = 60_000;

/** What a customer does, in whichever order: `which` chooses among what there is. */
const steps = fc.array(
  fc.record({
    act: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('fill', 'buy', 'pay', 'refuse', 'retry', 'retry', 'pay') },
      { weight: 5, arbitrary: fc.constantFrom('lapse', 'instead', 'modify', 'cancel', 'add') },
    ),
    which: fc.nat(9),
    twice: fc.boolean(),
  }),
  { minLength: 10, maxLength: 30 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

/** Every customer begins with a basket that the bank has refused twice: two orders that both could be paid. */
const twiceRefused = (['buy', 'refuse', 'fill', 'buy', 'refuse'] as const).map((act) => ({
  act,
  which: 2,
  twice: false,
}));

describe.each(kinds)('PAY-14 whatever is done in whichever order, one basket is paid once ($name)', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
    await allowOpenOrders(cluster.first, 1000);
  });
  afterAll(() => cluster.close());

  /** Live payments, of whole orders, by cart and generation: those that hold money, or may yet. */
  const doubles = async () =>
    (
      await sql<{ basket: string }>`
        select concat(cart_id, '.', generation) as basket from payment join shop_order using (order_id)
        where supplement_id is null and payment.state in ('asked', 'challenge', 'authorised', 'capturing', 'captured')
        group by cart_id, generation having count(*) > 1`.execute(cluster.first.db)
    ).rows.map(({ basket }) => basket);

  async function live(all: readonly Step[]): Promise<void> {
    cluster.first.clock.offset = 0;
    const { people, slot } = await buying.buyers(1, products[0]!, 1);
    const { credentials: me, address_id } = people[0]!;
    const ids: number[] = [];
    const pages: string[] = [];
    const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % Math.max(1, from.length)];
    const ask: Cluster['first']['request'] = (row, input) =>
      cluster.next().request(row, input, { ...me } as Credentials);
    const note = ({ data }: { data: { orderId?: number; payment?: { url?: string } } }) => {
      if (data.orderId && !ids.includes(data.orderId)) ids.push(data.orderId);
      if (data.payment?.url) pages.push(data.payment.url);
    };
    const card = async (which: number, number: string) => {
      const page = pages.at(-1 - (which % 3 === 1 ? 1 : 0));
      const body = new URLSearchParams({ ...goodCard, number });
      if (page) await cluster.first.provider(page, { method: 'POST', body, redirect: 'manual' });
    };
    const acts: Record<Step['act'], (which: number) => Promise<void>> = {
      async fill(which) {
        await put(
          { request: ask },
          me,
          { productId: products[which]!, quantity: 1 },
          { productId: products[23]!, quantity: 5 },
        );
        await ask(delivery.selectAddress, { address_id, delivery_service_id: 2 });
        await ask(delivery.selectTimeslot, slot);
      },
      buy: async (which) => note((await ask(checkout.buy, which % 4 === 0 ? onDelivery : byCard)) as never),
      pay: (which) => card(which, goodCard.number),
      refuse: (which) => card(which, '4000000000000002'),
      async lapse() {
        cluster.first.clock.offset += 21 * minute;
        await ask(orders.list, {});
        await reconcile(cluster.next().payments);
      },
      async retry(which) {
        const order_id = pick(ids, which);
        if (order_id) note((await ask(orders.payment, { order_id })) as never);
      },
      async instead(which) {
        const order_id = pick(ids, which);
        if (order_id) await ask(orders.modifyPaymentType, { order_id, ...(which % 2 ? onDelivery : byCard) });
      },
      async modify(which) {
        const order_id = pick(ids, which);
        if (order_id) await ask(orders.modify, { order_id });
      },
      async cancel(which) {
        const order_id = pick(ids, which);
        if (order_id) await ask(orders.delete, { order_id });
      },
      async add(which) {
        const order_id = pick(ids, which);
        if (!order_id) return;
        const items = [{ productId: products[1]!, quantity: 1 }];
        const seen = await ask(supplements.price, { order_id, products: `${products[1]!}:1` });
        const { after } = seen.data as { after?: number };
        const { data } = await ask(supplements.add, {
          order_id,
          items,
          total: 10,
          ...(after !== undefined && { after }),
        });
        const { url } = (data as unknown as { payment?: { url?: string } }).payment ?? {};
        if (url) pages.push(url);
      },
    };
    for (const { act, which, twice } of [...twiceRefused, ...all]) {
      await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => acts[act](which)));
      expect(await doubles(), act).toEqual([]);
    }
    await acts.lapse(0);
    await acts.lapse(0);
    expect(await doubles()).toEqual([]);
    expect((await readBooks(cluster.first.db)).wrong).toEqual([]);
  }

  test('[POST /order/payment] [POST /checkout/buy]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, live),
      process.env['SPESA_LONG'] === '1' ? { numRuns: 150, seed: 27 } : { numRuns: 5, seed: 27 },
    );
  }, 900_000);
});
