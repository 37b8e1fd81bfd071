import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { lateSlot, newcomers, put } from './people.ts';
import { now } from '../../moment.ts';
import type { Credentials } from './caller.ts';
import type { Shop } from './shop.ts';

/** A newcomer's order of fast delivery, paid at the door unless another way is asked for. */
export async function fastOrder(
  shop: Pick<Shop, 'db' | 'request'>,
  productId: number,
  way: { payment_type_id: number } = { payment_type_id: 22 },
): Promise<{ me: Credentials; id: number }> {
  const [someone] = await newcomers(shop, 1);
  const { credentials: me, address_id } = someone!;
  await put(shop, me, { productId, quantity: 6 });
  await shop.request(delivery.selectAddress, { address_id, delivery_service_id: 4 }, me);
  const { data } = await shop.request(delivery.timeslots, {}, me);
  await shop.request(delivery.selectTimeslot, lateSlot(data.days), me);
  const bought = await shop.request(checkout.buy, way, me);
  if (bought.status !== 0) throw new Error(JSON.stringify(bought));
  return { me, id: bought.data.orderId };
}

/** The shop picks and packs it whole: it can be brought. */
export async function packed({ db, payments }: Pick<Shop, 'db' | 'payments'>, id: number): Promise<void> {
  await transact(db, (transaction) => beginPicking(transaction, payments, id));
  const items = await db.selectFrom('order_item').selectAll().where('order_id', '=', id).execute();
  for (const { order_item_id, quantity } of items)
    await transact(db, (transaction) => pickLine(transaction, order_item_id, quantity));
  await transact(db, (transaction) => pack(transaction, payments, id));
}

/** Lets the day of an order be today. */
export const dueToday = ({ db }: Pick<Shop, 'db'>, id: number) =>
  db
    .updateTable('shop_order')
    .set({ slot_date: romeTime(now()).date })
    .where('order_id', '=', id)
    .execute();

/** Another rider than the demo's, logged in. */
export async function anotherRider(shop: Pick<Shop, 'db'>): Promise<Credentials> {
  const [someone] = await newcomers(shop, 1);
  const { user_id } = await shop.db
    .selectFrom('address')
    .select('user_id')
    .where('address_id', '=', someone!.address_id)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('customer').set({ role: 'rider' }).where('user_id', '=', user_id!).execute();
  return someone!.credentials;
}
