import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { exportCustomer, importCustomer, type CustomerCopy } from '../../../demo/server/backup/customer.ts';
import type { Database } from '../../../demo/server/database/database.ts';
import { kinds, type Cluster } from './cluster.ts';
import { logIn, plainProducts, put } from './people.ts';

const email = 'giulia@example.it';

/** Removes every row of a copy, those that refer to others first. */
async function remove(db: Kysely<Database>, { tables }: CustomerCopy): Promise<void> {
  await sql`delete from session where user_id in (select user_id from customer where lower(email) = ${email})`.execute(
    db,
  );
  for (const { name, rows } of [...tables].reverse()) {
    const columns = Object.keys(rows[0]!);
    const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
    await sql`delete from ${sql.table(name)} where jsonb_object(${columns}::text[], array[${values}])
      in (select jsonb_array_elements(${JSON.stringify(rows)}::jsonb))`.execute(db);
  }
}

const has = (copy: CustomerCopy, table: string): number =>
  copy.tables.find(({ name }) => name === table)?.rows.length ?? 0;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await open();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  test('SRV-14 a customer who is gone comes back whole from a copy, logs in, and finds cart, addresses and orders; nobody else is touched', async () => {
    const { db } = cluster.first;
    const [product] = await plainProducts(cluster.first, 1);
    const before = await logIn(cluster.first, 'giulia');
    await put(cluster.first, before, { productId: product!, quantity: 2 });
    const list = (await cluster.first.request(orders.list, {}, before)).data.orders.map(({ orderId }) => orderId);
    const view = (await cluster.first.request(cart.view, {}, before)).data;
    const copy = await exportCustomer(db, 'Giulia@Example.it');
    const other = await exportCustomer(db, 'anna@example.it');
    expect(list.length).toBeGreaterThan(0);
    for (const table of ['address', 'cart', 'cart_item', 'shop_order', 'order_item', 'payment', 'customer_detail'])
      expect(has(copy, table), table).toBeGreaterThan(0);
    expect(has(copy, 'session')).toBe(0);

    await remove(db, copy);
    await expect(exportCustomer(db, email)).rejects.toThrow(`Nessun cliente ha l’e-mail ${email}.`);
    await importCustomer(db, JSON.parse(JSON.stringify(copy)) as CustomerCopy);

    const after = await logIn(cluster.next(), 'giulia');
    expect((await cluster.next().request(orders.list, {}, after)).data.orders.map(({ orderId }) => orderId)).toEqual(
      list,
    );
    expect((await cluster.next().request(cart.view, {}, after)).data.cartItems).toEqual(view.cartItems);
    expect((await cluster.next().request(delivery.userAddresses, {}, after)).data.addresses.length).toBe(
      has(copy, 'address'),
    );
    expect(await exportCustomer(db, 'anna@example.it')).toEqual(other);
  });

  test('SRV-14 a copy whose numbers are taken, or of another version, is refused in a sentence and writes nothing', async () => {
    const { db } = cluster.first;
    const copy = await exportCustomer(db, email);
    await expect(importCustomer(db, copy)).rejects.toThrow(
      /^In customer c’è già una riga con lo stesso numero: .+ Non ho scritto nulla\.$/,
    );
    await expect(importCustomer(db, { ...copy, version: copy.version - 1 })).rejects.toThrow(
      `La copia è della versione ${copy.version - 1} del database, questo è alla ${copy.version}.`,
    );
    const strange = { ...copy, tables: [{ name: 'pg_authid', rows: [{}] }] };
    await expect(importCustomer(db, strange)).rejects.toThrow('La copia nomina pg_authid, che qui non c’è.');
    expect(await exportCustomer(db, email)).toEqual(copy);
  });

  test('SRV-14 numbers given after a customer came are above theirs', async () => {
    const { db } = cluster.first;
    const copy = await exportCustomer(db, email);
    await remove(db, copy);
    await sql`select setval(pg_get_serial_sequence('address', 'address_id'), 1)`.execute(db);
    await importCustomer(db, copy);
    const { rows } = await sql<{
      next: number;
      most: number;
    }>`select nextval(pg_get_serial_sequence('address', 'address_id'))::integer as next, (select max(address_id) from address where user_id = (select user_id from customer where email = ${email})) as most`.execute(
      db,
    );
    expect(rows[0]!.next).toBeGreaterThan(rows[0]!.most);
  });
});
