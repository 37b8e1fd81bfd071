import { sql, type Transaction } from 'kysely';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { pointsPerEuro } from '../../../shop/awards.ts';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../orders/orders.ts';

const inPoints = 'PTS';
const nothingPaid: readonly number[] = [
  orderStatus.cancelled,
  orderStatus.invalidated,
  orderStatus.notCollected,
  orderStatus.failed,
];

/** What an order is worth to its customer's loyalty card: points for each euro that it comes to. */
export const pointsOf = ({ status, final_total, gross_total }: OrderRow): number =>
  nothingPaid.includes(status) ? 0 : Math.floor((final_total ?? gross_total) / 100) * pointsPerEuro;

/** Puts the points of an order that has been delivered on its customer's loyalty card; nothing where there is none. */
export async function earnPoints(db: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  const points = pointsOf(order);
  if (points === 0) return;
  const { user_id, order_id } = order;
  const holder = await db
    .updateTable('customer')
    .set({
      points: sql<string>`jsonb_set(points, array[${inPoints}]::text[], to_jsonb(coalesce((points ->> ${inPoints})::numeric, 0) + ${points}::numeric))`,
    })
    .where('user_id', '=', user_id)
    .where('fidelity_card', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (holder)
    await db
      .insertInto('points_movement')
      .values({ user_id, description: `Spesa online, ordine ${order_id}`, points, at })
      .execute();
}
