import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table wishlist (list_id serial primary key, user_id integer not null references customer on delete cascade, name text not null, selected boolean not null default false, updated_at timestamptz not null default now())`,
    sql`create index wishlist_user on wishlist (user_id)`,
    sql`create unique index wishlist_default on wishlist (user_id) where selected`,
    sql`create table wishlist_item (item_id serial primary key, list_id integer not null references wishlist on delete cascade, product_id integer not null, quantity integer not null check (quantity > 0), infos jsonb not null default '{}', unique (list_id, product_id))`,
    sql`create table wishlist_share (list_id integer not null references wishlist on delete cascade, user_id integer not null references customer on delete cascade, access text not null check (access in ('READ', 'WRITE')), primary key (list_id, user_id))`,
    sql`create index wishlist_share_user on wishlist_share (user_id)`,
  ])
    await statement.execute(db);
}

const anna = 101;
const bruno = 102;
const weekly = 2001;
const barbecue = 2002;
const brunos = 2003;

/** Anna's weekly list, her one for the weekend with goods that are sold out, and Bruno's, which she may read. */
export async function seed(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('wishlist')
    .values([
      { list_id: weekly, user_id: anna, name: 'La spesa di sempre', selected: true },
      { list_id: barbecue, user_id: anna, name: 'Grigliata di sabato', selected: false },
      { list_id: brunos, user_id: bruno, name: 'Cena da Bruno', selected: true },
    ])
    .execute();
  await sql`select setval('wishlist_list_id_seq', 10000)`.execute(db);
  await db.insertInto('wishlist_share').values({ list_id: brunos, user_id: anna, access: 'READ' }).execute();
  const fill = (listId: number, skip: number, count: number) =>
    sql`insert into wishlist_item (list_id, product_id, quantity)
    select ${listId}::integer, product_id, 1000 from product
    where infos->>'TIPOLOGIA' = 'Pezzo' and min_acq is null and options = '[]' and not exists (select from stock where stock.product_id = product.product_id and available is not null)
    order by product_id limit ${count} offset ${skip}`.execute(db);
  await fill(weekly, 0, 12);
  await fill(barbecue, 12, 4);
  await fill(brunos, 8, 6);
  for (const listId of [barbecue, brunos])
    await sql`insert into wishlist_item (list_id, product_id, quantity)
      select ${listId}::integer, product_id, 1000 from product
      where options = '[]' and not exists (select from stock where stock.product_id = product.product_id and (available is null or available > 0))
      order by product_id limit 2`.execute(db);
}
