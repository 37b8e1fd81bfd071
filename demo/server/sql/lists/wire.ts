import type { ListItem, ShoppingList } from '../../../../core/schema/lists.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { isAvailable, toEuro } from '../../../../core/rules/price.ts';
import { fromThousandths, quantityRule } from '../../../../core/rules/quantity.ts';
import type { Db } from '../../database/database.ts';
import { isoInRome } from '../../time/rome.ts';
import { productsById } from '../catalogue/productsById.ts';
import { listTotals } from './totals.ts';
import { firstProducts, linesIn, type ListLine, type ListRow } from './lists.ts';
import { translated } from '../../language/translate.ts';

/** A list of lists shows so many of each list's goods. */
const PICTURES = 4;

/** A list without its lines (wire P9). */
export const listOnTheWire = (row: ListRow): ShoppingList => ({
  listId: row.list_id,
  id: row.list_id,
  name: row.name,
  size: row.size,
  wishlistTypeId: 1,
  selected: row.selected,
  sharingData: { grant: row.access, ...(row.access !== 'OWNER' && { ownerName: row.owner_name }) },
  lastUpdate: isoInRome(row.updated_at),
});

/** Lists as a list of lists carries them (wire P9): what can be bought of them here, and how their first goods look. */
export async function listsOnTheWire(db: Db, rows: readonly ListRow[], warehouseId: number): Promise<ShoppingList[]> {
  const ids = rows.map(({ list_id }) => list_id);
  const totals = await listTotals(db, ids, warehouseId);
  const first = await firstProducts(db, ids, PICTURES);
  const products = await productsAnywhere(db, [...new Set([...first.values()].flat())], warehouseId);
  return rows.map((row) => {
    const { total = 0, available = 0 } = totals.get(row.list_id) ?? {};
    const pictures = (first.get(row.list_id) ?? []).flatMap((id) => products.get(id)?.mediaURL ?? []);
    return { ...listOnTheWire(row), total: toEuro(total), available, pictures };
  });
}

/** Products by id: as this warehouse sells them; what only others sell comes with nothing left of it. */
export async function productsAnywhere(
  db: Db,
  ids: readonly number[],
  warehouseId: number,
): Promise<Map<number, Product>> {
  const products = await productsById(db, [...ids], warehouseId);
  if (ids.every((id) => products.has(id))) return products;
  const others = await db
    .selectFrom('store')
    .select('warehouse_id')
    .distinct()
    .where('warehouse_id', '!=', warehouseId)
    .orderBy('warehouse_id')
    .execute();
  for (const { warehouse_id: other } of others) {
    const missing = ids.filter((id) => !products.has(id));
    if (missing.length === 0) break;
    for (const [id, product] of await productsById(db, missing, other)) products.set(id, { ...product, available: 0 });
  }
  return products;
}

function itemOf({ itemId, productId, quantity, infos }: ListLine, product: Product): ListItem {
  const weighed = quantityRule(product).type === 'Sfuso';
  return {
    itemId,
    productId,
    product,
    quantity: fromThousandths(quantity),
    ...(weighed && { weight: fromThousandths(quantity) }),
    infos,
  };
}

function sectorsOf(items: readonly ListItem[]): NonNullable<ShoppingList['sectors']> {
  const sectors = new Map<number, NonNullable<ShoppingList['sectors']>[number]>();
  for (const item of items) {
    const { categoryId, name } = item.product.breadCrumbs?.[0] ?? { categoryId: 0, name: translated('Altri prodotti') };
    const sector = sectors.get(categoryId) ?? { sectorId: categoryId, name, wishlistItems: [] };
    sector.wishlistItems.push(item);
    sectors.set(categoryId, sector);
  }
  return [...sectors.values()];
}

interface Wanted {
  warehouseId: number;
  showSectors: boolean;
  /** Leave out how much of each product there is. */
  withoutStock?: boolean;
}

/** A list with its lines; what this warehouse cannot sell now is inactive. `show_sectors` groups the others by top category as well. */
export async function wholeList(
  db: Db,
  row: ListRow,
  { warehouseId, showSectors, withoutStock }: Wanted,
): Promise<ShoppingList> {
  const lines = await linesIn(db, row.list_id);
  const products = await productsAnywhere(
    db,
    lines.map((line) => line.productId),
    warehouseId,
  );
  const active: ListItem[] = [];
  const inactive: ListItem[] = [];
  for (const line of lines) {
    const known = products.get(line.productId);
    if (!known) continue;
    const { available: _stock, ...bare } = known;
    (isAvailable(known) ? active : inactive).push(itemOf(line, withoutStock ? bare : known));
  }
  return {
    ...listOnTheWire(row),
    total: toEuro((await listTotals(db, [row.list_id], warehouseId)).get(row.list_id)?.total ?? 0),
    size: active.length + inactive.length,
    wishlistItems: active,
    wishlistInactiveItems: inactive,
    ...(showSectors && { sectors: sectorsOf(active) }),
  };
}
