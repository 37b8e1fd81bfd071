import { sql } from 'kysely';
import * as v from 'valibot';
import { forAdults } from '../../../../core/rules/lawMarks.ts';
import { isServiceProduct } from '../../../../core/rules/productNature.ts';
import { fromThousandths, quantityRule } from '../../../../core/rules/quantity.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { service } from '../../../../core/rules/services.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Supplement } from '../../../../core/schema/supplements.ts';
import type { Db } from '../../database/database.ts';
import { malformed, Problem, status } from '../../http/problem.ts';
import { priceCart } from '../../pricing/priceCart.ts';
import type { Priced } from '../../pricing/pricedCart.ts';
import { changingOf, withHeld } from '../../sql/cart/changing.ts';
import { samenessOf } from '../../sql/cart/lines.ts';
import type { ProductSource } from '../../sql/catalogue/productsById.ts';
import { itemsOfOrder, type StoredOrder } from '../../sql/orders/orders.ts';
import { orderedToday } from '../../sql/orders/orderedToday.ts';
import { isAddable } from '../../sql/orders/supplements.ts';
import { checkSize, chosenParams, knownInfos } from '../cart/choices.ts';
import { checkQuantity, count, onStep, tallyOf, wireQuantity } from '../cart/limits.ts';
import { fastLimit } from '../cart/restrictions.ts';

type Texts = Record<string, string>;

const most = 50;

const refused = (code: string, words: string) => new Problem(status.notAllowed, code, words);

/** Refuses an order to which nothing can be added any more, or that its customer has opened for change. */
export async function requireAddable(db: Db, order: StoredOrder, at: Date): Promise<void> {
  const { order_id } = order;
  if (!isAddable(order, at))
    throw refused(
      'order.picking',
      `All’ordine ${order_id} non si può più aggiungere nulla: abbiamo iniziato a prepararlo, o non è più in corso.`,
    );
  const changing = await db
    .selectFrom('cart')
    .select('cart_id')
    .where('order_id', '=', order_id)
    .limit(1)
    .executeTakeFirst();
  if (changing)
    throw refused(
      'order.beingChanged',
      `Stai modificando l’ordine ${order_id}: aggiungi nel carrello quello che manca, o concludi prima la modifica.`,
    );
}

const pair = /^(\d{1,9}):(\d{1,4}(?:\.\d{1,3})?)$/;

