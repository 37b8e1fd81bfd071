import { formatAmount } from '../../../core/rules/quantityEntry.ts';
import type { Transaction } from 'kysely';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Database } from '../database/database.ts';
import { Problem, notFound, status } from '../http/problem.ts';
import { quoted } from '../language/quoted.ts';
import { productsById } from '../sql/catalogue/productsById.ts';
import { isSpared, sharedDiet } from '../sql/profile/sharedDiet.ts';
import type { SubstitutionReason } from '../../../core/schema/substitutions.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { fromRome } from '../time/rome.ts';
import { answerDeadline } from './answerDeadline.ts';
import { substituteFor, type Substitute } from './substitutes.ts';
import {
  acceptsAlternatives,
  dropSubstitution,
  goOn,
  isAnswerable,
  isAsked,
  propose,
  waitForCustomer,
} from './substitutions.ts';

type Db = Transaction<Database>;

const refused = (words: string) => new Problem(status.notAllowed, 'order.notPickable', words);

/** The line of an order that is being picked; both stay locked until the transaction ends. */
async function lineInHand(db: Db, itemId: number): Promise<{ item: OrderItemRow; order: OrderRow }> {
  const found = await db
    .selectFrom('order_item')
    .select('order_id')
    .where('order_item_id', '=', itemId)
    .executeTakeFirst();
  if (!found) throw notFound('order.notFound', 'Questa riga non c’è.');
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isAnswerable(order.status))
    throw refused(`L’ordine ${order.order_id} non è in preparazione: non si può prelevare.`);
  const item = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  if (isServiceProduct(item.product))
    throw refused(`${quoted(item.product)} è un servizio: non si preleva e non si sostituisce.`);
  return { item, order };
}

/** A line's share of its price for what was picked of it; all of it when all was. */
const shareOf = ({ gross_total, quantity }: OrderItemRow, picked: number) =>
  Math.round((gross_total * picked) / quantity);

/** Writes how much of a line was picked, in thousandths: pieces at most as ordered, weights at most a quarter more, as much as is held for them (ruling 6). */
export async function pickLine(db: Db, itemId: number, picked: number): Promise<void> {
  const { item, order } = await lineInHand(db, itemId);
  const most = item.variable ? Math.floor(item.quantity * 1.25) : item.quantity;
  if (
    !Number.isInteger(picked) ||
    picked < 0 ||
    picked > most ||
    (!item.variable && picked % 1000 !== item.quantity % 1000 && picked % 1000 !== 0)
  )
    throw refused(`Di ${quoted(item.product)} si possono mettere da 0 a ${formatAmount(most)}.`);
  await refuseWhileAsked(db, itemId);
  await dropSubstitution(db, order, itemId);
  await db
    .updateTable('order_item')
    .set({ picked, final_total: shareOf(item, picked), replacement: null })
    .where('order_item_id', '=', itemId)
    .execute();
}

/** While its customer is asked about a line it stays as it is. */
async function refuseWhileAsked(db: Db, itemId: number): Promise<void> {
  if (await isAsked(db, itemId)) throw refused('Per questa riga aspettiamo la risposta del cliente.');
}

/** The line is still to be picked, whatever was done with it. */
async function open(db: Db, order: OrderRow, itemId: number): Promise<void> {
  await dropSubstitution(db, order, itemId);
  await db
    .updateTable('order_item')
    .set({ picked: null, final_total: null, replacement: null })
    .where('order_item_id', '=', itemId)
    .execute();
}

/** Takes back what was done with a line. */
export async function reopenLine(db: Db, itemId: number): Promise<void> {
  const { order } = await lineInHand(db, itemId);
  await refuseWhileAsked(db, itemId);
  await open(db, order, itemId);
}

/** Takes back a question that its customer has not answered. Returns the order if it was the last one: it is picked on. */
export async function withdrawQuestion(db: Db, itemId: number): Promise<OrderRow | undefined> {
  const { order } = await lineInHand(db, itemId);
  if (!(await isAsked(db, itemId))) throw refused('Per questa riga non c’è più nessuna domanda in attesa.');
  await open(db, order, itemId);
  return goOn(db, order.order_id);
}

/** Another product of the order's store; none that its customer has asked to be spared. */
async function otherOf(db: Db, order: OrderRow, item: OrderItemRow, productId: number): Promise<Substitute> {
  const product = (await productsById(db, [productId], order.warehouse_id)).get(productId);
  const other = product && substituteFor(item, product);
  if (!other) throw refused('Questo prodotto non può sostituire quello ordinato: scegline un altro.');
  if (isSpared(other.product, await sharedDiet(db, order.user_id)))
    throw refused(`${quoted(other.product)} non va bene per questo cliente: scegli un altro sostituto.`);
  return other;
}

const reasonOf = (reason: string | undefined): SubstitutionReason => (reason === 'quality' ? 'quality' : 'missing');

/** Puts another product in a line's place where its customer accepts that: within 20 % of the price either way (account §5). The customer may refuse it until the van leaves. */
export async function substitute(db: Db, itemId: number, productId: number, reason?: string): Promise<void> {
  const { item, order } = await lineInHand(db, itemId);
  if (!acceptsAlternatives(item))
    throw refused(`Il cliente non accetta sostituti per ${quoted(item.product)}: chiediglielo.`);
  if (item.replacement) throw refused('Questa riga ha già un sostituto.');
  await refuseWhileAsked(db, itemId);
  const { product, price, near } = await otherOf(db, order, item, productId);
  if (!near)
    throw refused(
      `${quoted(product)} costa oltre il 20 % in più o in meno: non può sostituire ${quoted(item.product)} senza chiedere al cliente.`,
    );
  const total = Math.round((price * item.quantity) / 1000);
  await propose(db, order, item, { product, quantity: item.quantity, total, reason: reasonOf(reason) }, 'taken');
}

/** What the customer is asked about: a product in a line's place, or a weight of it, in thousandths. */
export type Question = { productId: number; reason?: string | undefined } | { weight: number };

/** At most so many times what was ordered is proposed. */
const heaviest = 2;

/** Asks the customer about a substitute or a weight beyond the tolerance: the order waits for the answer, with a deadline (ruling 30). Returns the order if it did not wait before. */
export async function askCustomer(db: Db, itemId: number, question: Question, at: Date): Promise<OrderRow | undefined> {
  const { item, order } = await lineInHand(db, itemId);
  await refuseWhileAsked(db, itemId);
  const until = answerDeadline(at);
  if (until > fromRome(order.slot_date, order.end_time))
    throw refused(
      'La fascia di consegna finisce prima che il cliente possa rispondere: metti un sostituto entro il 20 % o lascia fuori il prodotto.',
    );
  if ('weight' in question) {
    const { weight } = question;
    if (
      !item.variable ||
      !Number.isInteger(weight) ||
      weight <= item.quantity * 1.25 ||
      weight > item.quantity * heaviest
    )
      throw refused(
        `Di ${quoted(item.product)} si chiede un peso fra ${formatAmount(item.quantity * 1.25)} e ${formatAmount(item.quantity * heaviest)} kg.`,
      );
    const total = shareOf(item, weight);
    await propose(db, order, item, { product: null, quantity: weight, total, reason: 'weight' }, 'asked');
  } else {
    const { product, price } = await otherOf(db, order, item, question.productId);
    const total = Math.round((price * item.quantity) / 1000);
    const reason = reasonOf(question.reason);
    await propose(db, order, item, { product, quantity: item.quantity, total, reason }, 'asked');
  }
  const waits = await waitForCustomer(db, order.order_id, until);
  return waits
    ? db.selectFrom('shop_order').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow()
    : undefined;
}
