import type { Transaction } from 'kysely';
import type { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { emailPattern } from '../../../core/rules/validation.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { fromThousandths } from '../../../core/rules/quantity.ts';
import { longestName, mayWithdraw } from '../../../core/rules/withdrawal.ts';
import type { Withdrawal, WithdrawalLine } from '../../../core/schema/withdrawal.ts';
import type { Database, Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, status } from '../http/problem.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { isSameText } from '../http/sameText.ts';
import { withdrawalReceipt } from '../mail/withdrawalReceipt.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';
import { isWithdrawable, withdrawableUntil, withdrawalsOf } from '../sql/orders/withdrawals.ts';
import { evenly } from '../time/evenly.ts';
import { now } from '../time/clock.ts';
import { isoInRome } from '../time/rome.ts';
import { mailOrderLink } from './orders/mailLink.ts';
import { requireOrderToken } from './orders/requireToken.ts';
import { askedFor } from './registration/limits.ts';
import { refuseTooMany } from './session/refuseTooMany.ts';
import { orderNotFound } from './orders/show.ts';

type Named = { order_id: number; access_token: string };

const refused = (code: string, words: string, field?: string) =>
  new Problem(field ? status.validation : status.conflict, code, words, { field });

/** The order whose token this is; a wrong token tells nothing. */
async function orderOf(db: Db, { order_id, access_token }: Named, lock = false): Promise<OrderRow> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', order_id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!order || !isSameText(order.access_token, access_token)) throw orderNotFound();
  return order;
}

const brought = ({ product, replacement, picked, quantity }: OrderItemRow) => ({
  product: replacement ?? product,
  quantity: picked ?? quantity,
});

function lineOf(item: OrderItemRow, gone: ReadonlySet<number>): WithdrawalLine {
  const { product, quantity } = brought(item);
  const free = mayWithdraw(product, item.picked) ? 'open' : 'excluded';
  return {
    orderItemId: item.order_item_id,
    product,
    quantity: fromThousandths(quantity),
    state: gone.has(item.order_item_id) ? 'withdrawn' : free,
  };
}

async function show(db: Db, order: OrderRow, at: Date): Promise<Withdrawal> {
  const made = await withdrawalsOf(db, order.order_id);
  const gone = new Set(made.flatMap(({ items }) => items));
  const until = withdrawableUntil(order);
  const items = (await itemsOfOrder(db, order.order_id)).filter(({ picked }) => picked !== 0);
  return {
    open: isWithdrawable(order, at),
    ...(until && { until: isoInRome(until) }),
    lines: items.map((item) => lineOf(item, gone)),
    made: made.map((one) => isoInRome(one.at)),
  };
}

interface Wish extends Named {
  name: string;
  email: string;
  items: readonly number[];
}

function check({ name, email, items }: Wish): void {
  if (name.trim() === '' || [...name].length > longestName)
    throw refused('withdrawal.name', 'Scrivi nome e cognome di chi recede.', 'name');
  if (email.length > 254 || !emailPattern.test(email))
    throw refused('withdrawal.email', 'Scrivi un’e-mail valida: ti mandiamo la ricevuta.', 'email');
  if (items.length === 0) throw refused('withdrawal.items', 'Scegli almeno un prodotto.', 'items');
}

/** Withdraws from lines of a locked order, and writes the receipt in the same transaction. */
async function make(
  db: Transaction<Database>,
  places: ShopPages,
  order: OrderRow,
  { name, email, items }: Wish,
  at: Date,
): Promise<void> {
  const { order_id, user_id } = order;
  if (!isWithdrawable(order, at))
    throw refused('withdrawal.over', 'Da questo ordine non si può recedere, o il tempo per farlo è finito.');
  const { lines } = await show(db, order, at);
  const wanted = [...new Set(items)].map((id) => lines.find(({ orderItemId }) => orderItemId === id));
  if (wanted.some((line) => line === undefined || line.state === 'excluded'))
    throw refused('withdrawal.excluded', 'Per uno di questi prodotti il recesso è escluso.', 'items');
  const fresh = wanted.flatMap((line) => (line?.state === 'open' ? [line] : []));
  if (fresh.length === 0) return;
  const { withdrawal_id } = await db
    .insertInto('withdrawal')
    .values({ order_id, name: name.trim(), email, at })
    .returning('withdrawal_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('withdrawal_item')
    .values(fresh.map(({ orderItemId }) => ({ order_item_id: orderItemId, withdrawal_id })))
    .execute();
  await withdrawalReceipt(db, places, {
    order_id,
    user_id,
    name: name.trim(),
    email,
    at,
    lines: fresh.map(
      ({ product, quantity }) =>
        `${product.name}, ${formatQuantity(Math.round(quantity * 1000), quantityRule(product))}`,
    ),
  });
}

/** Withdrawing from a contract (LAW-10): whoever has the order's token, without a login. */
export const withdrawalHandlers: Handlers<typeof withdrawal> = {
  async view(input, context) {
    await requireOrderToken(context, input);
    const { db, clock } = context;
    return show(db, await orderOf(db, input), await now(db, clock));
  },
  async link({ order_id, email }, context) {
    const named = email.trim().toLowerCase();
    if (named.length > 254 || !emailPattern.test(named))
      throw refused('withdrawal.email', 'Scrivi l’e-mail con cui hai fatto l’ordine.', 'email');
    await refuseTooMany(context, [
      { name: `link of order ${order_id}`, tries: 5, minutes: 60 },
      { name: `mail to ${named}`, tries: 5, minutes: 60 },
      { name: `mails from ${context.remote}`, tries: 30, minutes: 60 },
    ]);
    await evenly(askedFor, () => mailOrderLink(context, order_id, named));
    return {};
  },
  async make(input, context) {
    await requireOrderToken(context, input);
    check(input);
    const { db, clock } = context;
    return transact(db, async (work) => {
      const order = await orderOf(work, input, true);
      const at = await now(work, clock);
      await make(work, context.places, order, input, at);
      return show(work, order, at);
    });
  },
};
