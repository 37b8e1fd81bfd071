import { sql } from 'kysely';
import type { OrderPreview } from '../../../../core/schema/orders.ts';
import type { Db } from '../../database/database.ts';

/** Pictures of an order that a list shows. */
const shown = 4;

/** How many products these orders hold, and the pictures of the first, by order. */
export async function previewsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderPreview>> {
  const found = new Map<number, OrderPreview>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('order_item')
        .where('order_id', 'in', [...orderIds])
        .select(['order_id', 'order_item_id', sql<string | null>`product ->> 'mediaURL'`.as('photo')])
        .select(sql<number>`(count(*) over (partition by order_id))::integer`.as('count'))
        .select(sql<number>`row_number() over (partition by order_id order by order_item_id)`.as('place'))
        .as('line'),
    )
    .selectAll()
    .where('place', '<=', shown)
    .orderBy('order_item_id')
    .execute();
  for (const { order_id, count, photo } of rows) {
    const preview = found.get(order_id) ?? { count, photos: [] };
    found.set(order_id, photo === null ? preview : { count, photos: [...preview.photos, photo] });
  }
  return found;
}
