import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Columns of one table that name a row of another. */
export interface Reference {
  child: string;
  columns: string[];
  parent: string;
  targets: string[];
}

/** What opens doors, or is over in a day, does not travel: whoever comes back logs in again. */
const left = new Set(['session', 'one_time', 'known_device', 'idempotency', 'saml_session', 'identity_question']);

/** They name somebody who serves or shares, not the owner of the row. */
const notOwned = new Set(['shop_order.rider_id', 'session.actor_id', 'customer.master_id', 'wishlist_share.user_id']);

/** Owned without a foreign key, so that they outlive what they name. */
const loose: readonly Reference[] = [
  { child: 'gift_use', columns: ['user_id'], parent: 'customer', targets: ['user_id'] },
  { child: 'mail', columns: ['order_id'], parent: 'shop_order', targets: ['order_id'] },
];

/** Every reference of the database's tables. */
export async function referencesIn(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select jsonb_agg(attname order by array_position(conkey, attnum)) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns,
      (select jsonb_agg(attname order by array_position(confkey, attnum)) from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return [...rows, ...loose];
}

/** Those by which rows belong to rows of `table`. */
export const followersOf = (references: readonly Reference[], table: string): Reference[] =>
  references.filter(
    ({ child, columns, parent }) => parent === table && !left.has(child) && !notOwned.has(`${child}.${columns.join()}`),
  );

/** The tables, each after those it refers to. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted: string[] = [];
  const place = (table: string, above: readonly string[]): void => {
    if (sorted.includes(table) || above.includes(table)) return;
    for (const { child, parent } of references)
      if (child === table && tables.includes(parent)) place(parent, [...above, table]);
    sorted.push(table);
  };
  for (const table of tables) place(table, []);
  return sorted;
}
