import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../http/context.ts';
import { now } from '../../time/clock.ts';
import type { Database } from '../../database/database.ts';
import { inEuro } from '../../pricing/money.ts';
import { Problem, status } from '../../http/problem.ts';
import { quoted } from '../quoted.ts';
import type { Session } from '../../session/session.ts';
import { lockCart, type CartRow } from '../../sql/cart/carts.ts';
import { readContents, type Contents } from '../../sql/cart/contents.ts';
import { takeStock } from '../../sql/cart/stock.ts';
import { addressOnTheWire } from '../../sql/delivery/addresses.ts';
import { takePlace } from '../../sql/delivery/slots.ts';
import { releaseOrder } from '../../sql/orders/release.ts';
import { confirmOrder } from '../../payment/confirmOrder.ts';
import { requireReady } from './readiness.ts';

const minutesToPay = 20;
const stateOf = { pending: 1, ordered: 3 } as const;

export interface Purchase {
  paymentTypeId: number;
  needsPayment: boolean;
  card: { user_payment_auth_id: number; masked_card: string } | undefined;
  /** The revision and the total, in cents, that the customer has seen, if the client says so (PAY-04). */
  seen: { revision?: number | undefined; total?: number | undefined };
}

export interface Placed {
  orderId: number;
  /** True only for the call that made the order: it alone asks the provider. */
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
    .where('status', '=', stateOf.pending)
    .where('expires_at', '>', at)
    .where('payment_type_id', '=', paymentTypeId)
    .where('user_payment_auth_id', 'is not distinct from', card?.user_payment_auth_id ?? null)
    .$if(seen.total !== undefined, (query) => query.where('gross_total', '=', seen.total ?? 0))
    .executeTakeFirst();
  return row?.order_id;
}

/** An order of this cart that was never paid gives way to the next one, such as one paid in another way. */
async function giveUpUnpaid(db: Db, cartId: number): Promise<void> {
  const unpaid = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where('status', '=', stateOf.pending)
    .orderBy('order_id')
    .execute();
  for (const { order_id } of unpaid) await releaseOrder(db, order_id);
}

async function refuseEmpty(db: Db, cart: CartRow, contents: Contents): Promise<void> {
  if (contents.lines.length > 0) return;
  const last = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cart.cart_id)
    .where('status', '=', stateOf.ordered)
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

async function holdStock(db: Db, { cart, lines }: Contents): Promise<void> {
  const wanted = new Map<number, number>();
  for (const line of lines) wanted.set(line.product_id, (wanted.get(line.product_id) ?? 0) + line.quantity);
  for (const [productId, quantity] of [...wanted].sort(([a], [b]) => a - b)) {
    if (await takeStock(db, cart.warehouse_id, productId, quantity)) continue;
    const line = lines.find((each) => each.product_id === productId);
    throw new Problem(
      status.conflict,
      'cart.notAvailable',
      `${line ? quoted(line.product) : 'Un prodotto'} è stato appena venduto: controlla la quantità nel carrello.`,
    );
  }
}

async function holdGifts(db: Db, { gifts, priced }: Contents, userId: number, orderId: number): Promise<void> {
  for (const gift of gifts.filter(
    (each) =>
      each.once_per_customer &&
      priced.adjustments.some(
        (adjustment) => adjustment.giftCertificateId === each.gift_certificate_id && adjustment.amount < 0,
      ),
  )) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('gift_use')
      .values({ gift_certificate_id: gift.gift_certificate_id, user_id: userId, order_id: orderId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw new Problem(
        status.conflict,
        'gift.alreadyUsed',
        `Hai già usato il codice ${gift.gift_code ?? ''}: toglilo dal carrello.`,
      );
  }
}

async function insertOrder(db: Db, contents: Contents, userId: number, purchase: Purchase, at: Date): Promise<number> {
  const { cart, lines, address, slot, zone, priced } = contents;
  if (!address || !slot || !zone) throw new Error('an order without address, zone or slot');
  const { order_id } = await db
    .insertInto('shop_order')
    .values({
      cart_id: cart.cart_id,
      revision: cart.revision,
      user_id: userId,
      status: stateOf.pending,
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
      variable_weight_total: priced.variableTotal,
      reserved_amount: purchase.needsPayment ? priced.reserved : 0,
      adjustments: JSON.stringify(priced.adjustments),
      payment_type_id: purchase.paymentTypeId,
      user_payment_auth_id: purchase.card?.user_payment_auth_id ?? null,
      masked_card: purchase.card?.masked_card ?? null,
      infos: JSON.stringify(cart.infos),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_item')
    .values(
      lines.map((line, index) => ({
        order_id,
        product_id: line.product_id,
        product: JSON.stringify(line.product),
        quantity: line.quantity,
        unit_price: priced.lines[index]!.unitPrice,
        gross_total: priced.lines[index]!.gross,
        variable: priced.lines[index]!.variable,
        params: JSON.stringify(line.params),
        infos: JSON.stringify(line.infos),
      })),
    )
    .execute();
  return order_id;
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
  await giveUpUnpaid(db, found.cart_id);
  const cart = await lockCart(db, session);
  const contents = await readContents(db, cart, at);
  await refuseEmpty(db, cart, contents);
  const { revision = found.revision, total = contents.priced.total } = purchase.seen;
  if (revision !== found.revision || total !== contents.priced.total)
    throw new Problem(
      status.conflict,
      'cart.changed',
      `Il carrello è cambiato: ora il totale è ${inEuro(contents.priced.total)}. Controllalo e conferma di nuovo.`,
    );
  await requireReady(db, contents);
  const { slot } = contents;
  if (!slot || !(await takePlace(db, slot.slot.timeslot_id, slot.date)))
    throw new Problem(
      status.conflict,
      'timeslot.full',
      'La fascia oraria che avevi scelto è stata occupata: scegline un’altra.',
    );
  await holdStock(db, contents);
  const orderId = await insertOrder(db, contents, session.userId, purchase, at);
  await holdGifts(db, contents, session.userId, orderId);
  if (purchase.needsPayment)
    await db
      .insertInto('payment')
      .values({
        order_id: orderId,
        reference: `${orderId}-${randomBytes(9).toString('hex')}`,
        provider_id: null,
        amount: contents.priced.reserved,
        state: 'asked',
        page: null,
        at,
        asked_at: at,
      })
      .execute();
  else await confirmOrder(db, context.clock, orderId);
  return { orderId, fresh: true };
}
