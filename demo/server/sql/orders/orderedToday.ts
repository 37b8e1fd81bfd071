import type { Transaction } from 'kysely';
import { addDays, romeTime } from '../../../../core/rules/dates.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { toThousandths } from '../../../../core/rules/quantity.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Database, Db } from '../../database/database.ts';
import { fromRome } from '../../time/rome.ts';

type Limited = Pick<Product, 'productId' | 'productInfos'>;

/** How much of a product a customer may order on one day, in thousandths; 0 where there is no such maximum (account §8). */
export const dailyMaximum = ({ productInfos }: Limited): number =>
  Math.max(0, toThousandths(Number(productInfos.DAILY_MAX ?? 0) || 0));

const limitedIn = (products: readonly Limited[]): number[] =>
  products.filter((product) => dailyMaximum(product) > 0).map(({ productId }) => productId);

interface Day {
  userId: number | null;
  /** Gives any moment of the day in Rome; asked only where something has a daily maximum. */
  at: () => Date | Promise<Date>;
  /** An order that is counted elsewhere: the one that is changed or added to. */
  except: number | null;
  /** A cart whose order still waits for its payment: its lines are the cart's. */
  cartId?: number;
}

const nothing: ReadonlyMap<number, number> = new Map();
const ended = [orderStatus.cancelled, orderStatus.invalidated, orderStatus.failed];

/** How much of those of these products that have a daily maximum a customer has ordered on that day, or is about to add to an order of it; thousandths by product. */
export async function orderedToday(
  db: Db,
  products: readonly Limited[],
  { userId, at, except, cartId }: Day,
): Promise<ReadonlyMap<number, number>> {
  const ids = limitedIn(products);
  if (userId === null || ids.length === 0) return nothing;
  const { date } = romeTime((await at()).getTime());
  const orders = db
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('insert_date', '>=', fromRome(date, '00:00'))
    .where('insert_date', '<', fromRome(addDays(date, 1), '00:00'))
    .where('status', 'not in', ended)
    .where('order_id', 'is distinct from', except)
    .where((each) =>
      each.not(each.and([each('cart_id', '=', cartId ?? null), each('status', '=', orderStatus.pending)])),
    );
  const rows = await db
    .selectFrom('order_item')
    .select(['product_id', 'quantity'])
    .where('order_id', 'in', orders)
    .where('product_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('supplement_item')
        .innerJoin('supplement', 'supplement.supplement_id', 'supplement_item.supplement_id')
        .select(['product_id', 'quantity'])
        .where('state', '=', 'waiting')
        .where('order_id', 'in', orders)
        .where('product_id', 'in', ids),
    )
    .execute();
  const sums = new Map<number, number>();
  for (const { product_id, quantity } of rows) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity);
  return sums;
}

/** Lets one order of a customer after the other count what has a daily maximum; to be called before `orderedToday` by what makes an order. */
export async function countAlone(db: Transaction<Database>, userId: number): Promise<void> {
  await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}
