import { sql } from 'kysely';
import type { Grant } from '../../../../core/schema/lists.ts';
import type { Db } from '../../database/database.ts';

/** A list as one customer may see it. */
export interface ListRow {
  list_id: number;
  name: string;
  selected: boolean;
  updated_at: Date;
  access: Grant;
  owner_name: string;
  size: number;
}

const grant = (userId: number) => sql<Grant>`case when wishlist.user_id = ${userId} then 'OWNER' else share.access end`;

/** The lists that a customer owns or that are shared with them; other lists are answered as not found. */
const visible = (db: Db, userId: number) =>
  db
    .selectFrom('wishlist')
    .innerJoin('customer as owner', 'owner.user_id', 'wishlist.user_id')
    .leftJoin('wishlist_share as share', (join) =>
      join.onRef('share.list_id', '=', 'wishlist.list_id').on('share.user_id', '=', userId),
    )
    .where((expression) =>
      expression.or([expression('wishlist.user_id', '=', userId), expression('share.user_id', 'is not', null)]),
    );

const columns = (userId: number) =>
  [
    'wishlist.list_id',
    'wishlist.name',
    'wishlist.updated_at',
    grant(userId).as('access'),
    sql<boolean>`wishlist.selected and wishlist.user_id = ${userId}`.as('selected'),
    sql<string>`trim(owner.first_name || ' ' || owner.last_name)`.as('owner_name'),
    sql<number>`(select count(*)::integer from wishlist_item where wishlist_item.list_id = wishlist.list_id)`.as(
      'size',
    ),
  ] as const;

export const findList = (db: Db, listId: number, userId: number): Promise<ListRow | undefined> =>
  visible(db, userId).select(columns(userId)).where('wishlist.list_id', '=', listId).executeTakeFirst();

/** A page of lists: the default one first, then the customer's own by age, then the shared ones. */
export async function pageOfLists(
  db: Db,
  userId: number,
  limit: number,
  offset: number,
): Promise<{ count: number; rows: ListRow[] }> {
  const { count } = await visible(db, userId)
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await visible(db, userId)
    .select(columns(userId))
    .orderBy(sql`wishlist.user_id <> ${userId}`)
    .orderBy('selected', 'desc')
    .orderBy('wishlist.list_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: Number(count), rows };
}

export interface ListLine {
  itemId: number;
  productId: number;
  quantity: number;
  infos: Record<string, string>;
}

export async function linesIn(db: Db, listId: number): Promise<ListLine[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('item_id')
    .execute();
  return rows.map((row) => ({
    itemId: row.item_id,
    productId: row.product_id,
    quantity: row.quantity,
    infos: row.infos,
  }));
}

/** The lines of a list that this customer may read, or nothing if there is none. */
export async function linesOfList(
  db: Db,
  listId: number,
  userId: number,
): Promise<Omit<ListLine, 'itemId'>[] | undefined> {
  if (!(await findList(db, listId, userId))) return undefined;
  return (await linesIn(db, listId)).map(({ productId, quantity, infos }) => ({ productId, quantity, infos }));
}
