import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { allowOpenOrders, createBuying, goodCard, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { put } from './people.ts';

const onDelivery = { payment_type_id: 22 };
const byCard = { payment_type_id: 12 };

let cluster: Cluster;
let products: number[];
let buying: ReturnType<typeof createBuying>;
beforeAll(async () => {
  ({ cluster, products, buying } = await openForBuying(kinds[0]!.open));
});
afterAll(() => cluster.close());

/** A customer who orders again and again in one slot. */
async function aRegular() {
  const { people, slot } = await buying.buyers(1, products[0]!, 1);
  const { credentials: me, address_id } = people[0]!;
  const order = async (way: typeof onDelivery) => {
    await put(cluster.first, me, { productId: products[23]!, quantity: 5 });
    await cluster.first.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, me);
    await cluster.first.request(delivery.selectTimeslot, slot, me);
    return cluster.first.request(checkout.buy, way, me);
  };
  return { me, order };
}
const code = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code;

test('STK-09 a slot takes five orders of a customer that are paid on delivery, further ones by card alone', async () => {
  const { me, order } = await aRegular();
  const placed = [];
  for (let turn = 0; turn < 5; turn += 1) placed.push(await order(onDelivery));
  expect(placed.map(code)).toEqual(Array(5).fill(undefined));
  const refused = await order(onDelivery);
  expect(refused.errors[0]).toMatchObject({
    code: 'timeslot.openOrders',
    message: expect.stringContaining('Hai già 5 ordini da pagare alla consegna') as string,
  });
  const { data } = await order(byCard);
  await cluster.first.provider(data.payment.url!, {
    method: 'POST',
    body: new URLSearchParams({ ...goodCard, number: '4000000000000002' }),
    redirect: 'manual',
  });
  const instead = (mine: Credentials) =>
    cluster.first.request(orders.modifyPaymentType, { order_id: data.orderId, ...onDelivery }, mine);
  expect(code(await instead(me))).toBe('timeslot.openOrders');
  await cluster.first.request(orders.delete, { order_id: placed[0]!.data.orderId }, me);
  expect(code(await instead(me))).toBeUndefined();
});

test.each([
  ['1', 1],
  ['many', 5],
  ['0', 5],
])('the setting "%s" of the shop lets %i in', async (value, most) => {
  await allowOpenOrders(cluster.first, value);
  const { order } = await aRegular();
  for (let turn = 0; turn < most; turn += 1) expect(code(await order(onDelivery))).toBeUndefined();
  expect(code(await order(onDelivery))).toBe('timeslot.openOrders');
  await cluster.first.db.deleteFrom('setting').where('name', '=', 'open_orders_per_slot').execute();
});
