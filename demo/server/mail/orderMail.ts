import type { Db } from '../database/database.ts';
import type { ShopPages } from '../http/shopPages.ts';
import type { OrderRow } from '../sql/orders/orders.ts';
import { keepMessage, messageType } from './keepMessage.ts';
import { layOut } from './layOut.ts';
import type { Content } from './parts.ts';

/** Mails an order’s customer in the current language; the mail stands among their messages too. */
export async function mailCustomer(
  db: Db,
  pages: ShopPages,
  { order_id, user_id }: Pick<OrderRow, 'order_id' | 'user_id'>,
  recipient: string,
  content: Content,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({ recipient, order_id, ...(await layOut(content, pages)) })
    .execute();
  await keepMessage(db, user_id, messageType.order, content, true);
}
