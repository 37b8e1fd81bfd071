import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Places to park at stores, and who is on the way to one to fetch an order. */
export async function parking(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table store add column parking_places integer not null default 4 check (parking_places >= 0)`,
    sql`create table parking_reservation (
      order_id integer primary key references shop_order on delete cascade, store_id integer not null references store,
      place integer not null check (place > 0), distance integer check (distance >= 0), info text not null, at timestamptz not null)`,
    sql`create index parking_reservation_store on parking_reservation (store_id)`,
  ])
    await statement.execute(db);
}
