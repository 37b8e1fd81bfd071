import { describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { usual } from '../../../core/api/endpoints/usual.ts';
import type { Credentials } from './caller.ts';
import { createBuying } from './buying.ts';
import { chooseDelivery, newcomers, put } from './people.ts';
import { plainShop } from './plainShop.ts';
import { now } from '../../moment.ts';

const plain = plainShop(6, { stock: 1000, silent: true });

/** Somebody new, and how they order: pieces by the plain product's index. */
async function customer() {
  const [{ credentials: me, address_id } = { credentials: {} as Credentials, address_id: 0 }] = await newcomers(
    plain.shop,
    1,
  );
  await plain.shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  const order = async (pieces: Record<number, number>): Promise<number> => {
    const items = Object.entries(pieces).map(([index, quantity]) => ({ productId: plain.id(Number(index)), quantity }));
    await put(plain.shop, me, ...items);
    await chooseDelivery(plain.shop, me, { address_id, delivery_service_id: 2 });
    const { data, errors } = await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
    expect(errors).toEqual([]);
    return data.orderId;
  };
  const list = async () =>
    (await plain.shop.request(usual.list, {}, me)).data.items.map(({ product, quantity, times, available }) => [
      plain.ids.indexOf(product.productId),
      quantity,
      times,
      available,
    ]);
  return { me, order, list };
}

describe('what a customer usually buys', () => {
  test('is what stands in two orders or more, the most bought first, as many as usual; it is one’s own', async () => {
    const { order, list } = await customer();
    await order({ 0: 4, 1: 2 });
    expect(await list()).toEqual([]);
    await order({ 0: 5, 2: 1 });
    await order({ 0: 9, 1: 3 });
    expect(await list()).toEqual([
      [0, 5, 3, true],
      [1, 2, 2, true],
    ]);
    expect(await (await customer()).list()).toEqual([]);
  });

  test('a cancelled order, and one of more than six months ago, is no habit; what is sold out stands apart, what is sold no more is left out', async () => {
    const { me, order, list } = await customer();
    const { setStock } = createBuying(plain.shop, plain.id(5));
    await order({ 0: 4, 3: 1 });
    const old = await order({ 0: 4, 1: 1 });
    const cancelled = await order({ 0: 4, 1: 1, 3: 1 });
    expect((await list()).map(([index]) => index)).toEqual([0, 1, 3]);
    await plain.shop.request(orders.delete, { order_id: cancelled }, me);
    expect(await list()).toEqual([[0, 4, 2, true]]);
    await setStock(plain.id(0), 0);
    expect(await list()).toEqual([[0, 4, 2, false]]);
    await setStock(plain.id(0), 1000);
    const long = 181 * 86_400_000;
    await plain.shop.db
      .updateTable('shop_order')
      .set({ insert_date: new Date(now() - long) } as object)
      .where('order_id', '=', old)
      .execute();
    expect(await list()).toEqual([]);
  });
});
