import { sql } from 'kysely';
import type { usual } from '../../../core/api/endpoints/usual.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { fromThousandths } from '../../../core/rules/quantity.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/implement.ts';
import { findCart } from '../sql/cart/carts.ts';
import { defaultWarehouse } from '../sql/delivery/stores.ts';
import { now } from '../time/clock.ts';
import { customerSession } from './session/customer.ts';

const days = 180;
/** In fewer orders it is no habit. */
const often = 2;
const most = 60;

/** Orders that were placed and came, or are on their way. */
const placed = [3, 4, 5, 6, 7, 8, 9, 18, 22];

/** The products of a customer's orders since then, the most bought first: in how many, as many of each as usual (the median, thousandths), with the options chosen last. */
const habits = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.order_id', 'order_item.order_id')
    .select((of) => [
      'product_id',
      of.fn.count<number>('shop_order.order_id').distinct().as('times'),
      sql<number>`percentile_disc(0.5) within group (order by quantity)`.as('quantity'),
      sql<Record<string, string>>`(array_agg(params order by insert_date desc))[1]`.as('params'),
    ])
    .where('user_id', '=', userId)
    .where('status', 'in', placed)
    .where('replaced', '=', false)
    .where('insert_date', '>=', since)
    .groupBy('product_id')
    .having((of) => of(of.fn.count('shop_order.order_id').distinct(), '>=', often))
    .orderBy('times', 'desc')
    .orderBy((of) => of.fn.max('insert_date'), 'desc')
    .orderBy('product_id')
    .limit(most)
    .execute();

/** What a customer usually buys, as the store of their cart sells it now; what it does not sell any more is left out. */
export const usualHandlers: Handlers<typeof usual> = {
  async list(_input, context) {
    const session = customerSession(context);
    const { db, clock } = context;
    const since = new Date((await now(db, clock)).getTime() - days * 86_400_000);
    const found = await habits(db, session.userId, since);
    const warehouseId = (await findCart(db, session))?.warehouse_id ?? (await defaultWarehouse(db));
    const products = await (
      await context.products()
    )(
      found.map(({ product_id }) => product_id),
      warehouseId,
    );
    return {
      items: found.flatMap(({ product_id, times, quantity, params }) => {
        const product = products.get(product_id);
        if (!product || isServiceProduct(product)) return [];
        return [
          {
            product,
            quantity: fromThousandths(quantity),
            times: Number(times),
            ...(Object.keys(params).length > 0 && { params }),
            available: (product.available ?? 0) > 0,
          },
        ];
      }),
    };
  },
};
