import type { cart } from '../../../../core/api/endpoints/cart.ts';
import type { wholeCart } from '../../../../core/api/endpoints/wholeCart.ts';
import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { Message } from '../../../../core/schema/envelope.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { quantityRule } from '../../../../core/rules/quantity.ts';
import { Problem, malformed, status } from '../../http/problem.ts';
import { quoted } from '../../language/quoted.ts';
import {
  addLine,
  linesOf,
  removeLines,
  samenessOf,
  setInfos,
  setQuantity,
  type NewLine,
} from '../../sql/cart/lines.ts';
import type { Line } from '../../sql/cart/contents.ts';
import { orderedToday } from '../../sql/orders/orderedToday.ts';
import { now } from '../../time/clock.ts';
import { checkSize, chosenParams, knownInfos } from './choices.ts';
import type { Work } from './command.ts';
import { checkQuantity, count, onStep, tallyOf, wireQuantity, type Tally } from './limits.ts';

const most = 500;

/** How many lines a cart may have: a visitor's costs its owner nothing, so it is shorter. */
const mostLines = ({ user_id }: Work['cart']) => (user_id === null ? 200 : 500);

const itemNotFound = () => new Problem(status.notFound, 'cart.itemNotFound', 'Questo prodotto non è più nel carrello.');

const rounded = (product: Product) => `La quantità di ${quoted(product)} è stata arrotondata al taglio più vicino.`;

const bounded = (items: readonly unknown[]) => {
  if (items.length === 0 || items.length > most) throw malformed(`Servono da 1 a ${most} righe.`);
};

/** Does each item by itself: what is refused becomes a warning as long as something was done, else the refusal of the whole call. */
async function each<T>(work: Work, items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const refusals: Problem[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.http !== 200) throw failure;
      refusals.push(failure);
    }
  }
  const [first, ...rest] = refusals;
  const messages = (problems: readonly Problem[]): Message[] =>
    problems.map(({ code, message }) => ({ code, message }));
  if (first && refusals.length === items.length)
    throw new Problem(first.status, first.code, first.message, { others: messages(rest) });
  for (const { code, message } of messages(refusals)) work.warn(code, message);
}

interface Read {
  lines: Line[];
  products: Map<number, Product>;
  tally: Tally;
}

/** The cart's lines with their products, the products that are about to join them, and what counts against their limits. */
async function readLines({ db, clock, cart, products: find }: Work, more: readonly number[] = []): Promise<Read> {
  const rows = await linesOf(db, cart.cart_id);
  const products = await find([...new Set([...rows.map((row) => row.product_id), ...more])], cart.warehouse_id);
  const lines = rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [{ ...row, product }] : [];
  });
  const ordered = await orderedToday(db, [...products.values()], {
    userId: cart.user_id,
    at: () => now(db, clock),
    except: cart.order_id,
    cartId: cart.cart_id,
  });
  return { lines, products, tally: tallyOf(lines, ordered) };
}

