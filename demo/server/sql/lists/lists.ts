import { sql } from 'kysely';
import type { Grant } from '../../../../core/schema/lists.ts';
import type { Db } from '../../database/database.ts';
import { ownerOf, type Owner } from '../owner.ts';

/** A list as one customer or visitor may see it. */
export interface ListRow {
  list_id: number;
  /** Whose it is; null while it is a visitor's. */
  user_id: number | null;
  name: string;
  selected: boolean;
  updated_at: Date;
  access: Grant;
  owner_name: string;
  size: number;
}

/** Is a list this owner's own? */
function own(owner: Owner) {
  const { column, id } = ownerOf(owner);
  return sql<boolean>`(${sql.ref(`wishlist.${column}`)} is not distinct from ${id})`;
}

/** The lists that a customer or visitor owns, or that are shared with the customer; other lists are answered as not found. */
function visible(db: Db, owner: Owner) {
  const { column, id } = ownerOf(owner);
  return db
    .selectFrom('wishlist')
    .leftJoin('customer as owner', 'owner.user_id', 'wishlist.user_id')
    .leftJoin('wishlist_share as share', (join) =>
      join.onRef('share.list_id', '=', 'wishlist.list_id').on('share.user_id', '=', owner.userId),
    )
    .where((expression) =>
      expression.or([expression(`wishlist.${column}`, '=', id), expression('share.user_id', 'is not', null)]),
    );
}

const columns = (owner: Owner) =>
  [
    'wishlist.list_id',
    'wishlist.user_id',
    'wishlist.name',
    'wishlist.updated_at',
    sql<Grant>`case when ${own(owner)} then 'OWNER' else share.access end`.as('access'),
    sql<boolean>`wishlist.selected and ${own(owner)}`.as('selected'),
    sql<string>`coalesce(trim(owner.first_name || ' ' || owner.last_name), '')`.as('owner_name'),
    sql<number>`(select count(*)::integer from wishlist_item where wishlist_item.list_id = wishlist.list_id)`.as(
      'size',
    ),
  ] as const;

export const findList = (db: Db, listId: number, owner: Owner): Promise<ListRow | undefined> =>
  visible(db, owner).select(columns(owner)).where('wishlist.list_id', '=', listId).executeTakeFirst();

/** A page of lists: the default one first, then the owner's others by age, then the shared ones. */
export async function pageOfLists(
  db: Db,
  owner: Owner,
  limit: number,
  offset: number,
): Promise<{ count: number; rows: ListRow[] }> {
  const { count } = await visible(db, owner)
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await visible(db, owner)
    .select(columns(owner))
    .orderBy(own(owner), 'desc')
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

/** The first products of these lists, at most so many of each, by list. */
export async function firstProducts(db: Db, listIds: readonly number[], most: number): Promise<Map<number, number[]>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('wishlist_item')
        .select(['list_id', 'product_id', 'item_id'])
        .select(sql<number>`row_number() over (partition by list_id order by item_id)`.as('place'))
        .where('list_id', 'in', [...listIds])
        .as('line'),
    )
    .select(['list_id', 'product_id'])
    .where('place', '<=', most)
    .orderBy('item_id')
    .execute();
  const first = new Map<number, number[]>();
  for (const { list_id, product_id } of rows) first.set(list_id, [...(first.get(list_id) ?? []), product_id]);
  return first;
}

/** The lines of a list that this customer or visitor may read, or nothing if there is none. */
export async function linesOfList(
  db: Db,
  listId: number,
  owner: Owner,
): Promise<Omit<ListLine, 'itemId'>[] | undefined> {
  if (!(await findList(db, listId, owner))) return undefined;
  return (await linesIn(db, listId)).map(({ productId, quantity, infos }) => ({ productId, quantity, infos }));
}
