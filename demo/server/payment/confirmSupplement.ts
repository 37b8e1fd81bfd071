import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { supplementMail } from '../mail/supplementMail.ts';
import { pushNotice } from '../push/write.ts';
import { orderPath } from '../http/shopPages.ts';
import { itemsOfSupplement, isAddable } from '../sql/orders/supplements.ts';
import { now } from '../time/clock.ts';
import type { OrderWorld } from './gateway.ts';
import { speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { customersLanguage } from '../session/language.ts';

type Db = Transaction<Database>;

/** Makes what a customer adds to an order, whose cart is locked, lines of it, with what is held for them (cents) and one mail. False if it came to nothing meanwhile, such as when picking has begun. */
export async function confirmSupplement(
  db: Db,
  { clock, places }: OrderWorld,
  { order_id, supplement_id, held }: { order_id: number; supplement_id: number; held: number },
): Promise<boolean> {
  const at = await now(db, clock);
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isAddable(order, at)) return false;
  const added = await db
    .updateTable('supplement')
    .set({ state: 'placed' })
    .where('supplement_id', '=', supplement_id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  if (!added) return false;
  const items = await itemsOfSupplement(db, supplement_id);
  await db
    .insertInto('order_item')
    .values(
      items.map((item) => ({
        order_id,
        product_id: item.product_id,
        product: JSON.stringify(item.product),
        quantity: item.quantity,
        held: item.quantity,
        unit_price: item.unit_price,
        gross_total: item.gross_total,
        variable: item.variable,
        params: JSON.stringify(item.params),
        infos: JSON.stringify(item.infos),
      })),
    )
    .execute();
  await db
    .updateTable('shop_order')
    .set((of) => ({
      gross_total: of('gross_total', '+', added.gross_total),
      net_total: of('net_total', '+', added.net_total),
      bag_count: of('bag_count', '+', added.bag_count),
      bag_fee: of('bag_fee', '+', added.bag_fee),
      adjustment_total: of('adjustment_total', '+', added.adjustment_total),
      adjustments: sql<string>`adjustments || ${JSON.stringify(added.adjustments)}::jsonb`,
      variable_weight_total: of('variable_weight_total', '+', added.variable_weight_total),
      reserved_amount: of('reserved_amount', '+', held),
    }))
    .where('order_id', '=', order_id)
    .execute();
  await speak(await customersLanguage(db, order.user_id), async () => {
    await supplementMail(db, places, { order, added, items, held });
    await pushNotice(db, order.user_id, {
      title: say('Abbiamo aggiunto altro all’ordine {n}', { n: order_id }),
      body: say('Arriva insieme al resto della spesa.'),
      path: orderPath(order_id),
    });
  });
  return true;
}
