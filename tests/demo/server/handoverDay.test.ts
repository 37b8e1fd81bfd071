import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { isBeforeDay, requireDay } from '../../../demo/server/warehouse/handoverDay.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { openForBuying } from './buying.ts';
import { kinds } from './cluster.ts';
import { dueToday, packed } from './missions.ts';

test.each([
  ['the day before', '2027-01-20', '2027-01-19T10:00:00+01:00', true],
  ['the last minute before midnight in Rome', '2027-01-20', '2027-01-19T22:59:59Z', true],
  ['midnight in Rome, while it is the day before in UTC', '2027-01-20', '2027-01-19T23:00:00Z', false],
  ['midnight in Rome in summer', '2027-07-20', '2027-07-19T22:00:00Z', false],
  ['the day after', '2027-01-20', '2027-01-21T10:00:00+01:00', false],
  ['an order without a day', '', '2027-01-19T10:00:00+01:00', false],
])('an order is handed over from its day on: %s', (_when, slot_date, at, isRefused) => {
  const moment = new Date(at);
  expect(isBeforeDay({ slot_date }, moment)).toBe(isRefused);
  const ask = () => requireDay({ order_id: 7, slot_date }, moment);
  if (isRefused)
    expect(ask).toThrow('L’ordine 7 è per mercoledì 20 gennaio: si può segnare come consegnato solo da quel giorno.');
  else expect(ask).not.toThrow();
});

describe.each(kinds)('$name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof openForBuying>>;
  let cookie: string;
  beforeAll(async () => {
    opened = await openForBuying(open);
    cookie = await employeeCookie(opened.cluster.first);
  }, 120_000);
  afterAll(async () => {
    expect(opened.cluster.first.log).toEqual([]);
    await opened.cluster.close();
  });

  /** A packed order, with calls for its confirmation page and its commands. */
  async function anOrder() {
    const { cluster, products, buying } = opened;
    const me = (await buying.buyers(1, products[0]!, 4)).people[0]!.credentials;
    const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, me);
    const id = data.orderId;
    await packed(cluster.first, id);
    const fetch = async (path: string, init: RequestInit) =>
      (await cluster.next().fetch(`/magazzino/${id}${path}`, init)).text();
    return {
      id,
      question: () => fetch('/deliver', { headers: { Cookie: cookie } }),
      handOver: (fields: Record<string, string> = {}) => fetch('/deliver', warehouseForm(cookie, fields)),
      state: async () => (await cluster.next().request(orders.view, { order_id: id }, { ...me })).data.orderStatusId,
    };
  }
  const box = 'Consegnato prima del giorno';

  test('before its day the warehouse hands an order over only where it says so', async () => {
    const order = await anOrder();
    expect(await order.question()).toContain(box);
    for (const fields of [{}, { early: '' }, { early: '0' }] as Record<string, string>[])
      expect(await order.handOver(fields)).toMatch(
        /role="alert">L’ordine \d+ è per [^:]+: si può segnare come consegnato solo da quel giorno\.</,
      );
    expect(await order.state()).toBe(orderStatus.delivering);
    await order.handOver({ early: '1' });
    expect(await order.state()).toBe(orderStatus.delivered);
  });

  test('on its day an order is handed over as it is', async () => {
    const order = await anOrder();
    await dueToday(opened.cluster.first, order.id);
    expect(await order.question()).not.toContain(box);
    await order.handOver();
    expect(await order.state()).toBe(orderStatus.delivered);
  });
});
