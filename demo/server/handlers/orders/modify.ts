import { orderNote } from '../../../../core/rules/cartWishes.ts';
import { isOpen } from '../../../../core/rules/orderActions.ts';
import type { Cart } from '../../../../core/schema/cart.ts';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { addLine, linesOf } from '../../sql/cart/lines.ts';
import { findAddress } from '../../sql/delivery/addresses.ts';
import { giveUpSupplement } from '../../sql/orders/supplements.ts';
import { itemsOfOrder, type StoredOrder } from '../../sql/orders/orders.ts';
import { deletableUntil } from '../../sql/orders/deletableUntil.ts';
import type { Db } from '../../database/database.ts';
import { now } from '../../time/clock.ts';
import { refuseActing } from '../../session/audit.ts';
import { cartCommand, type Work } from '../cart/command.ts';
import { byCard } from '../checkout/payment.ts';
import { customerOf } from '../session/customer.ts';
import { ownOrder } from './show.ts';

const notEditable = (words: string) => new Problem(status.notAllowed, 'order.notEditable', words);

/** The order as it may be changed now, locked; refuses one that is being picked, ended or too near (account §5, ruling 19). */
export async function editableOrder(db: Db, context: Context, orderId: number): Promise<StoredOrder> {
  await db.selectFrom('shop_order').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  const order = await ownOrder(db, orderId, customerOf(context));
  if (!isOpen(order.status)) throw notEditable(`L’ordine ${orderId} non si può più modificare.`);
  if ((await now(db, context.clock)) >= deletableUntil(order))
    throw notEditable(`Il tempo per modificare l’ordine ${orderId} è finito.`);
  return order;
}

/** Puts an order's lines and codes into the cart, as they were ordered. */
async function fill({ db, cart }: Work, order: StoredOrder): Promise<void> {
  for (const item of await itemsOfOrder(db, order.order_id))
    await addLine(db, cart.cart_id, {
      productId: item.product_id,
      quantity: item.quantity,
      params: item.params,
      infos: item.infos,
      insertionTypeId: 3,
    });
  const codes = await db
    .selectFrom('gift_certificate')
    .select('gift_certificate_id')
    .where('automatic', '=', false)
    .where('gift_certificate_id', 'in', [0, ...order.adjustments.flatMap(({ giftCertificateId: id }) => id ?? [])])
    .execute();
  for (const { gift_certificate_id } of codes)
    await db
      .insertInto('cart_code')
      .values({ cart_id: cart.cart_id, gift_certificate_id, item_id: null })
      .onConflict((on) => on.doNothing())
      .execute();
}

/** Takes an order back into the cart, which then has status 7: buying it replaces the order, emptying it leaves the order as it is (account §4). */
export const modifyOrder = (context: Context, orderId: number): Promise<Cart> =>
  cartCommand(context, 'modify-order', async (work) => {
    const { db, cart, warn } = work;
    const order = await editableOrder(db, context, orderId);
    refuseActing(context, order.payment_type_id === byCard);
    if (cart.order_id === orderId) return;
    if (cart.order_id !== null) throw notEditable(`Stai già modificando l’ordine ${cart.order_id}: concludilo prima.`);
    const address = await findAddress(db, order.address.addressId);
    if (!address) throw notEditable('L’indirizzo di questo ordine non c’è più: puoi annullarlo e farne un altro.');
    if ((await linesOf(db, cart.cart_id)).length > 0)
      warn('order.joined', 'Nel carrello c’era già qualcosa: ora sta insieme ai prodotti dell’ordine.');
    await fill(work, order);
    const { [orderNote]: _noted, ...infos } = order.infos;
    await giveUpSupplement(db, orderId, null);
    return {
      address_id: address.address_id,
      delivery_service_id: order.delivery_service_id,
      zone_id: order.zone_id,
      warehouse_id: order.warehouse_id,
      warehouse_chosen: true,
      timeslot_id: order.timeslot_id,
      slot_date: order.slot_date,
      infos: JSON.stringify({ ...cart.infos, ...infos }),
      order_id: orderId,
    };
  });
