import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Who brings an order of fast delivery. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table shop_order add column rider_id integer references customer`,
    sql`create index shop_order_rider on shop_order (rider_id, status)`,
  ])
    await statement.execute(db);
}
