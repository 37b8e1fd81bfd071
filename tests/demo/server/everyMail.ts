import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { tellOfOrder } from '../../../demo/server/mail/orderNews.ts';
import { itemsOfOrder } from '../../../demo/server/sql/orders/orders.ts';
import { beginPicking, deliver, fail, pack } from '../../../demo/server/warehouse/advance.ts';
import { askCustomer, pickLine, substitute, withdrawQuestion } from '../../../demo/server/warehouse/pick.ts';
import { now } from '../../moment.ts';
import type { Credentials } from './caller.ts';
import { newcomer } from './newcomer.ts';
import { annasHome, lateSlot, logIn, put } from './people.ts';
import type { Shop } from './shop.ts';

const payOnDelivery = 22;

/** Orders these products, so many of each, to this address. */
async function order(shop: Shop, me: Credentials, products: readonly number[], address: typeof annasHome) {
  await put(shop, me, ...products.map((productId) => ({ productId, quantity: 6 })));
  await shop.request(delivery.selectAddress, address, me);
  const { data } = await shop.request(delivery.timeslots, {}, me);
  await shop.request(delivery.selectTimeslot, lateSlot(data.days), me);
  const bought = await shop.request(checkout.buy, { payment_type_id: payOnDelivery }, me);
  if (bought.status !== 0) throw new Error(JSON.stringify(bought.errors));
  return bought.data.orderId;
}

/** Sends Anna every kind of mail about an order, and some about her account; `products` are five plain ones at the same price. Returns the order that was picked, with a line missing, one fewer and one replaced. */
export async function everyMail(shop: Shop, products: readonly number[]): Promise<number> {
  const me = await logIn(shop, 'anna');
  const { db, payments } = shop;
  const [replaced = 0, missing = 0, fewer = 0, whole = 0, other = 0] = products;
  const cancelled = await order(shop, me, [whole, other], annasHome);
  await shop.request(orders.delete, { order_id: cancelled }, me);
  const id = await order(shop, me, [replaced, missing, fewer, whole], annasHome);
  await transact(db, (work) => beginPicking(work, payments, id));
  const lines = await itemsOfOrder(db, id);
  const lineOf = (product: number) => lines.find(({ product_id }) => product_id === product)!.order_item_id;
  const asked = await transact(db, (work) =>
    askCustomer(work, lineOf(replaced), { productId: other, reason: 'missing' }, new Date(now())),
  );
  await transact(db, (work) => tellOfOrder(work, payments.places, asked!, 'asked'));
  const picked = await transact(db, (work) => withdrawQuestion(work, lineOf(replaced)));
  await transact(db, (work) => tellOfOrder(work, payments.places, picked!, 'questionWithdrawn'));
  await transact(db, (work) => pickLine(work, lineOf(missing), 0));
  await transact(db, (work) => pickLine(work, lineOf(fewer), 5000));
  await transact(db, (work) => pickLine(work, lineOf(whole), 6000));
  await transact(db, (work) => substitute(work, lineOf(replaced), other));
  await transact(db, (work) => pack(work, payments, id));
  await transact(db, (work) => deliver(work, payments, id, { early: true }));
  const told = await db.selectFrom('shop_order').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  for (const change of ['unpaid', 'refunded', 'notAdded'] as const)
    await transact(db, (work) => tellOfOrder(work, payments.places, told, change, 250));
  await shop.request(
    withdrawal.make,
    {
      order_id: id,
      access_token: told.access_token,
      name: 'Anna <b>Parodi</b>',
      email: 'anna@example.it',
      items: [lineOf(whole)],
    },
    {},
  );
  const late = await order(shop, me, [whole, other], annasHome);
  await transact(db, (work) => beginPicking(work, payments, late));
  for (const { order_item_id, quantity } of await itemsOfOrder(db, late))
    await transact(db, (work) => pickLine(work, order_item_id, quantity));
  await transact(db, (work) => pack(work, payments, late));
  await transact(db, (work) => fail(work, payments, late, 'failed'));
  await shop.request(registration.requestReset, { e_mail: 'anna@example.it' }, {});
  await shop.request(registration.register, newcomer('nuova@example.it'), {});
  return id;
}
