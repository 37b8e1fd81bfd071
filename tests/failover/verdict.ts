import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '../../core/rules/orderStatus.ts';
import type { Db } from '../../demo/server/database/database.ts';
import { readBooks, type Books } from '../demo/server/books.ts';
import { wordsOf, type Ledger, type Lines } from './customers/ledger.ts';
import type { Bank } from './shop/bank.ts';

interface Row {
  user_id: number;
  product_id: number;
  quantity: number;
}

const put = (lines: Map<number, Lines>, key: number, { product_id, quantity }: Omit<Row, 'user_id'>): void => {
  const own = lines.get(key) ?? new Map<number, number>();
  own.set(product_id, (own.get(product_id) ?? 0) + quantity);
  lines.set(key, own);
};

async function cartsOf(db: Db, users: readonly number[]): Promise<Map<number, Lines>> {
  const rows = await db
    .selectFrom('cart')
    .innerJoin('cart_item', 'cart_item.cart_id', 'cart.cart_id')
    .select(['cart.user_id', 'cart_item.product_id', 'cart_item.quantity'])
    .where('cart.user_id', 'in', users)
    .execute();
  const carts = new Map<number, Lines>();
  for (const row of rows) put(carts, row.user_id!, row);
  return carts;
}

async function ordersOf(db: Db, users: readonly number[]) {
  const orders = await db
    .selectFrom('shop_order')
    .select(['order_id', 'user_id', 'status'])
    .where('user_id', 'in', users)
    .execute();
  const items = await db
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.order_id', 'order_item.order_id')
    .select(['order_item.order_id', 'order_item.product_id', 'order_item.quantity'])
    .where('shop_order.user_id', 'in', users)
    .execute();
  const lines = new Map<number, Lines>();
  for (const item of items) put(lines, item.order_id, item);
  return { orders, lines };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

async function sessionFaults(db: Db, ledgers: readonly Ledger[]): Promise<string[]> {
  const known = new Set(
    (await db.selectFrom('session').select('token_hash').execute()).map(({ token_hash }) => token_hash),
  );
  return ledgers.flatMap(({ userId, session, closed }) => [
    ...(session !== undefined && !known.has(hashOf(session)) ? [`the session of ${userId} is lost`] : []),
    ...(closed !== undefined && known.has(hashOf(closed)) ? [`${userId} logged out and is still in`] : []),
  ]);
}

/** Writes that were acknowledged and are not there, or are there twice, in words. */
export async function ledgerFaults(db: Db, ledgers: readonly Ledger[]): Promise<string[]> {
  const users = ledgers.map(({ userId }) => userId);
  const [carts, { orders, lines }] = [await cartsOf(db, users), await ordersOf(db, users)];
  const wrong = await sessionFaults(db, ledgers);
  for (const { userId, cart, orders: told } of ledgers) {
    const [here, known] = [wordsOf(carts.get(userId) ?? new Map()), wordsOf(cart)];
    if (here !== known) wrong.push(`the cart of ${userId} has ${here} instead of ${known}`);
    const standing = orders.filter(
      ({ user_id, status }) => user_id === userId && (status === orderStatus.ordered || status === orderStatus.pending),
    );
    for (const { order_id, status } of standing)
      if (!told.has(order_id)) wrong.push(`order ${order_id} of ${userId} (${status}) was never acknowledged`);
    for (const [orderId, bought] of told) {
      if (!standing.some(({ order_id }) => order_id === orderId)) wrong.push(`order ${orderId} of ${userId} is lost`);
      else if (wordsOf(lines.get(orderId) ?? new Map()) !== wordsOf(bought))
        wrong.push(`order ${orderId} of ${userId} is not what was bought`);
    }
  }
  return wrong;
}

/** Cents held at the provider and for orders here, and each payment in which the two differ. */
async function compareMoney(db: Db, bank: Bank): Promise<{ there: number; here: number; wrong: string[] }> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
    .select(['reference', 'state', 'amount', 'status', 'reserved_amount'])
    .execute();
  const held = new Map(
    rows.flatMap(({ reference, state, amount, status, reserved_amount }) =>
      state === 'authorised' && status === orderStatus.ordered && amount === reserved_amount
        ? [[reference, amount]]
        : [],
    ),
  );
  const wrong: string[] = [];
  let there = 0;
  for (const { reference, state, amount } of await bank.payments()) {
    const holds = state === 'authorised' ? amount : 0;
    there += holds;
    if (holds !== (held.get(reference) ?? 0))
      wrong.push(`payment ${reference}: ${holds} cents at the provider, ${held.get(reference) ?? 0} here`);
  }
  return { there, here: [...held.values()].reduce((sum, amount) => sum + amount, 0), wrong };
}

const bookFaults = ({ stock, places, wrong }: Books, before: Books): string[] => [
  ...wrong,
  ...stock.filter((line) => !before.stock.includes(line)).map((line) => `stock and holds of ${line}`),
  ...places.filter((line) => !before.places.includes(line)).map((line) => `places of ${line}`),
];

/** ms that the shop's own jobs have to give back what a lost answer left behind. */
const tidyWithin = 90_000;

/** Everything that is not as it must be while nobody shops, and the money at the provider, in cents. */
export async function judge(
  db: Db,
  bank: Bank,
  ledgers: readonly Ledger[],
  before: Books,
  patience = tidyWithin,
): Promise<{ wrong: string[]; money: number }> {
  const wrong = [...(await ledgerFaults(db, ledgers)), ...ledgers.flatMap((ledger) => ledger.wrong)];
  for (const ledger of ledgers) ledger.wrong = [];
  for (const end = performance.now() + patience; ; await wait(2_000)) {
    const money = await compareMoney(db, bank);
    const untidy = [...money.wrong, ...bookFaults(await readBooks(db), before)];
    if (money.there !== money.here) untidy.push(`${money.there} cents at the provider, ${money.here} in orders`);
    if (untidy.length === 0 || performance.now() >= end) return { wrong: [...wrong, ...untidy], money: money.there };
  }
}
