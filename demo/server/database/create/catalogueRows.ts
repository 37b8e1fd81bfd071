import type { BreadCrumb } from '../../../../core/schema/catalogue.ts';
import { sql, type Insertable, type Kysely } from 'kysely';
import { ownBrands } from '../../../shop/catalogue/brands.ts';
import { plainWords } from '../../../shop/catalogue/words.ts';
import { stores } from '../../../shop/stores.ts';
import type { ShopCategory, ShopData, ShopProduct } from '../../../shop/types.ts';
import type { Database } from '../database.ts';

const PRICE_LISTS = [1, 2, 3] as const;
const ROWS = 400;

/** A day so many days from today, YYYY-MM-DD. */
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function insert<T extends keyof Database & string>(
  db: Kysely<Database>,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS) as never)
      .execute();
}

function branches(categories: readonly ShopCategory[]): { ancestor_id: number; category_id: number }[] {
  const parents = new Map(categories.map((category) => [category.categoryId, category.parentId]));
  return categories.flatMap(({ categoryId }) => {
    const own = [];
    for (let at: number | null | undefined = categoryId; at; at = parents.get(at))
      own.push({ ancestor_id: at, category_id: categoryId });
    return own;
  });
}

/** The way from the root's child down to a category. */
function pathOf(category: ShopCategory, byId: ReadonlyMap<number, ShopCategory>): BreadCrumb[] {
  const parent = category.parentId === null ? undefined : byId.get(category.parentId);
  if (!parent) return [];
  return [
    ...pathOf(parent, byId),
    {
      categoryId: category.categoryId,
      name: category.name,
      slug: category.slug,
      itemUrl: `/category/${category.slug}`,
    },
  ];
}

/** Prices differ a little from list to list, never below a cent. */
function listPrice(price: number, list: number, productId: number): number {
  const change = list === 1 ? 0 : list === 2 ? 2 : (productId % 5) - 2;
  return Math.max(1, Math.round((price * (100 + change)) / 100));
}

interface Priced {
  price: Insertable<Database['price']>;
  history: Insertable<Database['price_history']>[];
}

/** The price of a product in a list and how it came to be: a third of the promoted ones cost 5 % less some weeks before. */
function priced(product: ShopProduct, list: number, promoId: number | null): Priced {
  const full = listPrice(product.price, list, product.productId);
  const { promo } = product;
  const paid = promo?.type === 5 ? Math.max(1, Math.round((full * (100 - (promo.percent ?? 0))) / 100)) : full;
  const cheaper =
    promo?.type === 5 && product.productId % 3 === 0 && (promo.percent ?? 0) > 5
      ? Math.round((full * 95) / 100)
      : undefined;
  const key = { price_list_id: list, product_id: product.productId };
  const history = [{ ...key, since: day(-180), price: full }];
  if (promo?.type === 5) {
    if (cheaper)
      history.push(
        { ...key, since: day(-promo.begins - 24), price: cheaper },
        { ...key, since: day(-promo.begins - 12), price: full },
      );
    history.push({ ...key, since: day(-promo.begins), price: paid });
  }
  const unitPrice = Math.round((paid * 1000) / product.net.amount);
  return {
    price: {
      ...key,
      list: full,
      paid,
      unit_price: unitPrice,
      promo_id: promoId,
      lowest30: promo?.type === 5 ? (cheaper ?? full) : null,
    },
    history,
  };
}

