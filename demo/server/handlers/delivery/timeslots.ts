import { addDays, romeTime, weekDay } from '../../../../core/rules/dates.ts';
import { service } from '../../../../core/rules/services.ts';
import type { Timeslot, TimeslotDay } from '../../../../core/schema/delivery.ts';
import { now } from '../../time/clock.ts';
import type { Context } from '../../http/context.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { inEuro } from '../../pricing/money.ts';
import { isoInRome } from '../../time/rome.ts';
import { findCart, type saveCart } from '../../sql/cart/carts.ts';
import { changingOf } from '../../sql/cart/changing.ts';
import { holdFrom, isHeld, noHold } from '../../sql/cart/slotHold.ts';
import { findSlotDay, lockSlotDay, slotDays, type SlotDay, type SlotRow } from '../../sql/delivery/slots.ts';
import { defaultWarehouse } from '../../sql/delivery/stores.ts';
import { findZone, type ZoneRow } from '../../sql/delivery/zones.ts';
import type { Work } from '../cart/command.ts';
import { refuseLocked } from './refuseLocked.ts';
import { translated } from '../../language/translate.ts';

const daysShown = 7;

/** The days that can be chosen at a moment: today in Rome and the six after it. */
const coming = (at: Date): { date: string; weekDay: number }[] => {
  const { date } = romeTime(at.getTime());
  return Array.from({ length: daysShown }, (_, days) => addDays(date, days)).map((day) => ({
    date: day,
    weekDay: weekDay(day),
  }));
};

/** A slot that makes the delivery cheaper bears what it gives. */
const promotionOf = ({ timeslot_id, fee }: SlotRow): NonNullable<Timeslot['userGiftCertificates']>[number] => ({
  userGiftCertificateId: timeslot_id,
  giftCertificate: { giftCertificateId: timeslot_id, name: translated(`${inEuro(-fee)} in meno sulla consegna`) },
});

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
    deliveryFee: Math.max(0, zoneFee + slot.fee) / 100,
    cutOff: isoInRome(cutOff),
    userGiftCertificates: slot.fee < 0 ? [promotionOf(slot)] : [],
  };
}

/** The first timeslot that can be chosen in a zone. */
export async function firstOpenSlot(
  { db, clock }: Context,
  zone: ZoneRow,
  deliveryServiceId: number,
): Promise<Timeslot | undefined> {
  const at = await now(db, clock);
  const all = await slotDays(db, zone.warehouse_id, deliveryServiceId, coming(at), { at, cartId: 0 });
  const first = all.find(({ left, cutOff }) => left > 0 && cutOff > at);
  return first && onTheWire(first, at, false, zone.fee);
}

/** The timeslots of the cart's address and service, or of the default store's home delivery while nothing is chosen. `closed` shows those too that cannot be chosen, but with `boxes` none of a locker without a free box (wire P11). */
export async function listTimeslots(
  context: Context,
  { closed, boxes }: { closed: boolean; boxes: boolean },
): Promise<TimeslotDay[]> {
  const { db } = context;
  const at = await now(db, context.clock);
  const cart = context.session && (await findCart(db, context.session));
  const days = coming(at);
  const all = await slotDays(
    db,
    cart?.warehouse_id ?? (await defaultWarehouse(db)),
    cart?.delivery_service_id ?? service.home,
    days,
    { at, cartId: cart?.cart_id ?? 0 },
  );
  const zone = cart?.zone_id ? await findZone(db, cart.zone_id) : undefined;
  const withoutFull = boxes && cart?.delivery_service_id === service.work;
  const isShown = ({ left, cutOff }: SlotDay) => (left > 0 ? closed || cutOff > at : closed && !withoutFull);
  return days.map((day) => {
    const isChosen = (each: SlotDay) =>
      cart?.timeslot_id === each.slot.timeslot_id && cart.slot_date === each.date && each.cutOff > at;
    const shown = all.filter((each) => each.date === day.date && (isShown(each) || isChosen(each)));
    return {
      dateIso: day.date,
      weekDay: day.weekDay,
      selected: shown.some(isChosen),
      timeslots: shown.map((each) => onTheWire(each, at, isChosen(each), zone?.fee ?? 0)),
    };
  });
}

/** Puts a timeslot on the cart and holds a place in it for the customer; the slot that the cart has already is held longer (ruling 28). */
export async function chooseTimeslot(
  { db, clock, cart }: Work,
  context: Context,
  timeslotId: number,
  date: string,
): Promise<Parameters<typeof saveCart>[2]> {
  if (cart.address_id === null)
    throw new Problem(status.conflict, 'address.required', 'Scegli prima l’indirizzo o il negozio.');
  await refuseLocked({ db, clock }, cart, 'timeslot');
  const at = await now(db, context.clock);
  const isComing = coming(at).some((day) => day.date === date);
  const known =
    isComing &&
    (await db.selectFrom('timeslot').select('timeslot_id').where('timeslot_id', '=', timeslotId).executeTakeFirst());
  if (known) await lockSlotDay(db, timeslotId, date);
  const chosen = known ? await findSlotDay(db, timeslotId, date, { at, cartId: cart.cart_id }) : undefined;
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
  const changing = await changingOf(db, cart.order_id);
  const own = changing?.timeslotId === timeslotId && changing.slotDate === date;
  if (chosen.left <= 0 && !own)
    throw new Problem(
      status.conflict,
      'timeslot.full',
      'Questa fascia oraria è appena stata occupata: scegline un’altra.',
    );
  const same = cart.timeslot_id === timeslotId && cart.slot_date === date && isHeld(cart, at);
  const hold = own ? noHold : await holdFrom(db, cart, at, same ? (cart.slot_held_since ?? at) : at);
  return { timeslot_id: timeslotId, slot_date: date, ...hold };
}
