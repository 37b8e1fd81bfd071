import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { isSelectable, slotTimes, sortedDays } from '../../core/rules/timeslots.ts';
import { releaseExpired } from '../../demo/server/payment/unpaid.ts';
import { createBuying } from '../demo/server/buying.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { kinds, type Cluster } from '../demo/server/cluster.ts';
import { annasHome, logIn, plainProducts, put } from '../demo/server/people.ts';
import type { Shop } from '../demo/server/shop.ts';
import { now, sameClock } from '../moment.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let shop: Shop;
  let anna: Credentials;
  let ids: number[];
  beforeAll(async () => {
    cluster = await open();
    shop = cluster.first;
    ids = await plainProducts(shop, 2, 1000);
    await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
    anna = await logIn(shop, 'anna');
    await shop.request(delivery.selectAddress, annasHome, anna);
  }, 120_000);
  afterAll(() => cluster.close());
  /** Sets the server's clock; whoever is logged in has just been there. */
  async function setClock(iso: string): Promise<void> {
    shop.clock.offset = Date.parse(iso) - now();
    await shop.db
      .updateTable('session')
      .set({ seen_at: new Date(iso), expires_at: new Date('2035-01-01T00:00:00Z') })
      .execute();
  }

  const nights = [
    { name: 'an hour is missing', evening: '2027-03-27T18:00:00Z', date: '2027-03-28' },
    { name: 'an hour comes twice', evening: '2027-10-30T18:00:00Z', date: '2027-10-31' },
  ];
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  test.each(nights)(
    'TIME-02 in the night in which $name every slot is listed once, in order, told apart, and closed by its own moment',
    async ({ evening, date }) => {
      const [home] = await shop.db
        .selectFrom('timeslot')
        .selectAll()
        .where('warehouse_id', '=', 1)
        .where('delivery_service_id', '=', 2)
        .execute();
      const starts = fc.uniqueArray(
        fc.integer({ min: 0, max: 12 }).map((quarter) => quarter * 30),
        { minLength: 3, maxLength: 13 },
      );
      await fc.assert(
        fc.asyncProperty(starts, async (all) => {
          const rows = all.map((begin, index) => ({
            ...home!,
            timeslot_id: 880_000 + index,
            week_days: JSON.stringify([1]),
            begin_time: clock(begin),
            end_time: clock(begin + 60),
            cut_off_minutes: 30,
            fee: 0,
          }));
          await shop.db.insertInto('timeslot').values(rows).execute();
          await setClock(evening);
          const { data } = await shop.request(delivery.timeslots, { 'show-closed': true }, anna);
          await shop.db.deleteFrom('timeslot').where('timeslot_id', '>=', 880_000).execute();
          const day = data.days.find(({ dateIso }) => dateIso === date)!;
          const slots = day.timeslots.filter(({ timeslotId }) => timeslotId >= 880_000);
          const expected = [...all].sort((a, b) => a - b).map(clock);
          expect(slots.map(({ beginTime }) => beginTime)).toEqual(expected);
          const shown = sortedDays([day])[0]!.timeslots.filter(({ timeslotId }) => timeslotId >= 880_000);
          expect(shown.map(({ beginTime }) => beginTime)).toEqual(expected);
          expect(new Set(shown.map(slotTimes)).size).toBe(all.length);
          const now = Date.parse(evening);
          for (const slot of shown) {
            expect(isSelectable(slot, now)).toBe(true);
            const closes = Date.parse(slot.cutOff!);
            expect([isSelectable(slot, closes - 1), isSelectable(slot, closes)]).toEqual([true, false]);
            const begins = Date.parse(`${date}T${slot.beginTime}:00+01:00`);
            expect([0, hour]).toContain(begins - (closes + 30 * minute));
          }
        }),
        { numRuns: 10 },
      );
      shop.clock.offset = 0;
    },
    60_000,
  );

  test('TIME-09 a clock that is put back an hour loses no slot that is held, and no unpaid order or hold lives on for ever', async () => {
    await setClock(new Date(now()).toISOString());
    const buying = createBuying(shop, ids[1]!);
    const { people, slot } = await buying.buyers(1, ids[0]!, 6);
    const me = people[0]!.credentials;
    const { data: bought } = await shop.request(checkout.buy, { payment_type_id: 12 }, me);
    expect(bought.payment.status).toBe('redirect');
    const other = await buying.buyers(1, ids[0]!, 6, slot);
    const holder = other.people[0]!.credentials;
    const heldUntil = async () =>
      (await shop.db.selectFrom('cart').select('slot_held_until').where('slot_held_until', 'is not', null).execute())
        .map(({ slot_held_until: until }) => until!.getTime())
        .sort((a, b) => b - a)[0]!;
    const last = await heldUntil();
    shop.clock.offset -= hour;
    const { data: kept } = await shop.request(cart.view, {}, holder);
    expect(kept.timeslot).toMatchObject({ timeslotId: slot.timeslot_id });
    await put(shop, holder, { productId: ids[0]!, quantity: 7 });
    expect((await shop.request(cart.view, {}, holder)).data.timeslot).toMatchObject({ timeslotId: slot.timeslot_id });
    expect(await heldUntil()).toBeLessThanOrEqual(last);
    await releaseExpired(shop.payments);
    expect((await shop.request(orders.view, { order_id: bought.orderId }, me)).data.orderStatusId).toBe(1);
    shop.clock.offset += hour + 21 * minute;
    await releaseExpired(shop.payments);
    expect((await shop.request(orders.view, { order_id: bought.orderId }, me)).data.orderStatusId).toBe(11);
    shop.clock.offset += 5 * hour;
    const rows = await shop.db.selectFrom('cart').select('slot_held_until').execute();
    const at = now() + shop.clock.offset;
    expect(rows.filter(({ slot_held_until: until }) => until && until.getTime() > at)).toEqual([]);
    shop.clock.offset = 0;
  });
});

const zones = ['UTC', 'America/New_York'];

test('TIME-09 in whatever zone a server process runs, slots, what is held until when, and the order are the same, over both switch nights', async () => {
  const report = async (zone: string) => {
    const env = { ...process.env, ...sameClock(), TZ: zone };
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'zoneReport.ts')], {
      env,
    });
    return stdout;
  };
  const [first = '', ...others] = await Promise.all(zones.map(report));
  expect(first.length).toBeGreaterThan(2_000);
  expect(first).toContain('2027-10-31');
  for (const other of others) expect(JSON.parse(other)).toEqual(JSON.parse(first));
}, 120_000);