/** Fills the catalogue's tables from the shop's data. */
export async function seedCatalogue(
  db: Kysely<Database>,
  { categories, classes, products, pages }: ShopData,
): Promise<void> {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const depths = new Map<number, number>();
  const depth = (category: ShopCategory): number =>
    category.parentId === null ? 0 : (depths.get(category.parentId) ?? 0) + 1;
  for (const category of categories) depths.set(category.categoryId, depth(category));
  await insert(
    db,
    'category',
    categories.map((category, priority) => ({
      category_id: category.categoryId,
      parent_id: category.parentId,
      name: category.name,
      slug: category.slug,
      depth: depths.get(category.categoryId) ?? 0,
      priority,
      info: JSON.stringify({
        TITLE: category.name,
        DESCRIPTION: category.description ?? '',
        ICON: `/photo/categorie/${category.categoryId}.webp`,
      }),
      path: JSON.stringify(pathOf(category, byId)),
    })),
  );
  await insert(db, 'category_branch', branches(categories));
  await insert(
    db,
    'category_page',
    pages.map((page) => ({
      slug: page.slug,
      blocks: JSON.stringify(page.blocks),
      rows: JSON.stringify(page.rows),
      nav_items: JSON.stringify(page.navItems ?? []),
    })),
  );
  await insert(
    db,
    'product_class',
    classes.map((group) => ({
      product_class_id: group.productClassId,
      group_id: group.productClassGroupId,
      name: group.name,
      description: group.description,
      max: group.max ?? null,
      unit: group.unit ?? null,
    })),
  );

  const vendors = new Map(
    [...new Set(products.map(({ brand }) => brand))].sort().map((name, index) => [name, 1_000 + index]),
  );
  await insert(
    db,
    'vendor',
    [...vendors].map(([name, vendor_id]) => ({ name, vendor_id })),
  );

  const categoryNames = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  await insert(
    db,
    'product',
    products.map((product) => ({
      product_id: product.productId,
      slug: product.slug,
      name: product.name,
      sort_name: plainWords(product.name),
      brand: product.brand,
      vendor_id: vendors.get(product.brand) ?? 0,
      size: product.size,
      barcode: product.barcode,
      category_id: product.categoryId,
      infos: JSON.stringify(product.infos),
      unit: product.kind === 'Sfuso' ? 'kg' : 'pz',
      net_amount: product.net.amount,
      net_unit: product.net.unit,
      vat: product.vat,
      min_acq: product.minAcq ?? null,
      max_acq: product.maxAcq ?? null,
      class_ids: `{${[...product.classes, ...(product.limitClass ? [product.limitClass] : [])].join(',')}}`,
      limit_class_id: product.limitClass ?? null,
      is_new: product.isNew ?? false,
      highlight: product.highlight ?? false,
      always_low: product.brand === ownBrands[0],
      lead_time: product.leadTime ?? null,
      options: JSON.stringify(product.options ?? []),
      description: JSON.stringify(product.description),
      text: product.text ?? '',
      words: plainWords(
        `${product.name} ${product.brand} ${product.words ?? ''} ${categoryNames.get(product.categoryId) ?? ''}`,
      ),
    })),
  );

  const promoted = products.filter(({ promo }) => promo);
  const promoIds = new Map(promoted.map(({ productId }, index) => [productId, 500 + index]));
  await insert(
    db,
    'promo',
    promoted.map(({ productId, promo }) => ({
      promo_id: promoIds.get(productId)!,
      type_id: promo!.type,
      rule: JSON.stringify(promo),
      begins: day(-promo!.begins),
      ends: day(promo!.ends),
    })),
  );

  const prices = products.flatMap((product) =>
    PRICE_LISTS.map((list) => priced(product, list, promoIds.get(product.productId) ?? null)),
  );
  await insert(
    db,
    'price',
    prices.map(({ price }) => price),
  );
  await insert(
    db,
    'price_history',
    prices.flatMap(({ history }) => history),
  );
  await insert(
    db,
    'warehouse_price_list',
    stores.map(({ warehouseId }) => ({
      warehouse_id: warehouseId,
      price_list_id: PRICE_LISTS[(warehouseId - 1) % PRICE_LISTS.length]!,
    })),
  );
  const stock = JSON.stringify(
    products.map(({ productId, stock: available }) => ({ product_id: productId, available })),
  );
  await sql`insert into stock (warehouse_id, product_id, available) select warehouse.id, goods.product_id, goods.available from unnest(${stores.map(({ warehouseId }) => warehouseId)}::integer[]) as warehouse (id), json_to_recordset(${stock}::json) as goods (product_id integer, available integer)`.execute(
    db,
  );
}
