import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';
import { fromRome } from '../../time/rome.ts';

export type SlotRow = Selectable<DeliveryTables['timeslot']>;

/** A timeslot on a day: how many places are left for one cart, and the last moment to choose it. */
export interface SlotDay {
  slot: SlotRow;
  date: string;
  left: number;
  /** By orders, by telephone, and held by other carts. */
  taken: number;
  cutOff: Date;
}

/** For whom and when it is looked at: other carts' places count while they are held (ruling 28). */
export interface Looker {
  at: Date;
  /** 0 for nobody's. */
  cartId: number;
}

const cutOffOf = (slot: SlotRow, date: string): Date =>
  new Date(fromRome(date, slot.begin_time).getTime() - slot.cut_off_minutes * 60_000);

/** A timeslot on a day with so many places taken by orders and held by other carts. */
export const slotOn = (slot: SlotRow, date: string, taken: number): SlotDay => ({
  slot,
  date,
  taken: taken + slot.reserved,
  left: slot.capacity - slot.reserved - taken,
  cutOff: cutOffOf(slot, date),
});

/** Places by timeslot and day. */
type Places = Map<string, number>;

async function heldPlaces(db: Db, slotIds: readonly number[], { at, cartId }: Looker): Promise<Places> {
  const rows = await db
    .selectFrom('cart')
    .select(['timeslot_id', 'slot_date', sql<number>`count(*)::int`.as('held')])
    .where('timeslot_id', 'in', slotIds)
    .where('slot_held_until', '>', at)
    .where('cart_id', '<>', cartId)
    .groupBy(['timeslot_id', 'slot_date'])
    .execute();
  return new Map(rows.map((row) => [`${row.timeslot_id} ${row.slot_date}`, row.held]));
}

/** All timeslots of a warehouse and service on the given days, in order of day and hour. */
export async function slotDays(
  db: Db,
  warehouseId: number,
  deliveryServiceId: number,
  days: readonly { date: string; weekDay: number }[],
  looker: Looker,
): Promise<SlotDay[]> {
  const slots = await db
    .selectFrom('timeslot')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .where('delivery_service_id', '=', deliveryServiceId)
    .orderBy('begin_time')
    .execute();
  if (slots.length === 0) return [];
  const ids = slots.map((slot) => slot.timeslot_id);
  const taken = await db
    .selectFrom('timeslot_day')
    .selectAll()
    .where('timeslot_id', 'in', ids)
    .where(
      'date',
      'in',
      days.map((day) => day.date),
    )
    .execute();
  const held = await heldPlaces(db, ids, looker);
  const places: Places = new Map(taken.map((row) => [`${row.timeslot_id} ${row.date}`, row.taken]));
  return days.flatMap(({ date, weekDay }) =>
    slots
      .filter((slot) => slot.week_days.includes(weekDay))
      .map((slot) => {
        const key = `${slot.timeslot_id} ${date}`;
        return slotOn(slot, date, (places.get(key) ?? 0) + (held.get(key) ?? 0));
      }),
  );
}

export async function findSlotDay(
  db: Db,
  timeslotId: number,
  date: string,
  looker: Looker,
): Promise<SlotDay | undefined> {
  const slot = await db.selectFrom('timeslot').selectAll().where('timeslot_id', '=', timeslotId).executeTakeFirst();
  if (!slot) return undefined;
  const day = await db
    .selectFrom('timeslot_day')
    .select('taken')
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .executeTakeFirst();
  const held = await heldPlaces(db, [timeslotId], looker);
  return slotOn(slot, date, (day?.taken ?? 0) + (held.get(`${timeslotId} ${date}`) ?? 0));
}

/** A slot, if it is one of that weekday (1 = Sunday) for this store and service: else nobody would come (SLOT-11). */
export async function weeklySlot(
  db: Db,
  timeslotId: number,
  weekDay: number,
  { warehouse_id, delivery_service_id }: Pick<SlotRow, 'warehouse_id' | 'delivery_service_id'>,
): Promise<SlotRow | undefined> {
  const slot = await db
    .selectFrom('timeslot')
    .selectAll()
    .where('timeslot_id', '=', timeslotId)
    .where('warehouse_id', '=', warehouse_id)
    .where('delivery_service_id', '=', delivery_service_id)
    .executeTakeFirst();
  return slot?.week_days.includes(weekDay) ? slot : undefined;
}

/** Makes whoever else wants a place in this slot on this day wait until the transaction ends; what is read of it afterwards is true until then. */
export async function lockSlotDay(db: Db, timeslotId: number, date: string): Promise<void> {
  await db
    .insertInto('timeslot_day')
    .values({ timeslot_id: timeslotId, date, taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .selectFrom('timeslot_day')
    .select('taken')
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .forUpdate()
    .execute();
}

/** Takes one place if one is left for this cart; false if not. The row stays locked until the transaction ends. */
export async function takePlace(db: Db, timeslotId: number, date: string, looker: Looker): Promise<boolean> {
  await lockSlotDay(db, timeslotId, date);
  const slot = await findSlotDay(db, timeslotId, date, looker);
  if (!slot || slot.left <= 0) return false;
  await db
    .updateTable('timeslot_day')
    .set((expression) => ({ taken: expression('taken', '+', 1) }))
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .execute();
  return true;
}

export async function freePlace(db: Db, timeslotId: number, date: string): Promise<void> {
  await db
    .updateTable('timeslot_day')
    .set((expression) => ({ taken: expression('taken', '-', 1) }))
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .where('taken', '>', 0)
    .execute();
}
