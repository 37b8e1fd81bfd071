import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';
import { fromRome } from '../../time/rome.ts';

export type SlotRow = Selectable<DeliveryTables['timeslot']>;

/** A timeslot on a day: how many places are left, and the last moment to choose it. */
export interface SlotDay {
  slot: SlotRow;
  date: string;
  left: number;
  taken: number;
  cutOff: Date;
}

const cutOffOf = (slot: SlotRow, date: string): Date =>
  new Date(fromRome(date, slot.begin_time).getTime() - slot.cut_off_minutes * 60_000);

/** A timeslot on a day with so many places taken by orders. */
export const slotOn = (slot: SlotRow, date: string, taken: number): SlotDay => ({
  slot,
  date,
  taken: taken + slot.reserved,
  left: slot.capacity - slot.reserved - taken,
  cutOff: cutOffOf(slot, date),
});

/** All timeslots of a warehouse and service on the given days, in order of day and hour. */
export async function slotDays(
  db: Db,
  warehouseId: number,
  deliveryServiceId: number,
  days: readonly { date: string; weekDay: number }[],
): Promise<SlotDay[]> {
  const slots = await db
    .selectFrom('timeslot')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .where('delivery_service_id', '=', deliveryServiceId)
    .orderBy('begin_time')
    .execute();
  if (slots.length === 0) return [];
  const taken = await db
    .selectFrom('timeslot_day')
    .selectAll()
    .where(
      'timeslot_id',
      'in',
      slots.map((slot) => slot.timeslot_id),
    )
    .where(
      'date',
      'in',
      days.map((day) => day.date),
    )
    .execute();
  const places = new Map(taken.map((row) => [`${row.timeslot_id} ${row.date}`, row.taken]));
  return days.flatMap(({ date, weekDay }) =>
    slots
      .filter((slot) => slot.week_days.includes(weekDay))
      .map((slot) => slotOn(slot, date, places.get(`${slot.timeslot_id} ${date}`) ?? 0)),
  );
}

export async function findSlotDay(db: Db, timeslotId: number, date: string): Promise<SlotDay | undefined> {
  const slot = await db.selectFrom('timeslot').selectAll().where('timeslot_id', '=', timeslotId).executeTakeFirst();
  if (!slot) return undefined;
  const day = await db
    .selectFrom('timeslot_day')
    .select('taken')
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .executeTakeFirst();
  return slotOn(slot, date, day?.taken ?? 0);
}

/** Takes one place if one is left; false if not. The row stays locked until the transaction ends. */
export async function takePlace(db: Db, timeslotId: number, date: string): Promise<boolean> {
  await db
    .insertInto('timeslot_day')
    .values({ timeslot_id: timeslotId, date, taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('timeslot_day')
    .set((expression) => ({ taken: expression('taken', '+', 1) }))
    .where('timeslot_id', '=', timeslotId)
    .where('date', '=', date)
    .where(
      'taken',
      '<',
      sql<number>`(select capacity - reserved from timeslot where timeslot.timeslot_id = ${timeslotId})`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
