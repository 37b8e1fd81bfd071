import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { employeeCookie } from './atWarehouse.ts';
import { createBuying, openForBuying } from './buying.ts';
import { kinds, type Cluster } from './cluster.ts';
import { plainShop } from './plainShop.ts';
import type { Shop } from './shop.ts';

const plain = plainShop(2, { stock: 1000, silent: true });

/** Orders of so many customers, ready to be fetched at the same store. */
async function readyOrders(shop: Shop, products: readonly number[], count: number) {
  await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  const { people } = await createBuying(shop, products[1]!).buyers(count, products[0]!, 1);
  const made = [];
  for (const { credentials } of people) {
    const { orderId } = (await shop.request(checkout.buy, { payment_type_id: 22 }, credentials)).data;
    await stand(shop, orderId, { status: orderStatus.readyInStore, delivery_service_id: 1 });
    made.push({ me: credentials, order_id: orderId });
  }
  return made;
}
const stand = (shop: Shop, orderId: number, how: { status?: number; delivery_service_id?: number }) =>
  shop.db.updateTable('shop_order').set(how).where('order_id', '=', orderId).execute();

const placeIn = (message: string): number => Number(/posto (\d+)/.exec(message)?.[1]);

describe('parking (account §7, §8)', () => {
  test('a place is kept for who fetches an order; said again it is the same; the warehouse reads who comes with what, from how far [POST /order/reserve]', async () => {
    const { shop } = plain;
    const [one, other] = await readyOrders(shop, plain.ids, 2);
    const ask = { order_id: one!.order_id, distance: 3240, reservation_info: ' Panda <b>bianca</b> ' };
    const { data, errors } = await shop.request(orders.reserve, ask, one!.me);
    expect(errors).toEqual([]);
    expect(data.reservation).toMatchObject({ status: 'reserved' });
    expect((await shop.request(orders.view, { order_id: one!.order_id }, one!.me)).data.reservation).toEqual(
      data.reservation,
    );
    const next = (await shop.request(orders.reserve, { order_id: other!.order_id }, other!.me)).data.reservation;
    expect(placeIn(next.message)).not.toBe(placeIn(data.reservation.message));
    const again = (await shop.request(orders.reserve, { ...ask, distance: 800 }, one!.me)).data.reservation;
    expect(placeIn(again.message)).toBe(placeIn(data.reservation.message));

    const headers = { Cookie: await employeeCookie(shop) };
    const page = async (path: string) => (await shop.fetch(`/magazzino${path}`, { headers })).text();
    const shown = await page(`/${one!.order_id}`);
    expect(shown).toMatch(
      /Il cliente sta arrivando: posto \d+, a 0,8 km alle \d\d:\d\d \(Panda &lt;b&gt;bianca&lt;\/b&gt;\)/,
    );
    expect(await page('')).toContain(`sta arrivando, posto ${placeIn(next.message)}`);
    await stand(shop, one!.order_id, { status: orderStatus.delivered });
    expect(await page(`/${one!.order_id}`)).not.toContain('sta arrivando');
  });

  test('refused while it is not ready, for deliveries, from too far, and what is another’s is as if it were not there (SEC-08)', async () => {
    const { shop } = plain;
    const [one, other] = await readyOrders(shop, plain.ids, 2);
    const { me, order_id } = one!;
    const codeOf = async (more: object, who = me) =>
      (await shop.request(orders.reserve, { order_id, ...more }, who)).errors[0]?.code;
    expect(await codeOf({ distance: 10_001 })).toBe('parking.tooFar');
    expect(await codeOf({}, other!.me)).toBe('order.notFound');
    expect((await shop.request(orders.reserve, { order_id, distance: -1 }, me)).http).toBe(400);
    expect((await shop.request(orders.reserve, { order_id, reservation_info: 'x'.repeat(101) }, me)).http).toBe(400);
    await stand(shop, order_id, { delivery_service_id: 2 });
    expect(await codeOf({ distance: 10 })).toBe('order.notReady');
    await stand(shop, order_id, { delivery_service_id: 1, status: orderStatus.ordered });
    expect(await codeOf({ distance: 10 })).toBe('order.notReady');
    await stand(shop, order_id, { status: orderStatus.readyInStore });
    expect(await codeOf({ distance: 10_000 })).toBeUndefined();
  });
});

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  beforeAll(async () => void ({ cluster, products } = await openForBuying(open)), 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  test('no place is given twice, however many come at once; one comes free when its order has gone, or after three quarters of an hour', async () => {
    await cluster.first.db.deleteFrom('parking_reservation').execute();
    await cluster.first.db.updateTable('store').set({ parking_places: 3 }).execute();
    const ready = await readyOrders(cluster.first, products, 5);
    const all = await Promise.all(
      ready.map(({ me, order_id }) => cluster.next().request(orders.reserve, { order_id }, me)),
    );
    const places = all.filter(({ status }) => status === 0).map(({ data }) => placeIn(data.reservation.message));
    expect(places.sort()).toEqual([1, 2, 3]);
    const late = ready.filter((_, index) => all[index]!.status !== 0);
    const ask = ({ me, order_id }: (typeof ready)[number]) => cluster.next().request(orders.reserve, { order_id }, me);
    expect((await ask(late[0]!)).errors[0]?.code).toBe('parking.full');
    const winner = ready.find((_, index) => all[index]!.status === 0)!;
    await stand(cluster.first, winner.order_id, { status: orderStatus.delivered });
    expect((await ask(late[0]!)).status).toBe(0);
    expect((await ask(late[1]!)).errors[0]?.code).toBe('parking.full');
    cluster.first.clock.offset = 46 * 60_000;
    try {
      expect((await ask(late[1]!)).status).toBe(0);
    } finally {
      cluster.first.clock.offset = 0;
    }
  });
});
