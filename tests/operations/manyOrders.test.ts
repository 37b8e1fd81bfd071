import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, InputOf } from '../../core/api/endpoint.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { createBuying } from '../demo/server/buying.ts';
import { plainShop } from '../demo/server/plainShop.ts';

const many = 5_000;
const calls = 40;
const most = 150;

const plain = plainShop(2, { stock: 1000, silent: true });
let me: Credentials;

/** Copies an order with its lines and its payment until its customer has so many, one an hour back. */
async function copyOrder(orderId: number, count: number): Promise<void> {
  const { db } = plain.shop;
  const columns = async (table: string, without: readonly string[]) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table} and table_schema = current_schema()`.execute(
      db,
    );
    return rows.map(({ name }) => name).filter((name) => !without.includes(name));
  };
  const own = sql.raw(
    (await columns('shop_order', ['order_id', 'access_token', 'insert_date', 'revision'])).join(', '),
  );
  const lines = sql.raw((await columns('order_item', ['order_item_id', 'order_id'])).join(', '));
  await sql`insert into shop_order (insert_date, revision, ${own})
    select insert_date - (n || ' hours')::interval, revision + n, ${own} from shop_order, generate_series(1, ${count}) as n where order_id = ${orderId}`.execute(
    db,
  );
  await sql`insert into order_item (order_id, ${lines})
    select copy_id, ${lines} from order_item line, (select order_id as copy_id from shop_order) copy
    where line.order_id = ${orderId} and copy_id > ${orderId}`.execute(db);
  await sql`insert into payment (order_id, reference, amount, state, captured, refunded)
    select order_id, 'copy-' || order_id, gross_total, 'captured', gross_total, order_id % 7 from shop_order where order_id > ${orderId}`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

beforeAll(async () => {
  const buying = createBuying(plain.shop, plain.id(1));
  const { people } = await buying.buyers(1, plain.id(0), 4);
  me = people[0]!.credentials;
  const { data } = await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
  await copyOrder(data.orderId, many - 1);
}, 120_000);

/** What 95 of a hundred calls take at most, in ms of the thread that serves them and holds the database. */
async function p95<E extends Endpoint>(row: E, input: (call: number) => InputOf<E>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const began = process.threadCpuUsage();
    const { errors } = await plain.shop.request(row, input(call), { ...me });
    const { user, system } = process.threadCpuUsage(began);
    expect(errors).toEqual([]);
    times.push((user + system) / 1_000);
  }
  return times.sort((a, b) => a - b)[Math.ceil(calls * 0.95) - 1]!;
}

describe('a customer with five thousand orders', () => {
  test('[GET /order/list] a page of them, near or far, whole or narrowed, is there in 150 ms', async () => {
    const { data } = await plain.shop.request(orders.list, { show_pending: true }, { ...me });
    expect(data.page).toMatchObject({ totItems: many, totPages: Math.ceil(many / 12) });
    const taken = await p95(orders.list, (call) => ({
      page: 1 + ((call * 37) % 400),
      show_pending: true,
      ...(call % 3 === 1 && { from_date: '2026-01-01', to_date: '2027-01-01', from_gross_total: 10 }),
      ...(call % 3 === 2 && { fetch_detail: true }),
    }));
    console.info(`order/list of ${many}: p95 ${taken.toFixed(0)} ms`);
    expect(taken).toBeLessThan(most);
  });

  test('[GET /timeslot/list] the slots of a week are there in 150 ms', async () => {
    const taken = await p95(delivery.timeslots, (call) => (call % 2 ? { 'show-closed': true } : {}));
    console.info(`timeslot/list: p95 ${taken.toFixed(0)} ms`);
    expect(taken).toBeLessThan(most);
  });
});
