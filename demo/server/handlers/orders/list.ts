import { sql } from 'kysely';
import type { AnswerOf, DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { orders } from '../../../../core/api/endpoints/orders.ts';
import { addDays, noonOf } from '../../../../core/rules/dates.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Context } from '../../http/context.ts';
import { malformed } from '../../http/problem.ts';
import { itemsOfOrder, storedOrders } from '../../sql/orders/orders.ts';
import { releaseExpired } from '../../payment/unpaid.ts';
import { previewsOf } from '../../sql/orders/previews.ts';
import { subscriptionsOf } from '../../sql/orders/subscriptions.ts';
import { orderOnTheWire } from '../../sql/orders/wire.ts';
import { now } from '../../time/clock.ts';
import { fromRome } from '../../time/rome.ts';

const pageSize = 12;
const largestPage = 100;
const pending = [orderStatus.pending, 2];
const largestTotal = 20_000_000;

type Filters = DecodedInputOf<typeof orders.list>;
type Orders = ReturnType<typeof storedOrders>;

function midnight(date: string | undefined, daysLater = 0): Date | undefined {
  if (date === undefined || date === '') return undefined;
  if (Number.isNaN(noonOf(date))) throw malformed('Le date si scrivono AAAA-MM-GG.');
  return fromRome(addDays(date, daysLater), '00:00');
}

const cents = (euro: number | undefined): number | undefined =>
  euro === undefined ? undefined : Math.round(Math.min(largestTotal, Math.max(0, euro)) * 100);

const clamp = (value: number | undefined, least: number, most: number, fallback: number) =>
  Math.min(most, Math.max(least, Math.trunc(value ?? fallback)));

/** What a list shows of an order: what it came to, or what is expected of it. */
const shownTotal = sql<number>`coalesce(shop_order.final_total, shop_order.gross_total)`;

function filtered(query: Orders, input: Filters): Orders {
  const from = midnight(input.from_date);
  const to = midnight(input.to_date, 1);
  const [least, most] = [cents(input.from_gross_total), cents(input.to_gross_total)];
  if (from && to && from >= to) throw malformed('La data di inizio viene dopo quella di fine.');
  if (least !== undefined && most !== undefined && least > most)
    throw malformed('Il totale minimo è più alto di quello massimo.');
  let matching = query;
  if (input.show_pending === false) matching = matching.where('shop_order.status', 'not in', pending);
  if (!input.show_replaced) matching = matching.where('shop_order.replaced', '=', false);
  if (from) matching = matching.where('shop_order.insert_date', '>=', from);
  if (to) matching = matching.where('shop_order.insert_date', '<', to);
  if (least !== undefined) matching = matching.where(shownTotal, '>=', least);
  if (most !== undefined) matching = matching.where(shownTotal, '<=', most);
  if (input.order_type) matching = matching.where('shop_order.order_type', '=', input.order_type);
  return matching;
}

/** A page of the orders that `whose` lets through, the newest first, 12 a page (account §9). */
export async function listOrders(
  input: Filters,
  context: Context,
  whose: (query: Orders) => Orders,
): Promise<AnswerOf<typeof orders.list>> {
  await releaseExpired(context);
  const itemsPerPage = clamp(input.page_size, 1, largestPage, pageSize);
  const selPage = clamp(input.page, 1, 1_000_000, 1);
  const matching = filtered(whose(storedOrders(context.db)), input);
  const { count } = await matching
    .clearSelect()
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('shop_order.insert_date', 'desc')
    .orderBy('shop_order.order_id', 'desc')
    .limit(itemsPerPage)
    .offset((selPage - 1) * itemsPerPage)
    .execute();
  const at = await now(context.db, context.clock);
  const ids = rows.map(({ order_id }) => order_id);
  const subscriptions = await subscriptionsOf(context.db, ids, at);
  const previews = await previewsOf(context.db, ids);
  const wire = await Promise.all(
    rows.map(async (row) => ({
      ...orderOnTheWire(row, at, input.fetch_detail ? await itemsOfOrder(context.db, row.order_id) : undefined),
      subscriptions: subscriptions.get(row.order_id),
      preview: previews.get(row.order_id),
    })),
  );
  const totItems = Number(count);
  return { page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage }, orders: wire };
}
