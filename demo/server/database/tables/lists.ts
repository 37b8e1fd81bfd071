import { sql, type ColumnType, type Generated, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

export interface ListTables {
  wishlist: { list_id: Generated<number>; user_id: number; name: string; selected: boolean };
  /** Quantity in thousandths. */
  wishlist_item: { item_id: Generated<number>; list_id: number; product_id: number; quantity: number; infos: ColumnType<Record<string, string>, string, string> };
}

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table wishlist (list_id serial primary key, user_id integer not null references customer on delete cascade, name text not null, selected boolean not null default false)`,
    sql`create index wishlist_user on wishlist (user_id)`,
    sql`create table wishlist_item (item_id serial primary key, list_id integer not null references wishlist on delete cascade, product_id integer not null, quantity integer not null check (quantity > 0), infos jsonb not null default '{}')`,
  ])
    await statement.execute(db);
}

const anna = 101;
const weekly = 2001;

/** Anna's weekly list: the first plain pieces of the shop. */
export async function seed(db: Kysely<Database>): Promise<void> {
  await db.insertInto('wishlist').values({ list_id: weekly, user_id: anna, name: 'La spesa di sempre', selected: true }).execute();
  await sql`select setval('wishlist_list_id_seq', 10000)`.execute(db);
  await sql`insert into wishlist_item (list_id, product_id, quantity)
    select ${weekly}::integer, product_id, 1000 from product
    where infos->>'TIPOLOGIA' = 'Pezzo' and min_acq is null and options = '[]' and not exists (select from stock where stock.product_id = product.product_id and available is not null)
    order by product_id limit 12`.execute(db);
}
