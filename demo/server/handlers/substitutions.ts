import type { substitutions } from '../../../core/api/endpoints/substitutions.ts';
import { toEuro } from '../../../core/rules/price.ts';
import { fromThousandths } from '../../../core/rules/quantity.ts';
import type { Substitution, Substitutions } from '../../../core/schema/substitutions.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { malformed, Problem, status } from '../http/problem.ts';
import { closeUnanswered } from '../warehouse/unansweredOrders.ts';
import { isoInRome } from '../time/rome.ts';
import { answer, isAnswerable, isTakenBySilence } from '../warehouse/substitutions.ts';
import { orderNotFound, ownOrder } from './orders/show.ts';
import { customerOf } from './session/customer.ts';

const most = 200;

async function linesOf(db: Db, orderId: number): Promise<Substitution[]> {
  const rows = await db
    .selectFrom('substitution')
    .innerJoin('order_item', 'order_item.order_item_id', 'substitution.order_item_id')
    .selectAll('substitution')
    .select(['order_item.product as ordered', 'order_item.quantity as wanted', 'gross_total', 'infos'])
    .where('order_id', '=', orderId)
    .orderBy('substitution.order_item_id')
    .execute();
  return rows.map((row) => ({
    orderItemId: row.order_item_id,
    product: row.ordered,
    quantity: fromThousandths(row.wanted),
    grossTotal: toEuro(row.gross_total),
    ...(row.product && { substitute: row.product }),
    substituteQuantity: fromThousandths(row.quantity),
    substituteTotal: toEuro(row.total),
    reason: row.reason,
    state: row.state,
    answered: row.answered,
    acceptAlternatives: isTakenBySilence(row, row),
  }));
}

async function show(context: Context, orderId: number): Promise<Substitutions> {
  const order = await ownOrder(context.db, orderId, customerOf(context));
  return {
    substitutions: await linesOf(context.db, orderId),
    open: isAnswerable(order.status),
    ...(order.asks_until && { asksUntil: isoInRome(order.asks_until) }),
  };
}

/** What was picked in place of what was ordered, and what its customer says to it. */
export const substitutionsHandlers: Handlers<typeof substitutions> = {
  async list({ order_id }, context) {
    await closeUnanswered(context);
    return show(context, order_id);
  },
  async answer({ order_id, items }, context) {
    const userId = customerOf(context);
    if (items.length === 0 || items.length > most) throw malformed('Di’ di quali righe si tratta.');
    await closeUnanswered(context);
    await transact(context.db, async (db) => {
      const order = await db
        .selectFrom('shop_order')
        .selectAll()
        .where('order_id', '=', order_id)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!order) throw orderNotFound();
      if (!isAnswerable(order.status))
        throw new Problem(
          status.conflict,
          'substitution.closed',
          'La spesa è già pronta: le sostituzioni non si possono più cambiare.',
        );
      for (const { orderItemId, accept_alternatives } of items)
        await answer(db, order, orderItemId, accept_alternatives);
    });
    return show(context, order_id);
  },
};
