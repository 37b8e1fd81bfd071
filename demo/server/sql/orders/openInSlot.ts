import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Db } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';
import { wholeSetting } from '../wholeSetting.ts';
import type { OrderRow } from './orders.ts';

/** The setting of the shop that says how many, and what holds without it. */
const setting = 'open_orders_per_slot';
const usual = 5;

export const onDelivery = 22;
const beforeDelivery = [
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.notModifiable,
  orderStatus.awaitingUser,
];

/** Refuses one more order to be paid on delivery where a customer has as many in a slot as one may, so that nobody takes a slot's places for nothing. The order that it takes the place of does not count. */
export async function refuseTooManyOpen(
  db: Db,
  {
    user_id,
    timeslot_id,
    slot_date,
    replaces,
  }: Pick<OrderRow, 'user_id' | 'timeslot_id' | 'slot_date'> & { replaces: number | null },
): Promise<void> {
  const { count } = await db
    .selectFrom('shop_order')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', user_id)
    .where('timeslot_id', '=', timeslot_id)
    .where('slot_date', '=', slot_date)
    .where('order_id', '<>', replaces ?? 0)
    .where('payment_type_id', '=', onDelivery)
    .where('status', 'in', beforeDelivery)
    .executeTakeFirstOrThrow();
  const most = await wholeSetting(db, setting, usual);
  if (Number(count) < most) return;
  throw new Problem(
    status.conflict,
    'timeslot.openOrders',
    `Hai già ${most} ordini da pagare alla consegna in questa fascia oraria: paga questo con la carta, o scegli un’altra fascia.`,
  );
}
