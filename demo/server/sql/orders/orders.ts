import { sql, type Selectable } from 'kysely';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { isServiceProduct } from '../../../../core/rules/productNature.ts';
import type { Db } from '../../database/database.ts';
import type { OrderTables } from '../../database/tables/orders.ts';

export type OrderRow = Selectable<OrderTables['shop_order']>;
export type OrderItemRow = Selectable<OrderTables['order_item']>;

export type NoteRow = Selectable<OrderTables['order_note']>;

/** Orders that are not placed, or are no more. */
export const notPlaced = [
  orderStatus.pending,
  orderStatus.cancelled,
  orderStatus.invalidated,
  orderStatus.failed,
] as const;

/** An order with what else is shown of it: its store, its slot's cut-off, whose it is, and how much of its money went back, in cents. */
export interface StoredOrder extends OrderRow {
  store_id: number | null;
  store_name: string | null;
  store_phone: string | null;
  cut_off_minutes: number | null;
  first_name: string;
  fidelity_card: string | null;
  refunded: number;
  /** Of an order whose payment failed: the one that its basket was placed as instead, or the last that failed too. */
  superseded_by: number | null;
  /** Of its invoice, once it is issued. */
  invoice_number: number | null;
  invoice_date: string | null;
}

/** Orders as they are shown. */
export const storedOrders = (db: Db) =>
  db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.user_id', 'shop_order.user_id')
    .leftJoin('store', 'store.warehouse_id', 'shop_order.warehouse_id')
    .leftJoin('timeslot', 'timeslot.timeslot_id', 'shop_order.timeslot_id')
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.order_id')
    .selectAll('shop_order')
    .select(['invoice.number as invoice_number', 'invoice.date as invoice_date'])
    .select(['store.store_id', 'store.name as store_name', 'store.phone as store_phone', 'timeslot.cut_off_minutes'])
    .select(['customer.first_name', 'customer.fidelity_card'])
    .select(
      sql<number>`(select coalesce(sum(refunded), 0)::integer from payment where payment.order_id = shop_order.order_id)`.as(
        'refunded',
      ),
    )
    .select(
      sql<
        number | null
      >`case when shop_order.status = ${orderStatus.invalidated} then (select max(twin.order_id) from shop_order twin
        where twin.cart_id = shop_order.cart_id and twin.generation = shop_order.generation and twin.order_id <> shop_order.order_id
        and (twin.status not in (${sql.join(notPlaced)}) or (twin.status = ${orderStatus.invalidated} and twin.order_id > shop_order.order_id))) end`.as(
        'superseded_by',
      ),
    );

/** The order that was placed with the basket of another, which then is not paid any more (PAY-14). */
export const placedInstead = (
  db: Db,
  { order_id, cart_id, generation }: Pick<OrderRow, 'order_id' | 'cart_id' | 'generation'>,
): Promise<{ order_id: number } | undefined> =>
  db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cart_id)
    .where('generation', '=', generation)
    .where('order_id', '<>', order_id)
    .where('status', 'not in', notPlaced)
    .executeTakeFirst();

/** Of stored orders: those to any of a customer's addresses, whoever made them. */
export const toAddressesOf = (userId: number) =>
  sql<boolean>`shop_order.address ->> 'addressId' in (select address_id::text from address where address.user_id = ${userId})`;

/** Of stored orders: those of everybody whose household's first account is this customer's. */
export const ofHouseholdOf = (userId: number) => sql<boolean>`customer.master_id = ${userId}`;

/** A customer's own order; anyone else's is as if it were not there (SEC-08). */
export const findOrder = (db: Db, orderId: number, userId: number): Promise<StoredOrder | undefined> =>
  storedOrders(db)
    .where('shop_order.order_id', '=', orderId)
    .where('shop_order.user_id', '=', userId)
    .executeTakeFirst();

export const notesOfOrder = (db: Db, orderId: number): Promise<NoteRow[]> =>
  db.selectFrom('order_note').selectAll().where('order_id', '=', orderId).orderBy('note_id').execute();

export const itemsOfOrder = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  db.selectFrom('order_item').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();

/** The goods that a customer ordered, to be put into the cart again; services are not bought by the way. */
export async function linesOfOrder(
  db: Db,
  orderId: number,
  userId: number,
): Promise<
  { productId: number; quantity: number; params: Record<string, string>; infos: Record<string, string> }[] | undefined
> {
  if (!(await findOrder(db, orderId, userId))) return undefined;
  const goods = (await itemsOfOrder(db, orderId)).filter(({ product }) => !isServiceProduct(product));
  return goods.map((item) => ({
    productId: item.product_id,
    quantity: item.quantity,
    params: item.params,
    infos: item.infos,
  }));
}
