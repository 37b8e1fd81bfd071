import type { Selectable } from 'kysely';
import { addDays, romeTime } from '../../../../core/rules/dates.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { subscriptionMonths } from '../../../../core/rules/productNature.ts';
import { dueStatus, lastDay, stateOn, transactionStatus } from '../../../../core/rules/subscriptions.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Subscription } from '../../../../core/schema/orders.ts';
import type { Db } from '../../database/database.ts';
import type { OrderTables } from '../../database/tables/orders.ts';
import type { SubscriptionTables } from '../../database/tables/subscriptions.ts';
import { isoInRome } from '../../time/rome.ts';

type Row = Selectable<SubscriptionTables['subscription']>;
type Payment = Selectable<OrderTables['payment']>;

/** Statuses of orders that never came to anything: their subscriptions do not hold. */
const lost: readonly number[] = [
  orderStatus.pending,
  orderStatus.cancelled,
  orderStatus.invalidated,
  orderStatus.notCollected,
  orderStatus.failed,
];

interface Bought {
  user_id: number;
  order_id: number;
  /** The day of its delivery, YYYY-MM-DD. */
  from: string;
  /** The order that it is to take the place of. */
  replaces: number | null;
}

/** Notes the subscriptions among an order's new lines: each begins with the delivery, or on the day after one of the same product that still runs. */
export async function subscribe(
  db: Db,
  { user_id, order_id, from, replaces }: Bought,
  items: readonly { order_item_id: number; product: Product }[],
): Promise<void> {
  for (const { order_item_id, product } of items) {
    const months = subscriptionMonths(product);
    if (months === 0) continue;
    const { productId: product_id } = product;
    const running = await db
      .selectFrom('subscription')
      .innerJoin('shop_order', 'shop_order.order_id', 'subscription.order_id')
      .select('ends')
      .where('subscription.user_id', '=', user_id)
      .where('product_id', '=', product_id)
      .where('shop_order.status', 'not in', lost)
      .where('shop_order.order_id', '!=', replaces ?? 0)
      .orderBy('ends', 'desc')
      .limit(1)
      .executeTakeFirst();
    const begins = running && running.ends >= from ? addDays(running.ends, 1) : from;
    await db
      .insertInto('subscription')
      .values({ order_item_id, order_id, user_id, product_id, begins, ends: lastDay(begins, months) })
      .execute();
  }
}

const { error, underWay, completed, completedAtDoor } = transactionStatus;
const transactionOf = ({ state }: Pick<Payment, 'state'>): number | undefined => {
  if (state === 'refused') return error;
  if (state === 'captured' || state === 'refunding') return completed;
  return state === 'asked' || state === 'challenge' || state === 'authorised' || state === 'capturing'
    ? underWay
    : undefined;
};

interface Sold extends Row {
  product: Product;
  gross_total: number;
  status: number;
  insert_date: Date;
  payment_type_id: number;
}

/** What was paid, or is to be, for a subscription: its price with the order, and its renewal once that comes near. */
function dueDatesOf(row: Sold, state: Subscription['state'], payments: readonly Payment[], isRenewed: boolean) {
  const transactions = payments.flatMap((payment) => {
    const statusId = transactionOf(payment);
    return statusId === undefined ? [] : [{ date: isoInRome(payment.at), statusId }];
  });
  const delivered = row.status === orderStatus.delivered || row.status === orderStatus.partlyDelivered;
  if (payments.length === 0 && delivered)
    transactions.push({ date: isoInRome(row.insert_date), statusId: completedAtDoor });
  const isPaid = transactions.some(({ statusId }) => statusId >= completed);
  const amount = toEuro(row.gross_total);
  const first = {
    date: romeTime(row.insert_date.getTime()).date,
    amount,
    statusId: isPaid ? dueStatus.paid : dueStatus.underWay,
    transactions,
  };
  if (isRenewed || state === 'ordered' || state === 'active') return [first];
  const statusId = state === 'expiring' ? dueStatus.expiring : dueStatus.expired;
  return [first, { date: row.ends, amount, statusId, transactions: [] }];
}

/** The subscriptions of these orders on a day in Rome, by order, each as it stands; those of orders that came to nothing are none. */
export async function subscriptionsOf(
  db: Db,
  orderIds: readonly number[],
  at: Date,
): Promise<Map<number, Subscription[]>> {
  const found = new Map<number, Subscription[]>();
  if (orderIds.length === 0) return found;
  const sold = () =>
    db
      .selectFrom('subscription')
      .innerJoin('shop_order', 'shop_order.order_id', 'subscription.order_id')
      .where('shop_order.status', 'not in', lost);
  const rows = await sold()
    .innerJoin('order_item', 'order_item.order_item_id', 'subscription.order_item_id')
    .selectAll('subscription')
    .select(['product', 'order_item.gross_total', 'status', 'insert_date', 'payment_type_id'])
    .where('subscription.order_id', 'in', [...orderIds])
    .execute();
  if (rows.length === 0) return found;
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .where('supplement_id', 'is', null)
    .orderBy('payment_id')
    .execute();
  const all = await sold()
    .select(['subscription.user_id', 'product_id', 'begins'])
    .where(
      'subscription.user_id',
      'in',
      rows.map(({ user_id }) => user_id),
    )
    .execute();
  const today = romeTime(at.getTime()).date;
  for (const row of rows) {
    const isRenewed = all.some(
      (other) => other.user_id === row.user_id && other.product_id === row.product_id && other.begins > row.ends,
    );
    const state = stateOn(today, row, isRenewed);
    const own = payments.filter(({ order_id }) => order_id === row.order_id);
    found.set(row.order_id, [
      ...(found.get(row.order_id) ?? []),
      {
        product: row.product,
        state,
        begins: row.begins,
        ends: row.ends,
        dueDates: dueDatesOf(row, state, own, isRenewed),
      },
    ]);
  }
  return found;
}