/** What a customer wants to add of a product; in pieces or kilograms. */
export interface WantedItem {
  productId: number;
  quantity: number;
  params?: Texts | undefined;
  infos?: Texts | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const listOfParams = v.array(v.record(v.string(), v.string()));

/** `12:2,40:0.5` as products and their quantities, with the chosen options of each; HTTP 400 for anything else. */
export function itemsIn(products: string, params?: string): WantedItem[] {
  const pairs = products.split(',');
  const chosen = params === undefined ? undefined : v.safeParse(listOfParams, parsed(params));
  if (chosen && (!chosen.success || chosen.output.length !== pairs.length))
    throw malformed('Scegli che cosa aggiungere.');
  return pairs.map((text, index) => {
    const [, id, quantity] = pair.exec(text) ?? [];
    if (id === undefined || quantity === undefined) throw malformed('Scegli che cosa aggiungere.');
    return {
      productId: Number(id),
      quantity: Number(quantity),
      params: chosen?.success ? chosen.output[index] : undefined,
    };
  });
}

interface Wanted {
  productId: number;
  quantity: number;
  params: Texts;
  infos: Texts;
}

/** What a customer wants to add: in thousandths, one line for each product and what was chosen of it. */
function wantedOf(items: readonly WantedItem[]): Wanted[] {
  if (items.length === 0 || items.length > most) throw malformed('Scegli che cosa aggiungere.');
  const wanted = new Map<string, Wanted>();
  for (const { productId, quantity, params = {}, infos: said } of items) {
    const thousandths = wireQuantity(quantity);
    if (thousandths === 0) throw malformed('La quantità non è valida.');
    const infos = knownInfos(said);
    const key = `${productId} ${samenessOf(params, infos)}`;
    const before = wanted.get(key)?.quantity ?? 0;
    wanted.set(key, { productId, quantity: before + thousandths, params, infos });
  }
  return [...wanted.values()];
}

export interface Basket {
  lines: { product: Product; quantity: number; params: Texts; infos: Texts }[];
  priced: Priced;
  adultsOnly: boolean;
}

/** Products and prices of what is to be added, with what the order has already counted against their limits; throws the first refusal. */
export async function basketOf(
  db: Db,
  order: StoredOrder,
  items: readonly WantedItem[],
  products: ProductSource,
): Promise<Basket> {
  const wanted = wantedOf(items);
  const known = await withHeld(products, await changingOf(db, order.order_id))(
    wanted.map(({ productId }) => productId),
    order.warehouse_id,
  );
  const ordered = await orderedToday(db, [...known.values()], {
    userId: order.user_id,
    at: () => order.insert_date,
    except: order.order_id,
  });
  const tally = tallyOf(await itemsOfOrder(db, order.order_id), ordered);
  const lines = wanted.map(({ productId, quantity: asked, params: chosen, infos }) => {
    const product = known.get(productId);
    if (!product) throw refused('cart.notAvailable', 'Uno di questi prodotti non c’è nel negozio di questo ordine.');
    if (isServiceProduct(product))
      throw refused('order.noServices', 'I servizi non si aggiungono a un ordine: mettili nel carrello.');
    const params = chosenParams(product, chosen);
    checkSize(product, infos);
    const quantity = onStep(asked, quantityRule(product));
    const before = tally.products.get(productId) ?? 0;
    checkQuantity(product, tally, before + quantity, before);
    count(tally, product, quantity);
    return { product, quantity, params, infos };
  });
  const priced = priceCart(
    lines.map(({ product, quantity, params }, index) => ({ itemId: index + 1, product, quantity, params })),
    [],
    undefined,
  );
  await refuseTooMuch(db, order, { lines, priced });
  return { lines, priced, adultsOnly: lines.some(({ product }) => forAdults(product)) };
}

/** Fast delivery brings so many articles and no more, those of the order included. */
async function refuseTooMuch(db: Db, order: StoredOrder, { lines, priced }: Pick<Basket, 'lines' | 'priced'>) {
  if (order.delivery_service_id !== service.fast) return;
  const { pieces } = await db
    .selectFrom('order_item')
    .select(
      sql<number>`coalesce(sum(case when variable then 1 else ceil(quantity / 1000.0) end), 0)::integer`.as('pieces'),
    )
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow();
  const more = lines.reduce(
    (sum, { quantity }, index) => sum + (priced.lines[index]?.variable ? 1 : Math.ceil(fromThousandths(quantity))),
    0,
  );
  if (pieces + more > fastLimit)
    throw refused(
      'cart.fastLimit',
      `La consegna rapida porta al massimo ${fastLimit} articoli: con questi sarebbero ${pieces + more}.`,
    );
}

/** What is to be added as the wire has it; `paysByCard` says whether it is paid now, `maskedCard` with what. */
export const basketOnTheWire = (
  { lines, priced, adultsOnly }: Basket,
  paysByCard: boolean,
  maskedCard: string | undefined,
): Supplement => ({
  lines: lines.map(({ product, quantity, params }, index) => ({
    product,
    params,
    quantity: fromThousandths(quantity),
    grossTotal: toEuro(priced.lines[index]?.gross ?? 0),
  })),
  netTotal: toEuro(priced.goods),
  orderAdjustmentSummary: {
    orderAdjustments: priced.adjustments.map(({ description, amount }, index) => ({
      orderAdjustmentId: index + 1,
      amount: toEuro(amount),
      description,
    })),
  },
  ...(priced.bags > 0 && { bags: { count: priced.bags, unitPrice: toEuro(priced.bagFee / priced.bags) } }),
  packagingFee: toEuro(priced.bagFee),
  totalVariableWeight: toEuro(priced.variableTotal),
  grossTotal: toEuro(priced.total),
  reservedAmount: paysByCard ? toEuro(priced.reserved) : 0,
  ...(paysByCard && maskedCard !== undefined && { maskedCard }),
  adultsOnly,
});
