import type { orders } from '../../../core/api/endpoints/orders.ts';
import { noonOf, addDays } from '../../../core/rules/dates.ts';
import { now } from '../time/clock.ts';
import { customerOf } from './session/customer.ts';
import type { Handlers } from '../http/implement.ts';
import { malformed, notFound } from '../http/problem.ts';
import { fromRome } from '../time/rome.ts';
import { findOrder, itemsOfOrder } from '../sql/orders/orders.ts';
import { releaseExpired } from '../sql/orders/release.ts';
import { orderOnTheWire } from '../sql/orders/wire.ts';
import { askAbout } from '../payment/pay.ts';

const pageSize = 12;
const largestPage = 100;
const pending = [1, 2];

function midnight(date: string | undefined): Date | undefined {
  if (date === undefined || date === '') return undefined;
  if (Number.isNaN(noonOf(date))) throw malformed('Le date si scrivono AAAA-MM-GG.');
  return fromRome(date, '00:00');
}

const clamp = (value: number | undefined, least: number, most: number, fallback: number) =>
  Math.min(most, Math.max(least, Math.trunc(value ?? fallback)));

/** A customer's own orders (account §7), the newest first, 12 a page. */
export const ordersHandlers: Handlers<typeof orders> = {
  async view({ order_id }, context) {
    const userId = customerOf(context);
    await releaseExpired(context.db, context.clock);
    if ((await findOrder(context.db, order_id, userId))?.status === 1) await askAbout(context.payments, order_id);
    const order = await findOrder(context.db, order_id, userId);
    if (!order) throw notFound('order.notFound', 'Questo ordine non c’è.');
    return orderOnTheWire(order, await now(context.db, context.clock), await itemsOfOrder(context.db, order_id));
  },

  async list(input, context) {
    const userId = customerOf(context);
    await releaseExpired(context.db, context.clock);
    const itemsPerPage = clamp(input.page_size, 1, largestPage, pageSize);
    const selPage = clamp(input.page, 1, 1_000_000, 1);
    const from = midnight(input.from_date);
    const to = midnight(
      input.to_date && !Number.isNaN(noonOf(input.to_date)) ? addDays(input.to_date, 1) : input.to_date,
    );
    const matching = context.db
      .selectFrom('shop_order')
      .where('user_id', '=', userId)
      .$if(input.show_pending === false, (query) => query.where('status', 'not in', pending))
      .$if(from !== undefined, (query) => query.where('insert_date', '>=', from ?? new Date(0)))
      .$if(to !== undefined, (query) => query.where('insert_date', '<', to ?? new Date(0)))
      .$if(input.from_gross_total !== undefined, (query) =>
        query.where('gross_total', '>=', Math.round((input.from_gross_total ?? 0) * 100)),
      )
      .$if(input.to_gross_total !== undefined, (query) =>
        query.where('gross_total', '<=', Math.round((input.to_gross_total ?? 0) * 100)),
      );
    const { count } = await matching
      .select((expression) => expression.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy('insert_date', 'desc')
      .orderBy('order_id', 'desc')
      .limit(itemsPerPage)
      .offset((selPage - 1) * itemsPerPage)
      .execute();
    const at = await now(context.db, context.clock);
    const wire = await Promise.all(
      rows.map(async (row) =>
        orderOnTheWire(row, at, input.fetch_detail ? await itemsOfOrder(context.db, row.order_id) : undefined),
      ),
    );
    const totItems = Number(count);
    return { page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage }, orders: wire };
  },
};