/** How a product is called that this warehouse does not sell. */
async function nameOf({ db }: Work, productId: number): Promise<string> {
  const row = await db
    .selectFrom('product')
    .select(['name', 'brand', 'size'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? quoted({ name: row.name, shortDescr: row.brand, description: row.size }) : 'Questo prodotto';
}

type Wanted = Omit<NewLine, 'params' | 'infos'> & {
  params?: Record<string, string> | undefined;
  infos?: Record<string, string> | undefined;
};

/** Adds products to the cart; equal product, options and notes are one line. */
export async function addItems(work: Work, items: readonly Wanted[]): Promise<void> {
  bounded(items);
  const { lines, products, tally } = await readLines(
    work,
    items.map((item) => item.productId),
  );
  const nameOfLine = (productId: number, sameness: string) => `${productId} ${sameness}`;
  const present = new Set(lines.map((line) => nameOfLine(line.product_id, line.sameness)));
  await each(work, items, async (item) => {
    const product = products.get(item.productId);
    if (!product)
      throw new Problem(
        status.notFound,
        'cart.notAvailable',
        `${await nameOf(work, item.productId)} non c’è in questo negozio.`,
      );
    const params = chosenParams(product, item.params);
    const infos = knownInfos(item.infos);
    checkSize(product, infos);
    const rule = quantityRule(product);
    const before = tally.products.get(product.productId) ?? 0;
    const quantity = before === 0 ? onStep(item.quantity, rule) : item.quantity;
    if (quantity !== item.quantity) work.warn('cart.quantityStep', rounded(product));
    checkQuantity(product, tally, before === 0 ? quantity : before + quantity, before);
    const line = nameOfLine(product.productId, samenessOf(params, infos));
    if (!present.has(line) && present.size >= mostLines(work.cart))
      throw new Problem(
        status.validation,
        'cart.tooManyLines',
        `Il carrello è pieno: può avere al massimo ${mostLines(work.cart)} righe.`,
      );
    present.add(line);
    await addLine(work.db, work.cart.cart_id, { ...item, quantity, params, infos });
    count(tally, product, quantity);
  });
}

/** The items of cart/add as lines to be. */
export function wantedItems(items: DecodedInputOf<typeof cart.add>['items']): Wanted[] {
  return items.map((item) => {
    const quantity = wireQuantity(item.quantity);
    if (quantity === 0) throw malformed('La quantità non è valida.');
    return {
      productId: item.productId,
      quantity,
      params: item.params,
      infos: item.infos,
      insertionTypeId: 1,
      deliveryWarehouseId: item.deliveryWarehouseId,
      searchUid: item.searchParams?.searchUid?.slice(0, 100),
    };
  });
}

/** Sets the quantity of lines; 0 removes. */
export async function updateItems(work: Work, items: DecodedInputOf<typeof cart.update>['items']): Promise<void> {
  bounded(items);
  const { lines: all, tally } = await readLines(work);
  const lines = new Map(all.map((line) => [line.item_id, line]));
  const wanted = items.map((item) => ({ itemId: item.itemId, quantity: wireQuantity(item.quantity) }));
  await each(work, wanted, async ({ itemId, quantity: asked }) => {
    const line = lines.get(itemId);
    if (!line) throw itemNotFound();
    const quantity = onStep(asked, quantityRule(line.product));
    if (quantity === 0) {
      await removeLines(work.db, work.cart.cart_id, [itemId]);
      lines.delete(itemId);
    } else {
      checkQuantity(line.product, tally, quantity, line.quantity);
      await setQuantity(work.db, itemId, quantity);
      if (quantity !== asked) work.warn('cart.quantityStep', rounded(line.product));
    }
    count(tally, line.product, quantity - line.quantity);
    line.quantity = quantity;
  });
}

/** Removes lines; an empty list empties the cart. */
export async function deleteItems(work: Work, items: DecodedInputOf<typeof cart.delete>['items']): Promise<void> {
  if (items.length > most) throw malformed(`Al massimo ${most} righe.`);
  if (items.length === 0) {
    await removeLines(work.db, work.cart.cart_id);
    return;
  }
  await each(work, items, async ({ itemId }) => {
    if ((await removeLines(work.db, work.cart.cart_id, [itemId])) === 0) throw itemNotFound();
  });
}

/** Replaces the notes of lines. */
export async function annotateItems(
  work: Work,
  items: DecodedInputOf<typeof wholeCart.updateInfos>['items'],
): Promise<void> {
  bounded(items);
  const lines = new Map((await readLines(work)).lines.map((line) => [line.item_id, line]));
  await each(work, items, async ({ itemId, infos }) => {
    const line = lines.get(itemId);
    if (!line) throw itemNotFound();
    const next = knownInfos({ ...line.infos, ...infos });
    checkSize(line.product, next);
    const equal = [...lines.values()].find(
      (other) =>
        other !== line && other.product_id === line.product_id && other.sameness === samenessOf(line.params, next),
    );
    if (equal) throw new Problem(status.conflict, 'cart.sameLine', 'C’è già una riga uguale con questa nota.');
    await setInfos(work.db, line, next);
    Object.assign(line, { infos: next, sameness: samenessOf(line.params, next) });
  });
}
