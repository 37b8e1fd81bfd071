import { sql, type Selectable } from 'kysely';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Leaflet } from '../../../../core/schema/leaflets.ts';
import { issueId, type LeafletIssue } from '../../../shop/leaflets.ts';
import type { Db } from '../../database/database.ts';
import type { LeafletTables } from '../../database/tables/leaflets.ts';
import { productsById } from '../catalogue/productsById.ts';
import { pictureOf } from '../pictures.ts';
import { translated } from '../../language/translate.ts';

export type LeafletRow = Selectable<LeafletTables['leaflet']> & { pages: number; warehouses: number[] };

const rows = (db: Db) =>
  db
    .selectFrom('leaflet')
    .selectAll('leaflet')
    .select([
      sql<number>`(select count(*)::integer from leaflet_page where leaflet_page.leaflet_id = leaflet.leaflet_id)`.as(
        'pages',
      ),
      sql<
        number[]
      >`(select coalesce(json_agg(store.warehouse_id order by store.warehouse_id), '[]') from store where leaflet.parent_warehouse_id is null or store.parent_warehouse_id = leaflet.parent_warehouse_id)`.as(
        'warehouses',
      ),
    ]);

/** Leaflets of a group of stores, by its head or any of its warehouses, those of the whole chain among them; of all groups when none is asked for. */
export async function findLeaflets(
  db: Db,
  { parent_warehouse_id, parent_leaflet_type_id }: { parent_warehouse_id?: number; parent_leaflet_type_id?: number },
): Promise<LeafletRow[]> {
  let query = rows(db).orderBy('type_id').orderBy('leaflet_id');
  if (parent_leaflet_type_id !== undefined) query = query.where('type_id', '=', parent_leaflet_type_id);
  if (parent_warehouse_id !== undefined) {
    const group = await db
      .selectFrom('store')
      .select('parent_warehouse_id')
      .where('warehouse_id', '=', parent_warehouse_id)
      .executeTakeFirst();
    if (!group) return [];
    query = query.where((where) =>
      where.or([
        where('leaflet.parent_warehouse_id', 'is', null),
        where('leaflet.parent_warehouse_id', '=', group.parent_warehouse_id),
      ]),
    );
  }
  return query.execute();
}

export const findLeaflet = (db: Db, leafletId: number): Promise<LeafletRow | undefined> =>
  rows(db).where('leaflet_id', '=', leafletId).executeTakeFirst();

export const pagesOf = (db: Db, leafletId: number) =>
  db
    .selectFrom('leaflet_page')
    .select(['page_number', 'title'])
    .where('leaflet_id', '=', leafletId)
    .orderBy('page_number')
    .execute();

/** Where the pictures of an issue lie; the wire's form (wire §6). */
export const locationOf = (id: number, { startDate }: LeafletIssue): string =>
  `/photo/leaflets/${startDate.replaceAll('-', '/')}/${id}/`;

/** An issue of a leaflet as the wire has it. */
export function leafletOnTheWire(row: LeafletRow, issue: LeafletIssue): Leaflet {
  const id = issueId(row.leaflet_id, issue.number);
  const location = locationOf(id, issue);
  return {
    leafletId: id,
    title: row.title,
    descr: row.descr,
    leafletTypeId: row.type_id,
    startDate: issue.startDate,
    endDate: issue.endDate,
    baseLocation: location,
    pages: row.pages,
    media: [
      {
        formatTypeId: 12,
        url: pictureOf(`${location}0.webp`),
        alt: translated(`Copertina del volantino ${row.title}`),
        description: row.descr,
      },
    ],
    firstPagePreview: pictureOf(`${location}0.webp`),
    warehouses: row.warehouses,
  };
}

interface Shown {
  page_number: number;
  position: number;
  product: Product;
}

/** The goods of a leaflet as one warehouse sells them, page after page; of a category and what is below it where one is given. */
export async function leafletGoods(
  db: Db,
  leafletId: number,
  warehouseId: number,
  categoryId?: number,
): Promise<Shown[]> {
  let query = db
    .selectFrom('leaflet_product')
    .select(['page_number', 'position', 'leaflet_product.product_id'])
    .where('leaflet_id', '=', leafletId)
    .orderBy('page_number')
    .orderBy('position');
  if (categoryId !== undefined) {
    const below = db
      .selectFrom('product')
      .innerJoin('category_branch', 'category_branch.category_id', 'product.category_id')
      .select('product.product_id')
      .where('category_branch.ancestor_id', '=', categoryId);
    query = query.where('leaflet_product.product_id', 'in', below);
  }
  const rows = await query.execute();
  const sold = await productsById(
    db,
    rows.map((row) => row.product_id),
    warehouseId,
  );
  return rows.flatMap(({ page_number, position, product_id }) => {
    const product = sold.get(product_id);
    return product ? [{ page_number, position, product }] : [];
  });
}
