import { afterEach, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller } from '../demo/server/caller.ts';
import { jumpingClock } from './jumpingClock.ts';
import { plainProducts, put } from '../demo/server/people.ts';
import { openShop } from '../demo/server/shop.ts';
import { now } from '../moment.ts';

afterEach(stopAll);

const server = process.env['TEST_DATABASE_URL'];
test.runIf(server)(
  'TIME-09 of three processes one has a clock that jumps forty days ahead and one forty back: prices of the day, slots, what is held, carts, orders and the time that is told stay those of the database',
  async () => {
    const shop = await openShop({ database: server! });
    const started = await Promise.all(
      [{}, jumpingClock(40), jumpingClock(-40)].map((clock) => start({ DATABASE_URL: shop.url!, ...clock })),
    );
    const origins = started.map((each) => (each as Started).origin);
    for (const each of started.slice(1))
      await expect.poll(() => (each as Started).said(), { timeout: 30_000 }).toContain('jumped');
    const calls = origins.map((origin) => caller((path, init) => fetch(origin + path, init)));
    const apart = async (at: number) => {
      const { headers } = await calls[at]!(cart.view, {}, {});
      return Math.abs(Date.parse(headers.get('Date')!) - now());
    };
    await expect
      .poll(async () => Math.max(await apart(0), await apart(1), await apart(2)), { timeout: 30_000, interval: 3_500 })
      .toBeLessThan(10_000);

    const shown = async (at: number) =>
      JSON.stringify((await calls[at]!(catalogue.products, { promo: true, page_size: 48 })).data.products);
    const right = await shown(0);
    expect(right).toContain('"warehousePromo"');
    for (const at of [1, 2]) await expect.poll(() => shown(at), { timeout: 30_000 }).toBe(right);

    const [main, gift] = (await plainProducts(shop, 2)) as [number, number];
    const { people, slot } = await createBuying(shop, gift).buyers(1, main, 6);
    const me = people[0]!.credentials;
    const slots = await Promise.all(calls.map((call) => call(delivery.timeslots, {}, { ...me })));
    for (const { data } of slots) expect(data.days).toEqual(slots[0]!.data.days);
    for (const call of calls) {
      await put({ request: call }, me, { productId: main, quantity: 7 });
      expect((await call(cart.view, {}, me)).data.timeslot).toMatchObject({ timeslotId: slot.timeslot_id });
    }
    const key = crypto.randomUUID();
    const bought: number[] = [];
    for (const call of calls)
      bought.push((await call(checkout.buy, { payment_type_id: 22 }, { ...me, key })).data.orderId);
    expect(new Set(bought).size).toBe(1);
    for (const call of calls)
      expect((await call(orders.view, { order_id: bought[0]! }, me)).data.orderStatusId).toBe(3);
    await shop.close();
  },
  120_000,
);
