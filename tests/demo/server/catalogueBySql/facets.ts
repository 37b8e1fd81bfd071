import { sql } from 'kysely';
import type { Facet } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../../../demo/server/database/database.ts';
import type { Asked } from '../../../../demo/server/catalogue/question.ts';
import { matching } from './matching.ts';

interface Count {
  id: number;
  count: number;
}

const MOST_VALUES = 200;

/** The facets of a list: `count` over all hits, `filteredCount` with the other groups applied (wire P3); texts, as the wire has them. */
export async function facetsOf(db: Db, warehouseId: number, asked: Asked): Promise<Facet[]> {
  const source = sql`from product join warehouse_price_list list on list.warehouse_id = ${warehouseId} join price on price.product_id = product.product_id and price.price_list_id = list.price_list_id`;
  const all = matching(asked, { facets: false });

  const vendorCounts = async (condition: typeof all) =>
    (
      await sql<Count>`select vendor_id as id, count(*)::integer as count ${source} where ${condition} group by 1`.execute(
        db,
      )
    ).rows;
  const classCounts = async (condition: typeof all) =>
    (
      await sql<Count>`select c.product_class_id as id, count(*)::integer as count ${source} join product_class c on c.product_class_id = any(product.class_ids) where ${condition} and c.group_id = 10000 group by 1`.execute(
        db,
      )
    ).rows;

  const classGroup = 'product_class_10000';
  const [vendors, vendorsNow, classes, classesNow] = [
    await vendorCounts(all),
    await vendorCounts(matching(asked, { without: 'vendor_id' })),
    await classCounts(all),
    await classCounts(matching(asked, { without: classGroup })),
  ];
  const vendorNames = new Map(
    (await db.selectFrom('vendor').select(['vendor_id', 'name']).execute()).map((row) => [row.vendor_id, row.name]),
  );
  const groups = new Map(
    (
      await db
        .selectFrom('product_class')
        .select(['product_class_id', 'name', 'description'])
        .where('group_id', '=', 10_000)
        .execute()
    ).map((row) => [row.product_class_id, row]),
  );

  const values = (
    parameterName: string,
    counts: Count[],
    now: Count[],
    named: (id: number) => { name: string; description?: string; priority?: string },
  ): Facet['values'] => {
    const filtered = new Map(now.map(({ id, count }) => [id, count]));
    const chosen = asked.facets.get(parameterName) ?? [];
    return counts
      .sort((a, b) => b.count - a.count || a.id - b.id)
      .filter(({ id }, at) => at < MOST_VALUES || chosen.includes(id))
      .map(({ id, count }) => ({
        id,
        ...named(id),
        count: String(count),
        filteredCount: String(filtered.get(id) ?? 0),
        ...(chosen.includes(id) ? { selected: true } : {}),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'it'));
  };

  const facets: Facet[] = [
    {
      name: 'Caratteristiche',
      parameterName: classGroup,
      paramType: '',
      values: values(classGroup, classes, classesNow, (id) => ({
        name: groups.get(id)?.name ?? '',
        description: groups.get(id)?.description ?? '',
        priority: '1',
      })),
    },
    {
      name: 'Marchio',
      parameterName: 'vendor_id',
      paramType: '',
      values: values('vendor_id', vendors, vendorsNow, (id) => ({ name: vendorNames.get(id) ?? '' })),
    },
  ];
  return facets.filter((facet) => facet.values.length > 0);
}
