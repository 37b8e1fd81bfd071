import { sql, type Kysely } from 'kysely';
import { shop, type ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';

/** The shop's goods in water, brine, vinegar or juice tell their drained weight, and their unit price is counted on it (LAW-04); goods that are not the shop's own stay as they are. */
export async function drainedWeights(db: Kysely<Database>, size: ShopSize): Promise<void> {
  const told = shop(size).products.map(({ productId, slug, infos, description }) => ({
    product_id: productId,
    slug,
    grams: infos['DRAINED_WEIGHT'] ?? null,
    words: description['drained_weight'] ?? null,
  }));
  for (const statement of [
    sql`update product set
        infos = jsonb_strip_nulls(infos || jsonb_build_object('DRAINED_WEIGHT', told.grams)),
        description = jsonb_strip_nulls(description || jsonb_build_object('drained_weight', told.words))
      from json_to_recordset(${JSON.stringify(told)}::json) as told (product_id integer, slug text, grams text, words text)
      where product.product_id = told.product_id and product.slug = told.slug
        and (infos ->> 'DRAINED_WEIGHT', description ->> 'drained_weight') is distinct from (told.grams, told.words)`,
    sql`update price set unit_price = round(paid * 1000.0 / (infos ->> 'DRAINED_WEIGHT')::integer)
      from product where product.product_id = price.product_id and infos ? 'DRAINED_WEIGHT'`,
  ])
    await statement.execute(db);
}
