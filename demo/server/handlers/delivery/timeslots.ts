import { addDays, romeTime, weekDay } from '../../../../core/rules/dates.ts';
import type { Timeslot, TimeslotDay } from '../../../../core/schema/delivery.ts';
import { now } from '../../time/clock.ts';
import type { Context } from '../../http/context.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { isoInRome } from '../../time/rome.ts';
import { findCart, type saveCart } from '../../sql/cart/carts.ts';
import { findSlotDay, slotDays, type SlotDay } from '../../sql/delivery/slots.ts';
import { findZone } from '../../sql/delivery/zones.ts';
import { stores } from '../../../shop/stores.ts';
import type { Work } from '../cart/command.ts';

const daysShown = 7;
const homeDelivery = 2;

/** The days that can be chosen at a moment: today in Rome and the six after it. */
const coming = (at: Date): { date: string; weekDay: number }[] => {
  const { date } = romeTime(at.getTime());
  return Array.from({ length: daysShown }, (_, days) => addDays(date, days)).map((day) => ({
    date: day,
    weekDay: weekDay(day),
  }));
};

function onTheWire(
  { slot, date, left, taken, cutOff }: SlotDay,
  at: Date,
  selected: boolean,
  zoneFee: number,
): Timeslot {
  const open = left > 0 && cutOff > at;
  return {
    timeslotId: slot.timeslot_id,
    beginTime: slot.begin_time,
    endTime: slot.end_time,
    name: `${slot.begin_time}–${slot.end_time}`,
    date,
    status: selected ? 'selected' : left <= 0 ? 'full' : taken * 2 >= slot.capacity ? 'intermediate' : 'empty',
    active: open ? 1 : 0,
    selected,
    autoAssigned: false,
    deliveryFee: (zoneFee + slot.fee) / 100,
    cutOff: isoInRome(cutOff),
    userGiftCertificates: [],
  };
}

/** The timeslots of the cart's address and service, or of the default store's home delivery while nothing is chosen. */
export async function listTimeslots(context: Context, showClosed: boolean): Promise<TimeslotDay[]> {
  const { db } = context;
  const at = await now(db, context.clock);
  const cart = context.session && (await findCart(db, context.session));
  const days = coming(at);
  const all = await slotDays(
    db,
    cart?.warehouse_id ?? stores[0]!.warehouseId,
    cart?.delivery_service_id ?? homeDelivery,
    days,
  );
  const zone = cart?.zone_id ? await findZone(db, cart.zone_id) : undefined;
  return days.map((day) => {
    const isChosen = (each: SlotDay) =>
      cart?.timeslot_id === each.slot.timeslot_id && cart.slot_date === each.date && each.cutOff > at;
    const shown = all.filter(
      (each) => each.date === day.date && (showClosed || isChosen(each) || (each.left > 0 && each.cutOff > at)),
    );
    return {
      dateIso: day.date,
      weekDay: day.weekDay,
      selected: shown.some(isChosen),
      timeslots: shown.map((each) => onTheWire(each, at, isChosen(each), zone?.fee ?? 0)),
    };
  });
}

/** Puts a timeslot on the cart. It holds no place: only an order does. */
export async function chooseTimeslot(
  { db, cart }: Work,
  context: Context,
  timeslotId: number,
  date: string,
): Promise<Parameters<typeof saveCart>[2]> {
  if (cart.address_id === null)
    throw new Problem(status.conflict, 'address.required', 'Scegli prima l’indirizzo o il negozio.');
  const at = await now(db, context.clock);
  const chosen = coming(at).some((day) => day.date === date) ? await findSlotDay(db, timeslotId, date) : undefined;
  const fits =
    chosen &&
    chosen.slot.warehouse_id === cart.warehouse_id &&
    chosen.slot.delivery_service_id === cart.delivery_service_id &&
    chosen.slot.week_days.includes(weekDay(date));
  if (!fits) throw notFound('timeslot.notFound', 'Questa fascia oraria non c’è per il tuo indirizzo.');
  if (chosen.cutOff <= at)
    throw new Problem(
      status.conflict,
      'timeslot.expired',
      'Questa fascia oraria non si può più scegliere: scegline un’altra.',
    );
  if (chosen.left <= 0)
    throw new Problem(
      status.conflict,
      'timeslot.full',
      'Questa fascia oraria è appena stata occupata: scegline un’altra.',
    );
  return { timeslot_id: timeslotId, slot_date: date };
}
