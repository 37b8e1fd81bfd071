import type { Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { toCents } from '../../../core/rules/price.ts';
import type { Database } from '../database/database.ts';
import { Problem, notFound, status } from '../http/problem.ts';
import { quoted } from '../handlers/quoted.ts';
import { takeStock } from '../sql/cart/stock.ts';
import { productsById } from '../sql/catalogue/productsById.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';

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
  if (order.status !== orderStatus.notModifiable)
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
  const { item } = await lineInHand(db, itemId);
  const most = item.variable ? Math.floor(item.quantity * 1.25) : item.quantity;
  if (
    !Number.isInteger(picked) ||
    picked < 0 ||
    picked > most ||
    (!item.variable && picked % 1000 !== item.quantity % 1000 && picked % 1000 !== 0)
  )
    throw refused(`Di ${quoted(item.product)} si possono mettere da 0 a ${most / 1000}.`);
  await db
    .updateTable('order_item')
    .set({ picked, final_total: shareOf(item, picked), replacement: null })
    .where('order_item_id', '=', itemId)
    .execute();
}

const tolerance = 0.2;

/** Puts another product in a line's place where its customer accepts that: within 20 % of the price either way, and never dearer than the line was by more (account §5). */
export async function substitute(db: Db, itemId: number, productId: number): Promise<void> {
  const { item, order } = await lineInHand(db, itemId);
  if (item.infos['accept_alternatives'] === 'false')
    throw refused(`Il cliente non accetta sostituti per ${quoted(item.product)}.`);
  if (item.replacement) throw refused('Questa riga ha già un sostituto.');
  const other = (await productsById(db, [productId], order.warehouse_id)).get(productId);
  const price = toCents(other?.priceDisplay ?? other?.price ?? 0);
  if (!other || price <= 0 || productId === item.product_id)
    throw refused('Questo sostituto non c’è in questo negozio.');
  if (Math.abs(price - item.unit_price) > item.unit_price * tolerance)
    throw refused(`${quoted(other)} costa oltre il 20 % in più o in meno: non può sostituire ${quoted(item.product)}.`);
  if (!(await takeStock(db, order.warehouse_id, productId, item.quantity)))
    throw refused(`${quoted(other)} non basta per questa riga.`);
  await db
    .updateTable('order_item')
    .set({
      picked: item.quantity,
      final_total: Math.round((price * item.quantity) / 1000),
      replacement: JSON.stringify(other),
    })
    .where('order_item_id', '=', itemId)
    .execute();
}
