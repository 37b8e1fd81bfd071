import { sql, type Kysely } from 'kysely';
import { leaflets, pageProducts } from '../../../shop/leaflets.ts';
import { shop } from '../../../shop/shop.ts';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table leaflet (leaflet_id integer primary key, parent_warehouse_id integer, type_id integer not null, title text not null, descr text not null, anchor text not null, days integer not null check (days > 0))`,
    sql`create table leaflet_page (leaflet_id integer not null references leaflet, page_number integer not null, title text not null, primary key (leaflet_id, page_number))`,
    sql`create table leaflet_product (leaflet_id integer not null, page_number integer not null, position integer not null, product_id integer not null references product,
      primary key (leaflet_id, page_number, position), unique (leaflet_id, product_id), foreign key (leaflet_id, page_number) references leaflet_page)`,
  ])
    await statement.execute(db);
}

export async function seed(db: Kysely<Database>, size: ShopSize): Promise<void> {
  const { products } = shop(size);
  for (const leaflet of leaflets) {
    const { leafletId, parentWarehouseId, typeId, title, descr, anchor, days, pages } = leaflet;
    await db
      .insertInto('leaflet')
      .values({
        leaflet_id: leafletId,
        parent_warehouse_id: parentWarehouseId,
        type_id: typeId,
        title,
        descr,
        anchor,
        days,
      })
      .execute();
    await db
      .insertInto('leaflet_page')
      .values(pages.map((page, page_number) => ({ leaflet_id: leafletId, page_number, title: page.title })))
      .execute();
    const shown = pageProducts(leaflet, products).flatMap((page, page_number) =>
      page.map(({ productId }, position) => ({ leaflet_id: leafletId, page_number, position, product_id: productId })),
    );
    await db.insertInto('leaflet_product').values(shown).execute();
  }
}
