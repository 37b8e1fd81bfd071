import { checkout } from '../../core/api/endpoints/checkout.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { newcomers, plainProducts, put } from '../demo/server/people.ts';
import { openShop } from '../demo/server/shop.ts';
import { now } from '../moment.ts';

/** A process of its own: says what a shop offers and orders in the switch nights and at the year's end, on standard output. */
const shop = await openShop();
const [product] = await plainProducts(shop, 1, 1000);
await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
const toTheMinute = (iso: string | undefined) => iso?.slice(0, 16);

const seen = [];
for (const at of ['2027-03-27T23:30:00Z', '2027-10-30T22:30:00Z', '2027-12-31T23:30:00Z']) {
  const [person] = await newcomers(shop, 1);
  const { credentials: me, address_id } = person!;
  shop.clock.offset = Date.parse(at) - now();
  await shop.db
    .updateTable('session')
    .set({ seen_at: new Date(at), expires_at: new Date('2035-01-01T00:00:00Z') })
    .execute();
  await put(shop, me, { productId: product!, quantity: 6 });
  await shop.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, me);
  const { days } = (await shop.request(delivery.timeslots, {}, me)).data;
  const free = days.flatMap(({ dateIso, timeslots }) =>
    timeslots.filter(({ active }) => active === 1).map(({ timeslotId }) => ({ dateIso, timeslotId })),
  );
  const { dateIso: sel_date, timeslotId: timeslot_id } = free[5]!;
  const { timeslot: held } = (await shop.request(delivery.selectTimeslot, { sel_date, timeslot_id }, me)).data;
  const { order } = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  seen.push({ days, held, timeslot: order.timeslot, deletableUntil: toTheMinute(order.deletableUntil) });
}
console.log(
  JSON.stringify(seen, (name, value: unknown) => (/until$/i.test(name) ? toTheMinute(String(value)) : value)),
);
await shop.close();
