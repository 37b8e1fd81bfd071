import type { Kysely, Transaction } from 'kysely';
import { addDays, dayWords, romeTime } from '../../../core/rules/dates.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { slotWords } from '../time/slotWords.ts';
import type { Database, Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { checkQuantity, count, tallyOf } from '../handlers/cart/limits.ts';
import type { Ordering } from '../handlers/cart/restrictions.ts';
import { orderContents } from '../handlers/checkout/placeOrder.ts';
import { paymentPages } from '../handlers/checkout/payment.ts';
import { quoted } from '../language/quoted.ts';
import type { Places } from '../http/context.ts';
import { Problem, status } from '../http/problem.ts';
import { sendLetter } from '../mail/letter.ts';
import { mailLinks } from '../mail/links.ts';
import type { Post } from '../mail/smtp.ts';
import type { OrderWorld, PaymentGateway } from '../payment/gateway.ts';
import { needsStart, startPayment } from '../payment/pay.ts';
import type { CartRow } from '../sql/cart/carts.ts';
import { readContents } from '../sql/cart/contents.ts';
import { addLine } from '../sql/cart/lines.ts';
import { productsById } from '../sql/catalogue/productsById.ts';
import { usableAddress } from '../sql/delivery/addresses.ts';
import { weeklySlot } from '../sql/delivery/slots.ts';
import { zoneOf } from '../sql/delivery/zones.ts';
import { orderedToday } from '../sql/orders/orderedToday.ts';
import { itemsOfOrder } from '../sql/orders/orders.ts';
import {
  firstDate,
  lead,
  orderToRepeat,
  paymentStatus,
  storedRecurring,
  type StoredRecurring,
} from '../sql/orders/recurring.ts';
import { lockCartOf, releaseOrder } from '../sql/orders/release.ts';
import { now } from '../time/clock.ts';
import { fromRome } from '../time/rome.ts';
import { speak } from '../language/speak.ts';
import { customersLanguage } from '../session/language.ts';

/** What jobs need of the world: where payments come back to, and who carries the mail if anybody does, beside the payments. */
export type Shopkeeper = PaymentGateway & { places: Places; post?: Post | undefined };

type Work = Transaction<Database>;

const atOnce = 50;
const refusal = (code: string, words: string) => new Problem(status.conflict, code, words);
const begins = (row: StoredRecurring) => fromRome(row.next_date, row.begin_time).getTime();

/** The weekly orders whose next delivery is near. */
async function dueOrders(db: Kysely<Database>, at: Date): Promise<number[]> {
  const rows = await storedRecurring(db)
    .where('recurrent_order.active', '=', true)
    .where('next_date', '<=', romeTime(at.getTime() + lead).date)
    .orderBy('next_date')
    .orderBy('recurrent_order.recurrent_order_id')
    .limit(atOnce)
    .execute();
  return rows.filter((row) => begins(row) - lead <= at.getTime()).map((row) => row.recurrent_order_id);
}

/** A weekly order that is still due, locked; undefined when another process has it or has had it. */
async function lockDue(db: Work, recurrentOrderId: number, at: Date): Promise<StoredRecurring | undefined> {
  const mine = await db
    .selectFrom('recurrent_order')
    .select('recurrent_order_id')
    .where('recurrent_order_id', '=', recurrentOrderId)
    .where('active', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!mine) return undefined;
  const row = await storedRecurring(db)
    .where('recurrent_order.recurrent_order_id', '=', recurrentOrderId)
    .executeTakeFirstOrThrow();
  return begins(row) - lead <= at.getTime() ? row : undefined;
}

/** Notes what became of a delivery, and moves on to the next one that is still ahead. */
async function finish(
  db: Work,
  row: StoredRecurring,
  at: Date,
  run: { order_id: number | null; problem: string | null },
) {
  const { recurrent_order_id, next_date } = row;
  await db
    .insertInto('recurrent_run')
    .values({ recurrent_order_id, date: next_date, at, ...run })
    .execute();
  const week = addDays(next_date, 7);
  const ahead = firstDate(row.week_day, row.begin_time, at);
  await db
    .updateTable('recurrent_order')
    .set({ next_date: week > ahead ? week : ahead })
    .where('recurrent_order_id', '=', recurrent_order_id)
    .execute();
}

/** A cart of its own with address and slot. */
async function makeCart(db: Work, row: StoredRecurring, infos: Record<string, string>): Promise<CartRow> {
  const address = row.address_id === null ? undefined : await usableAddress(db, row.address_id, row.user_id);
  const zone = address && (await zoneOf(db, address, address.delivery_service_id));
  if (!address || !zone) throw refusal('address.required', 'L’indirizzo non c’è più, o non ci arriviamo più.');
  if (!(await weeklySlot(db, row.timeslot_id, row.week_day, zone)))
    throw refusal('timeslot.notFound', 'La fascia oraria che avevi scelto non c’è più: scegline un’altra.');
  return db
    .insertInto('cart')
    .values({
      user_id: null,
      session_id: null,
      recurrent_order_id: row.recurrent_order_id,
      warehouse_id: zone.warehouse_id,
      warehouse_chosen: true,
      address_id: address.address_id,
      delivery_service_id: address.delivery_service_id,
      zone_id: zone.zone_id,
      timeslot_id: row.timeslot_id,
      slot_date: row.next_date,
      infos: JSON.stringify(infos),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts the goods of an order into a cart, as far as the shop has them; returns the names of those it has not. */
async function repeatGoods(db: Work, cart: CartRow, orderId: number, { userId, at }: Ordering): Promise<string[]> {
  const items = (await itemsOfOrder(db, orderId)).filter(({ product }) => !isServiceProduct(product));
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const products = await productsById(db, ids, cart.warehouse_id);
  const tally = tallyOf([], await orderedToday(db, [...products.values()], { userId, at: () => at, except: null }));
  const missing: string[] = [];
  for (const item of items) {
    const product = products.get(item.product_id);
    try {
      if (!product) throw refusal('cart.notAvailable', '');
      checkQuantity(product, tally, item.quantity, 0);
      count(tally, product, item.quantity);
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      missing.push(quoted(item.product));
      continue;
    }
    const { quantity, params, infos } = item;
    await addLine(db, cart.cart_id, { productId: item.product_id, quantity, params, infos, insertionTypeId: 3 });
  }
  return missing;
}

const emailOf = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom('customer').select('email').where('user_id', '=', userId).executeTakeFirstOrThrow()).email;

/** Makes the order of the next delivery in its customer's language, or throws why it cannot be made. */
async function makeOrder(db: Work, world: OrderWorld, row: StoredRecurring, at: Date): Promise<number> {
  if (paymentStatus(row) !== 'ok' || row.payment_type_id === null)
    throw refusal('payment.cardNeeded', 'Manca un modo di pagare valido.');
  const before = await orderToRepeat(db, row);
  if (!before) throw refusal('recurrent.nothingToRepeat', 'Non c’è più una spesa da ripetere.');
  const cart = await makeCart(db, row, before.infos);
  const missing = await repeatGoods(db, cart, before.order_id, { userId: row.user_id, at });
  const card =
    row.user_payment_auth_id === null || row.masked_card === null
      ? undefined
      : { user_payment_auth_id: row.user_payment_auth_id, masked_card: row.masked_card };
  const purchase = { paymentTypeId: row.payment_type_id, needsPayment: card !== undefined, card, seen: {} };
  const orderId = await orderContents(db, world, await readContents(db, cart, at), row.user_id, purchase, at);
  if (missing.length > 0)
    await sendLetter(db, world.places, {
      to: await emailOf(db, row.user_id),
      userId: row.user_id,
      subject: `Nella spesa ricorrente di ${dayWords(row.next_date)} manca qualcosa`,
      paragraphs: [
        `Abbiamo preparato il tuo ordine ricorrente ${orderId}, ma questi prodotti ora non ci sono: ${missing.join(', ')}.`,
        'Puoi ancora modificarlo dalla pagina dell’ordine.',
      ],
      page: { label: 'Vedi l’ordine', url: mailLinks(world.places).order(orderId) },
    });
  return orderId;
}

/** The next delivery of one weekly order: an order, or a note and a mail why there is none. */
async function runOnce(keeper: Shopkeeper, recurrentOrderId: number): Promise<number | undefined> {
  const { db, clock, places } = keeper;
  try {
    return await transact(db, async (work) => {
      const at = await now(work, clock);
      const row = await lockDue(work, recurrentOrderId, at);
      if (!row) return undefined;
      const order_id = await speak(await customersLanguage(work, row.user_id), () => makeOrder(work, keeper, row, at));
      await finish(work, row, at, { order_id, problem: null });
      return order_id;
    });
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    await transact(db, async (work) => {
      const at = await now(work, clock);
      const row = await lockDue(work, recurrentOrderId, at);
      if (!row) return;
      await finish(work, row, at, { order_id: null, problem: failure.message });
      await speak(await customersLanguage(work, row.user_id), async () =>
        sendLetter(work, places, {
          to: await emailOf(work, row.user_id),
          userId: row.user_id,
          subject: `La spesa ricorrente di ${dayWords(row.next_date)} non è partita`,
          paragraphs: [
            `Non abbiamo potuto preparare la tua spesa ricorrente (${slotWords(row.next_date, row)}). ${failure.message}`,
            'Non devi pagare nulla. Puoi fare la spesa tu, oppure cambiare la spesa ricorrente.',
          ],
          page: { label: 'Apri le spese ricorrenti', url: mailLinks(places).recurring() },
        }),
      );
    });
    return undefined;
  }
}

/** Takes the money for an order that was made, with its card; nobody is there to answer a question of the bank's, so such an order is given up and can be paid by its customer. */
async function payOrder(keeper: Shopkeeper, orderId: number): Promise<void> {
  const card = await keeper.db
    .selectFrom('shop_order')
    .innerJoin('payment_auth', 'payment_auth.user_payment_auth_id', 'shop_order.user_payment_auth_id')
    .select('payment_auth.token')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const pages = paymentPages(keeper.places, orderId);
  if (card && (await startPayment(keeper, { orderId }, { ...card, ...pages })) !== 'waiting') return;
  await transact(keeper.db, async (work) => {
    await lockCartOf(work, orderId);
    await releaseOrder(work, orderId);
  });
}

/** Orders whose payment was never asked for, because the process ended in between. */
async function forgottenPayments(keeper: Shopkeeper): Promise<number[]> {
  const rows = await keeper.db
    .selectFrom('recurrent_run')
    .innerJoin('shop_order', 'shop_order.order_id', 'recurrent_run.order_id')
    .select('shop_order.order_id')
    .where('shop_order.status', '=', orderStatus.pending)
    .where('shop_order.user_payment_auth_id', 'is not', null)
    .execute();
  const asked = await Promise.all(rows.map(({ order_id }) => needsStart(keeper, { orderId: order_id })));
  return rows.filter((_, index) => asked[index]).map(({ order_id }) => order_id);
}

/** Tells customers, once each, of orders that could not be paid. */
async function tellUnpaid({ db, places }: Shopkeeper): Promise<void> {
  await transact(db, async (work) => {
    const told = await work
      .updateTable('recurrent_run')
      .set({ problem: 'La carta non ha pagato l’ordine: puoi pagarlo dalla sua pagina.' })
      .where('problem', 'is', null)
      .where('order_id', 'in', (query) =>
        query.selectFrom('shop_order').select('order_id').where('status', '=', orderStatus.invalidated),
      )
      .returning('order_id')
      .execute();
    for (const { order_id } of told) {
      const { user_id, order_id: orderId } = await work
        .selectFrom('shop_order')
        .select(['user_id', 'order_id'])
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow();
      await sendLetter(work, places, {
        to: await emailOf(work, user_id),
        userId: user_id,
        subject: `La spesa ricorrente ${orderId} non è ancora pagata`,
        paragraphs: [
          `Il pagamento della tua spesa ricorrente ${orderId} non è andato a buon fine e non ti è stato addebitato nulla.`,
        ],
        page: { label: 'Paga l’ordine', url: mailLinks(places).order(orderId) },
      });
    }
  });
}

/** Makes the orders of all weekly orders whose delivery is less than three days away, each once however many processes are at it. Returns how many were made. */
export async function makeRecurringOrders(keeper: Shopkeeper): Promise<number> {
  const due = await dueOrders(keeper.db, await now(keeper.db, keeper.clock));
  const made: number[] = [];
  for (const id of due) made.push((await runOnce(keeper, id)) ?? 0);
  const orders = made.filter((orderId) => orderId > 0);
  const toPay = orders.length === 0 ? [] : await cardOrders(keeper.db, orders);
  for (const orderId of [...toPay, ...(await forgottenPayments(keeper))]) await payOrder(keeper, orderId);
  await tellUnpaid(keeper);
  return orders.length;
}

/** Of these orders, those that wait for a card. */
const cardOrders = async (db: Db, orderIds: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_order')
      .select('order_id')
      .where('order_id', 'in', [...orderIds])
      .where('status', '=', orderStatus.pending)
      .execute()
  ).map(({ order_id }) => order_id);
