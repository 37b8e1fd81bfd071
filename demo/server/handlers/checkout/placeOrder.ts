import type { Transaction } from 'kysely';
import { orderNote } from '../../../../core/rules/cartWishes.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { isServiceProduct, subscriptionMonths } from '../../../../core/rules/productNature.ts';
import type { Context } from '../../http/context.ts';
import { now } from '../../time/clock.ts';
import type { OrderWorld } from '../../payment/gateway.ts';
import type { Database } from '../../database/database.ts';
import { inEuro } from '../../pricing/money.ts';
import { Problem, status } from '../../http/problem.ts';
import { quoted } from '../../language/quoted.ts';
import type { Session } from '../../session/session.ts';
import { lockCart, type CartRow } from '../../sql/cart/carts.ts';
import { readContents, type Contents } from '../../sql/cart/contents.ts';
import { changingOf, type Changing } from '../../sql/cart/changing.ts';
import { noHold } from '../../sql/cart/slotHold.ts';
import { takeStock } from '../../sql/cart/stock.ts';
import { addressOnTheWire } from '../../sql/delivery/addresses.ts';
import { takePlace } from '../../sql/delivery/slots.ts';
import { addresseeOf, wantsInvoice } from '../../sql/orders/invoices.ts';
import { takeFromWallet } from '../../sql/loyalty/wallet.ts';
import { countAlone, dailyMaximum } from '../../sql/orders/orderedToday.ts';
import { onDelivery, refuseTooManyOpen } from '../../sql/orders/openInSlot.ts';
import { subscribe } from '../../sql/orders/subscriptions.ts';
import { notPlaced } from '../../sql/orders/orders.ts';
import { releasePending } from '../../sql/orders/release.ts';
import { confirmOrder } from '../../payment/confirmOrder.ts';
import { newPayment } from '../../payment/newPayment.ts';
import { editableOrder } from '../orders/modify.ts';
import { holdGifts } from './holdGifts.ts';
import type { Seen } from './paymentData.ts';
import { requireReady } from './readiness.ts';
import { refuseActing } from '../../session/audit.ts';
import { customersLanguage } from '../../session/language.ts';

export const minutesToPay = 20;

export interface Purchase {
  paymentTypeId: number;
  needsPayment: boolean;
  card: { user_payment_auth_id: number; masked_card: string } | undefined;
  /** The revision and the total, in cents, that the customer has seen, if the client says so; else what the server has shown counts (PAY-04, ruling 39). */
  seen: Seen;
  /** The member of staff who places it for the customer. */
  placedBy?: { userId: number; name: string } | undefined;
}

export interface Placed {
  orderId: number;
  /** True only for the call that made an order with something to pay: it alone asks the provider. */
  fresh: boolean;
}

type Db = Transaction<Database>;

/** The order that this very cart was already turned into, at the total that was seen, if it is still being paid in the same way. */
async function earlierOrder(
  db: Db,
  cart: CartRow,
  { paymentTypeId, card, seen }: Purchase,
  at: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cart.cart_id)
    .where('revision', '=', cart.revision)
    .where('status', '=', orderStatus.pending)
    .where('expires_at', '>', at)
    .where('payment_type_id', '=', paymentTypeId)
    .where('user_payment_auth_id', 'is not distinct from', card?.user_payment_auth_id ?? null)
    .$if(seen.total !== undefined, (query) => query.where('gross_total', '=', seen.total ?? 0))
    .executeTakeFirst();
  return row?.order_id;
}

/** Refuses what another tab has ordered already, and names that order (PAY-03): one of the revision that was seen, or the last one of a cart that is empty now. */
async function refuseOrdered(db: Db, cart: CartRow, { revision }: Seen, { lines }: Contents): Promise<void> {
  const isEmpty = lines.length === 0;
  if (!isEmpty && revision === undefined) return;
  const last = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cart.cart_id)
    .where('status', 'not in', notPlaced)
    .$if(!isEmpty, (query) => query.where('revision', '=', revision!))
    .orderBy('order_id', 'desc')
    .executeTakeFirst();
  if (last)
    throw new Problem(
      status.conflict,
      'order.alreadyPlaced',
      `Questa spesa è già stata ordinata: è l’ordine ${last.order_id}.`,
      { data: { orderId: last.order_id } },
    );
}

