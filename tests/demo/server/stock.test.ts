import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { releaseExpired } from '../../../demo/server/payment/unpaid.ts';
import type { Credentials } from './caller.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { lateSlot, newcomers, plainProducts, put } from './people.ts';

const onDelivery = { payment_type_id: 22 };
const byCard = { payment_type_id: 12 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let filler: { productId: number; quantity: number };
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 12);
    filler = { productId: products[11]!, quantity: 5 };
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** Customers ready to buy, each with these lines in this order. */
  async function buyers(...baskets: { productId: number; quantity: number }[][]): Promise<Credentials[]> {
    const people = await newcomers(cluster.first, baskets.length);
    let slot: ReturnType<typeof lateSlot> | undefined;
    for (const [index, { credentials, address_id }] of people.entries()) {
      for (const line of baskets[index]!) await put(cluster.first, credentials, line);
      await cluster.first.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, credentials);
      slot ??= lateSlot((await cluster.first.request(delivery.timeslots, {}, credentials)).data.days);
      await cluster.first.request(delivery.selectTimeslot, slot, credentials);
    }
    return people.map(({ credentials }) => credentials);
  }
  const buyAll = (people: readonly Credentials[]) =>
    Promise.all(people.map((credentials) => cluster.next().request(checkout.buy, onDelivery, credentials)));
  const stockOf = async (productId: number) =>
    (
      await cluster.first.db
        .selectFrom('stock')
        .select('available')
        .where('product_id', '=', productId)
        .where('warehouse_id', '=', 1)
        .executeTakeFirstOrThrow()
    ).available;
  const setStock = (productId: number, thousandths: number) =>
    cluster.first.db.updateTable('stock').set({ available: thousandths }).where('product_id', '=', productId).execute();

  test.each(rounds(1, 50))(
    'STK-02 of 1.000 kg two of five that ask 0.350 kg get it, and 300 g are left [POST /checkout/buy] (%i)',
    async () => {
      const bulk = products[0]!;
      await cluster.first.db
        .updateTable('product')
        .set({
          infos: JSON.stringify({
            TIPOLOGIA: 'Sfuso',
            WEIGHT_SELLING: '0.1',
            STEP_SELLING: '0.05',
            WEIGHT_UNIT_SELLING: 'KG',
          }),
          unit: 'kg',
        })
        .where('product_id', '=', bulk)
        .execute();
      await setStock(bulk, 1000);
      const people = await buyers(...Array.from({ length: 5 }, () => [{ productId: bulk, quantity: 0.35 }, filler]));
      const answers = await buyAll(people);
      expect(answers.filter(({ status }) => status === 0)).toHaveLength(2);
      expect(answers.filter(({ errors }) => errors[0]?.code === 'cart.notAvailable')).toHaveLength(3);
      expect(await stockOf(bulk)).toBe(300);
    },
  );

  test.each(rounds(1, 50))(
    'STK-03 the maximum of a product and of its class holds over lines, tabs, lists and whole lists into the cart [POST /cart/add] [POST /cart/add-all-from-wishlist] (%i)',
    async () => {
      const [one, two, three] = [products[1]!, products[2]!, products[3]!];
      const limited = await cluster.first.db
        .selectFrom('product_class')
        .select(['product_class_id', 'max'])
        .where('max', 'is not', null)
        .executeTakeFirstOrThrow();
      const most = limited.max! / 1000;
      await cluster.first.db.updateTable('product').set({ max_acq: 4000 }).where('product_id', '=', one).execute();
      await cluster.first.db
        .updateTable('product')
        .set({ limit_class_id: limited.product_class_id })
        .where('product_id', 'in', [two, three])
        .execute();
      const [me] = await buyers([filler]);
      const tabs = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((note) =>
          cluster.next().request(cart.add, { items: [{ productId: one, quantity: 1, infos: { note } }] }, { ...me }),
        ),
      );
      expect(tabs.filter(({ errors }) => errors[0]?.code === 'cart.maxAcq')).toHaveLength(2);
      const classes = await Promise.all(
        Array.from({ length: most + 3 }, (_, index) =>
          put(cluster.next(), { ...me }, { productId: index % 2 ? two : three, quantity: 1 }),
        ),
      );
      expect(classes.filter(({ errors }) => errors[0]?.code === 'cart.maxClass')).toHaveLength(3);
      const { listId } = (await cluster.first.request(lists.insert, { name: 'Troppo' }, me)).data;
      await cluster.first.request(
        lists.addProducts,
        { wishlistId: listId, items: [one, two].map((productId) => ({ productId, quantity: 1 })) },
        me,
      );
      const all = await cluster.first.request(wholeCart.addAllFromWishlist, { list_id: listId }, me);
      expect(all.errors.map(({ code }) => code).sort()).toEqual(['cart.maxAcq', 'cart.maxClass']);
      const sums = new Map<number, number>();
      for (const { productId, quantity } of all.data.cartItems!)
        sums.set(productId, (sums.get(productId) ?? 0) + quantity);
      expect(sums.get(one)).toBe(4);
      expect(sums.get(two)! + sums.get(three)!).toBe(most);
    },
  );

  test('STK-07 an abandoned payment gives its stock back exactly once, whoever notices, also a server that started later', async () => {
    const held = products[4]!;
    await setStock(held, 10_000);
    const [me] = await buyers([{ productId: held, quantity: 4 }, filler]);
    const bought = await cluster.first.request(checkout.buy, byCard, me);
    expect(await stockOf(held)).toBe(6_000);
    cluster.first.clock.offset += 19 * 60_000;
    await releaseExpired(cluster.next().payments);
    expect(await stockOf(held)).toBe(6_000);
    cluster.first.clock.offset += 2 * 60_000;
    const fresh = { ...cluster.first.clock };
    const ended = await Promise.all([
      releaseExpired({ ...cluster.next().payments, clock: fresh }),
      releaseExpired({ ...cluster.next().payments, clock: fresh }),
      cluster.next().request(orders.list, {}, { ...me }),
    ]);
    expect(ended[0] + ended[1]).toBeLessThanOrEqual(1);
    await releaseExpired({ ...cluster.next().payments, clock: fresh });
    expect(await stockOf(held)).toBe(10_000);
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(
      11,
    );
    cluster.first.clock.offset = 0;
  });

  test.each(rounds(2, 200))(
    'STK-08 baskets that hold the same goods in opposite order never meet a deadlock [POST /checkout/buy] (%i)',
    async () => {
      const goods = [products[5]!, products[6]!, products[7]!];
      for (const productId of goods) await setStock(productId, 8_000);
      const people = await buyers(
        ...Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? goods : [...goods].reverse()).map((productId) => ({ productId, quantity: 1 })).concat(filler),
        ),
      );
      const answers = await buyAll(people);
      expect(answers.filter(({ status }) => status === 0)).toHaveLength(8);
      expect(
        answers.every(
          ({ http, status, errors }) => http === 200 && (status === 0 || errors[0]?.code === 'cart.notAvailable'),
        ),
      ).toBe(true);
      for (const productId of goods) expect(await stockOf(productId)).toBe(0);
    },
  );

  test.each(rounds(2, 100))(
    'PAY-05 an order that lapses while the same cart is bought again gives its stock back once [POST /checkout/buy] (%i)',
    async () => {
      const held = products[8]!;
      await setStock(held, 10_000);
      const [me] = await buyers([{ productId: held, quantity: 3 }, filler]);
      await cluster.first.request(checkout.buy, byCard, me);
      cluster.first.clock.offset += 21 * 60_000;
      const clock = { ...cluster.first.clock };
      const [again] = await Promise.all([
        cluster.next().request(checkout.buy, onDelivery, { ...me }),
        releaseExpired({ ...cluster.next().payments, clock: clock }),
        releaseExpired({ ...cluster.next().payments, clock: clock }),
      ]);
      expect(again.status).toBe(0);
      expect(await stockOf(held)).toBe(7_000);
      const states = await cluster.first.db
        .selectFrom('shop_order')
        .innerJoin('order_item', 'order_item.order_id', 'shop_order.order_id')
        .select('shop_order.status')
        .where('order_item.product_id', '=', held)
        .execute();
      expect(states.filter(({ status }) => status === 3).length).toBeGreaterThan(0);
      expect(states.filter(({ status }) => status === 1)).toEqual([]);
      cluster.first.clock.offset = 0;
    },
  );
});
