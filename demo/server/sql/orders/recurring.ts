import { sql, type Selectable } from 'kysely';
import { addDays, noonOf, romeTime } from '../../../../core/rules/dates.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { RecurrentOrder } from '../../../../core/schema/recurring.ts';
import type { Db } from '../../database/database.ts';
import type { OrderTables } from '../../database/tables/orders.ts';
import type { RecurringTables } from '../../database/tables/recurring.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { deletableUntil } from './deletableUntil.ts';
import { previewsOf } from './previews.ts';
import { fromRome, isoInRome } from '../../time/rome.ts';
import { addressOnTheWire, findAddress } from '../delivery/addresses.ts';
import { translated } from '../../language/translate.ts';

/** Type ids of the ways to pay (account §9). */
const byCard = 12;

/** An order is made so long before its delivery, in ms: long enough to be changed until 20 hours before it. */
export const lead = 72 * 3_600_000;
/** The first delivery is at least so far away, in ms. */
const shortest = 48 * 3_600_000;

/** A weekly order with its slot's hours and its card. */
export interface StoredRecurring extends Selectable<RecurringTables['recurrent_order']> {
  begin_time: string;
  end_time: string;
  masked_card: string | null;
  expire_date: string | null;
  problem: string | null;
}

/** Weekly orders as they are shown. */
export const storedRecurring = (db: Db) =>
  db
    .selectFrom('recurrent_order')
    .innerJoin('timeslot', 'timeslot.timeslot_id', 'recurrent_order.timeslot_id')
    .leftJoin('payment_auth', 'payment_auth.user_payment_auth_id', 'recurrent_order.user_payment_auth_id')
    .selectAll('recurrent_order')
    .select(['timeslot.begin_time', 'timeslot.end_time', 'payment_auth.masked_card', 'payment_auth.expire_date'])
    .select(
      sql<
        string | null
      >`(select problem from recurrent_run run where run.recurrent_order_id = recurrent_order.recurrent_order_id order by date desc limit 1)`.as(
        'problem',
      ),
    );

/** Has a card lapsed on that day (YYYY-MM-DD)? It holds to the end of its month, written MM/YYYY. */
export function isLapsed(expireDate: string, date: string): boolean {
  const [month = '', year = ''] = expireDate.split('/');
  return `${year}-${month}` < date.slice(0, 7);
}

/** How its next order is paid. */
export function paymentStatus(row: StoredRecurring): RecurrentOrder['paymentStatus'] {
  if (row.payment_type_id === null) return 'missing';
  if (row.payment_type_id !== byCard) return 'ok';
  if (row.expire_date === null) return 'missing';
  return isLapsed(row.expire_date, row.next_date) ? 'expired' : 'ok';
}

export async function recurringOnTheWire(db: Db, row: StoredRecurring): Promise<RecurrentOrder> {
  const address = row.address_id === null ? undefined : await findAddress(db, row.address_id);
  const repeated = await orderToRepeat(db, row);
  const preview = repeated && (await previewsOf(db, [repeated.order_id])).get(repeated.order_id);
  return {
    recurrentOrderId: row.recurrent_order_id,
    active: row.active,
    timeslot: { timeslotId: row.timeslot_id, beginTime: row.begin_time, endTime: row.end_time },
    ...(address && { address: addressOnTheWire(address) }),
    weekDay: row.week_day,
    consent: true,
    nextDate: row.next_date,
    changeableUntil: isoInRome(
      deletableUntil({
        slot_date: row.next_date,
        begin_time: row.begin_time,
        delivery_service_id: address?.delivery_service_id ?? null,
      }),
    ),
    orderDate: romeTime(fromRome(row.next_date, row.begin_time).getTime() - lead).date,
    ...(repeated && {
      repeatsOrderId: repeated.order_id,
      preview,
      lastTotal: toEuro(repeated.final_total ?? repeated.gross_total),
    }),
    paymentStatus: paymentStatus(row),
    paymentTypeId: row.payment_type_id ?? undefined,
    userPaymentAuthId: row.user_payment_auth_id ?? undefined,
    maskedCard: row.masked_card ?? undefined,
    problem: row.problem === null ? undefined : translated(row.problem),
  };
}

/** The first delivery on a weekday (1 = Sunday) at an hour that is far enough from now. */
export function firstDate(weekDay: number, beginTime: string, at: Date): string {
  const today = romeTime(at.getTime()).date;
  const ahead = (weekDay - 1 - new Date(noonOf(today)).getUTCDay() + 7) % 7;
  const first = addDays(today, ahead);
  return fromRome(first, beginTime).getTime() - at.getTime() >= shortest ? first : addDays(first, 7);
}

/** The order whose goods are repeated: the newest of the series that was not given up, else the customer's newest. */
export async function orderToRepeat(
  db: Db,
  { user_id, recurrent_order_id }: { user_id: number; recurrent_order_id?: number },
): Promise<Selectable<OrderTables['shop_order']> | undefined> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('status', 'not in', [orderStatus.pending, orderStatus.cancelled, orderStatus.invalidated])
    .orderBy(sql`coalesce(recurrent_order_id = ${recurrent_order_id ?? 0}, false)`, 'desc')
    .orderBy('insert_date', 'desc')
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