/** Takes what the lines want and the order that they change does not hold already; returns what was taken, by product. */
async function holdStock(
  db: Db,
  { cart, lines }: Contents,
  changing: Changing | undefined,
): Promise<Map<number, number>> {
  const taken = new Map<number, number>();
  const wanted = new Map<number, number>();
  for (const line of lines.filter(({ product }) => !isServiceProduct(product)))
    wanted.set(line.product_id, (wanted.get(line.product_id) ?? 0) + line.quantity);
  for (const [productId, all] of [...wanted].sort(([a], [b]) => a - b)) {
    const quantity = Math.max(0, all - (changing?.held.get(productId) ?? 0));
    taken.set(productId, quantity);
    if (await takeStock(db, cart.warehouse_id, productId, quantity)) continue;
    const line = lines.find((each) => each.product_id === productId);
    throw new Problem(
      status.conflict,
      'cart.notAvailable',
      `${line ? quoted(line.product) : 'Un prodotto'} è stato appena venduto: controlla la quantità nel carrello.`,
    );
  }
  return taken;
}

/** What a line has of the stock that was taken for its product. */
function heldBy(taken: Map<number, number>, { product_id, quantity }: Contents['lines'][number]): number {
  const held = Math.min(quantity, taken.get(product_id) ?? 0);
  taken.set(product_id, (taken.get(product_id) ?? 0) - held);
  return held;
}

interface Held {
  /** Of the stock, by product. */
  taken: Map<number, number>;
  holds_place: boolean;
  /** Cents of the wallet. */
  wallet: number;
}

