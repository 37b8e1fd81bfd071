import { randomBytes } from 'node:crypto';
import { reservedAmount } from '../../../core/rules/reservedAmount.ts';
import type { Db } from '../database/database.ts';
import type { OrderRow } from '../sql/orders/orders.ts';

type Owed = Pick<OrderRow, 'order_id' | 'gross_total' | 'variable_weight_total'> & { supplement_id?: number };

/** Writes down what the provider is about to be asked for an order or what is added to it, under a reference of ours; cents, 25 % of what is weighed included (ruling 6). Returns the amount. */
export async function newPayment(db: Db, order: Owed, at: Date): Promise<number> {
  const amount = reservedAmount(order.gross_total, order.variable_weight_total);
  await db
    .insertInto('payment')
    .values({
      order_id: order.order_id,
      supplement_id: order.supplement_id ?? null,
      reference: `${order.order_id}-${randomBytes(9).toString('hex')}`,
      provider_id: null,
      amount,
      state: 'asked',
      page: null,
      at,
      asked_at: at,
    })
    .execute();
  return amount;
}
