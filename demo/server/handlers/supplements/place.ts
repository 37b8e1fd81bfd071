import type { Transaction } from 'kysely';
import { toCents } from '../../../../core/rules/price.ts';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { confirmSupplement } from '../../payment/confirmSupplement.ts';
import { newPayment } from '../../payment/newPayment.ts';
import { inEuro } from '../../pricing/money.ts';
import { samenessOf } from '../../sql/cart/lines.ts';
import { takeStock } from '../../sql/cart/stock.ts';
import { productsIn } from '../../sql/catalogue/productsById.ts';
import { lockOrder } from '../../sql/orders/lapsedSupplements.ts';
import { countAlone } from '../../sql/orders/orderedToday.ts';
import type { StoredOrder } from '../../sql/orders/orders.ts';
import {
  giveUpSupplement,
  itemsOfSupplement,
  placedSupplements,
  waitingSupplement,
  type SupplementRow,
} from '../../sql/orders/supplements.ts';
import { now } from '../../time/clock.ts';
import { byCard } from '../checkout/payment.ts';
import { minutesToPay } from '../checkout/placeOrder.ts';
import { ownOrder } from '../orders/show.ts';
import { quoted } from '../../language/quoted.ts';
import { basketOf, requireAddable, type Basket, type WantedItem } from './basket.ts';

type Db = Transaction<Database>;

export interface Wish {
  orderId: number;
  items: readonly WantedItem[];
  /** In euro, as the customer has seen it. */
  total: number;
  /** The last addition that the customer has seen on the order; unknown for clients that do not say. */
  after: number | undefined;
  adult: boolean;
}

export interface Added {
  supplementId: number;
  /** True only for the call that made something to be paid: it alone asks the provider. */
  fresh: boolean;
}

/** Refuses what the customer has not seen at this price, and alcohol without their word (LAW-16). */
function requireSeen({ priced, adultsOnly }: Basket, { total, adult }: Wish): void {
  if (toCents(total) !== priced.total)
    throw new Problem(
      status.conflict,
      'cart.changed',
      `Un prezzo è cambiato: ora il totale dell’aggiunta è ${inEuro(priced.total)}. Controllalo e conferma di nuovo.`,
    );
  if (adultsOnly && !adult)
    throw new Problem(
      status.validation,
      'cart.adultRequired',
      'Fra i prodotti ci sono alcolici: dichiara di avere almeno 18 anni.',
      { field: 'adult' },
    );
}

/** Is an addition the very same? */
async function isSame(db: Db, { supplement_id, gross_total }: SupplementRow, { lines, priced }: Basket) {
  if (gross_total !== priced.total) return false;
  const kept = await itemsOfSupplement(db, supplement_id);
  return (
    kept.length === lines.length &&
    kept.every(({ product_id, quantity, params, infos }) =>
      lines.some(
        (line) =>
          line.product.productId === product_id &&
          line.quantity === quantity &&
          samenessOf(line.params, line.infos) === samenessOf(params, infos),
      ),
    )
  );
}

/** What waits for its payment already, if it is the very same. */
async function sameWaiting(db: Db, orderId: number, basket: Basket): Promise<number | undefined> {
  const waits = await waitingSupplement(db, orderId);
  return waits && (await isSame(db, waits, basket)) ? waits.supplement_id : undefined;
}

/** Optimistic lock: refuses what was pressed before the order had its last additions; without `after`, what equals one of them. */
async function requireLast(db: Db, { orderId, after }: Wish, basket: Basket): Promise<void> {
  const placed = await placedSupplements(db, orderId, after ?? 0);
  for (const row of placed)
    if (after !== undefined || (await isSame(db, row, basket)))
      throw new Problem(
        status.conflict,
        'cart.changed',
        `A quest’ordine sono già stati aggiunti prodotti per ${inEuro(row.gross_total)}. Se vuoi anche questi, conferma di nuovo.`,
      );
}

async function holdStock(db: Db, order: StoredOrder, { lines }: Basket): Promise<void> {
  for (const { product, quantity } of [...lines].sort((a, b) => a.product.productId - b.product.productId))
    if (!(await takeStock(db, order.warehouse_id, product.productId, quantity)))
      throw new Problem(
        status.conflict,
        'cart.notAvailable',
        `${quoted(product)} è stato appena venduto: controlla la quantità.`,
      );
}

async function insert(db: Db, orderId: number, { lines, priced }: Basket, at: Date): Promise<number> {
  const { supplement_id } = await db
    .insertInto('supplement')
    .values({
      order_id: orderId,
      state: 'waiting',
      at,
      expires_at: new Date(at.getTime() + minutesToPay * 60_000),
      net_total: priced.goods,
      bag_count: priced.bags,
      bag_fee: priced.bagFee,
      adjustment_total: priced.adjustmentTotal,
      adjustments: JSON.stringify(priced.adjustments),
      gross_total: priced.total,
      variable_weight_total: priced.variableTotal,
      reason: null,
    })
    .returning('supplement_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('supplement_item')
    .values(
      lines.map(({ product, quantity, params, infos }, index) => ({
        supplement_id,
        params: JSON.stringify(params),
        infos: JSON.stringify(infos),
        product_id: product.productId,
        product: JSON.stringify(product),
        quantity,
        unit_price: priced.lines[index]!.unitPrice,
        gross_total: priced.lines[index]!.gross,
        variable: priced.lines[index]!.variable,
      })),
    )
    .execute();
  return supplement_id;
}

/**
 * Holds what is to be added to an order, all or nothing, in the fixed order cart, order, products by id; what is paid on delivery is added at once.
 * Something else that still waits for its payment gives way; the very same stays the one that waits.
 */
export async function placeSupplement(db: Db, context: Context, userId: number, wish: Wish): Promise<Added> {
  const { clock } = context;
  await lockOrder(db, wish.orderId);
  await countAlone(db, userId);
  const order = await ownOrder(db, wish.orderId, userId);
  const at = await now(db, clock);
  await requireAddable(db, order, at);
  const before = await basketOf(db, order, wish.items, productsIn(db)).catch((failure: unknown) => failure as Error);
  const waits = before instanceof Error ? undefined : await sameWaiting(db, wish.orderId, before);
  if (waits !== undefined) return { supplementId: waits, fresh: false };
  await giveUpSupplement(db, wish.orderId, null);
  const basket = await basketOf(db, order, wish.items, productsIn(db));
  await requireLast(db, wish, basket);
  requireSeen(basket, wish);
  await holdStock(db, order, basket);
  const supplementId = await insert(db, wish.orderId, basket, at);
  const { total: gross_total, variableTotal: variable_weight_total, reserved } = basket.priced;
  const { order_id, payment_type_id } = order;
  const fresh = payment_type_id === byCard && reserved > 0;
  if (fresh) await newPayment(db, { order_id, supplement_id: supplementId, gross_total, variable_weight_total }, at);
  else await confirmSupplement(db, context, { order_id, supplement_id: supplementId, held: 0 });
  return { supplementId, fresh };
}