async function insertOrder(
  db: Db,
  contents: Contents,
  userId: number,
  purchase: Purchase,
  { taken, holds_place, wallet }: Held,
  at: Date,
): Promise<number> {
  const { cart, lines, address, slot, zone, priced } = contents;
  if (!address || !slot || !zone) throw new Error('an order without address, zone or slot');
  const billing = wantsInvoice(cart) ? await addresseeOf(db, cart) : undefined;
  const { order_id } = await db
    .insertInto('shop_order')
    .values({
      cart_id: cart.cart_id,
      revision: cart.revision,
      generation: cart.generation,
      user_id: userId,
      status: orderStatus.pending,
      insert_date: at,
      expires_at: new Date(at.getTime() + minutesToPay * 60_000),
      warehouse_id: cart.warehouse_id,
      delivery_service_id: cart.delivery_service_id ?? 0,
      zone_id: zone.zone_id,
      address: JSON.stringify(addressOnTheWire(address)),
      timeslot_id: slot.slot.timeslot_id,
      slot_date: slot.date,
      begin_time: slot.slot.begin_time,
      end_time: slot.slot.end_time,
      gross_total: priced.total,
      net_total: priced.goods,
      delivery_fee: priced.deliveryFee,
      bag_count: priced.bags,
      bag_fee: priced.bagFee,
      adjustment_total: priced.adjustmentTotal,
      wallet_amount: priced.wallet,
      wallet_held: wallet,
      variable_weight_total: priced.variableTotal,
      reserved_amount: purchase.needsPayment ? priced.reserved : 0,
      adjustments: JSON.stringify(priced.adjustments),
      payment_type_id: purchase.paymentTypeId,
      user_payment_auth_id: purchase.card?.user_payment_auth_id ?? null,
      masked_card: purchase.card?.masked_card ?? null,
      infos: JSON.stringify(cart.infos),
      replaces_order_id: cart.order_id,
      placed_by: purchase.placedBy?.userId,
      placed_by_name: purchase.placedBy?.name,
      recurrent_order_id: cart.recurrent_order_id,
      holds_place,
      language: await customersLanguage(db, userId),
      billing: billing ? JSON.stringify(billing) : null,
      order_type: lines.some(({ product }) => subscriptionMonths(product) > 0) ? 'subscription' : 'order',
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto('order_item')
    .values(
      lines.map((line, index) => ({
        order_id,
        product_id: line.product_id,
        product: JSON.stringify(line.product),
        quantity: line.quantity,
        held: heldBy(taken, line),
        unit_price: priced.lines[index]!.unitPrice,
        gross_total: priced.lines[index]!.gross,
        variable: priced.lines[index]!.variable,
        params: JSON.stringify(line.params),
        infos: JSON.stringify(line.infos),
        ...(isServiceProduct(line.product) && { picked: line.quantity, final_total: priced.lines[index]!.gross }),
      })),
    )
    .returning(['order_item_id', 'product'])
    .execute();
  const note = cart.infos[orderNote];
  if (note) await db.insertInto('order_note').values({ order_id, text: note, at }).execute();
  await subscribe(db, { user_id: userId, order_id, from: slot.date, replaces: cart.order_id }, items);
  return order_id;
}

/** Makes an order of a cart's contents, which hold slot, stock and codes from then on; one that needs no payment, or that gifts pay all of (PAY-19), is placed at once. Throws a refusal, and then nothing must be kept. */
export async function orderContents(
  db: Db,
  world: OrderWorld,
  contents: Contents,
  userId: number,
  purchase: Purchase,
  at: Date,
): Promise<number> {
  const { cart, slot } = contents;
  const changing = await changingOf(db, cart.order_id);
  if (contents.lines.some(({ product }) => dailyMaximum(product) > 0)) await countAlone(db, userId);
  await requireReady(db, contents, { userId, at });
  const samePlace = slot?.slot.timeslot_id === changing?.timeslotId && slot?.date === changing?.slotDate;
  if (!slot || (!samePlace && !(await takePlace(db, slot.slot.timeslot_id, slot.date, { at, cartId: cart.cart_id }))))
    throw new Problem(
      status.conflict,
      'timeslot.full',
      'La fascia oraria che avevi scelto è stata occupata: scegline un’altra.',
    );
  if (purchase.paymentTypeId === onDelivery && contents.priced.reserved > 0)
    await refuseTooManyOpen(db, {
      user_id: userId,
      timeslot_id: slot.slot.timeslot_id,
      slot_date: slot.date,
      replaces: cart.order_id,
    });
  await db.updateTable('cart').set(noHold).where('cart_id', '=', cart.cart_id).execute();
  const wallet = Math.max(0, contents.priced.wallet - (changing?.wallet ?? 0));
  const held = { taken: await holdStock(db, contents, changing), holds_place: !samePlace, wallet };
  const orderId = await insertOrder(db, contents, userId, purchase, held, at);
  await holdGifts(db, contents, userId, orderId);
  await takeFromWallet(db, userId, wallet);
  const { total: gross_total, variableTotal: variable_weight_total, reserved } = contents.priced;
  if (purchase.needsPayment && reserved > 0)
    await newPayment(db, { order_id: orderId, gross_total, variable_weight_total }, at);
  else await confirmOrder(db, world, orderId);
  return orderId;
}

/**
 * Turns the cart into an order that holds slot, stock and codes, all or nothing, in the fixed order cart, slot, products by id.
 * The same cart at the same revision gives the same order; an older one still unpaid is given up.
 */
export async function placeOrder(db: Db, context: Context, session: Session, purchase: Purchase): Promise<Placed> {
  const found = await lockCart(db, session);
  const at = await now(db, context.clock);
  const earlier = await earlierOrder(db, found, purchase, at);
  if (earlier !== undefined) return { orderId: earlier, fresh: false };
  await releasePending(db, found.cart_id);
  const cart = await lockCart(db, session);
  const contents = await readContents(db, cart, at);
  await refuseOrdered(db, found, purchase.seen, contents);
  if (cart.order_id !== null) await editableOrder(db, context, cart.order_id);
  const { revision = found.revision, total = found.shown_total } = purchase.seen;
  if (revision !== found.revision || total !== contents.priced.total)
    throw new Problem(
      status.conflict,
      'cart.changed',
      `Il carrello è cambiato: ora il totale è ${inEuro(contents.priced.total)}. Controllalo e conferma di nuovo.`,
    );
  refuseActing(context, contents.priced.wallet > 0);
  const orderId = await orderContents(db, context, contents, session.userId, purchase, at);
  return { orderId, fresh: contents.priced.reserved > 0 };
}
