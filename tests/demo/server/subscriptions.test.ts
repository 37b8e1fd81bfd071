import { describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { passes } from '../../../demo/shop/passes.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking, deliver, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine, substitute } from '../../../demo/server/warehouse/pick.ts';
import type { Credentials } from './caller.ts';
import { annasHome, chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';
import { now } from '../../moment.ts';

const plain = plainShop(2, { stock: 100, silent: true });
const yearly = passes.year.productId;
const giuliasHome = { address_id: 1006, delivery_service_id: 2 };

const subscribed = async (me: Credentials) =>
  (await plain.shop.request(orders.list, { order_type: 'subscription' }, me)).data.orders;
const termsOf = async (me: Credentials) =>
  (await subscribed(me))
    .flatMap(({ subscriptions = [] }) => subscriptions)
    .map(({ state, begins, ends }) => ({ state, begins, ends }));
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

async function buy(me: Credentials, home: typeof annasHome, quantity = 4): Promise<number> {
  await put(plain.shop, me, { productId: plain.id(0), quantity }, { productId: yearly, quantity: 1 });
  await chooseDelivery(plain.shop, me, home);
  const { data, errors } = await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
  expect(errors).toEqual([]);
  return data.orderId;
}

describe('subscriptions (account §4, rulings 18 and 31)', () => {
  test('the order list has them by order_type, in every state, with due dates and transactions [GET /order/list]', async () => {
    const giulia = await logIn(plain.shop, 'giulia');
    const list = await subscribed(giulia);
    const found = list.flatMap(({ subscriptions = [] }) => subscriptions);
    expect(found.map(({ state }) => state).sort()).toEqual(['active', 'expired', 'expiring', 'ordered', 'renewable']);
    const due = (state: string) => found.find((each) => each.state === state)!.dueDates.map(({ statusId }) => statusId);
    expect(due('ordered')).toEqual([3]);
    expect(due('active')).toEqual([4]);
    expect(due('expiring')).toEqual([4, 2]);
    expect(due('renewable')).toEqual([4, 1]);
    expect(due('expired')).toEqual([4]);
    const paid = (state: string) =>
      found.find((each) => each.state === state)!.dueDates[0]!.transactions.map(({ statusId }) => statusId);
    expect(paid('active')).toEqual([0, 2]);
    expect(paid('expired')).toEqual([3]);
    expect(paid('ordered')).toEqual([]);
    const [active, renewal] = ['active', 'ordered'].map((state) => found.find((each) => each.state === state)!);
    expect(renewal!.begins > active!.ends).toBe(true);
    expect((await plain.shop.request(orders.list, { order_type: 'order' }, giulia)).data.orders).toEqual([]);
    expect(await subscribed(await logIn(plain.shop, 'bruno'))).toEqual([]);
  });

  test('bought with the shopping it begins with its delivery, costs no delivery at once and later on, and ends with its order', async () => {
    const { shop } = plain;
    const anna = await logIn(shop, 'anna');
    await put(shop, anna, { productId: plain.id(0), quantity: 4 });
    const { sel_date } = await chooseDelivery(shop, anna);
    const before = (await shop.request(cart.view, {}, anna)).data;
    expect(before.deliveryFee).toBeGreaterThan(0);
    await put(shop, anna, { productId: yearly, quantity: 1 });
    const joined = (await shop.request(cart.view, {}, anna)).data;
    expect(joined.deliveryFee).toBe(0);
    expect(joined.grossTotal).toBe(before.grossTotal! - before.deliveryFee! + 79);
    const { orderId } = (await shop.request(checkout.buy, { payment_type_id: 22 }, anna)).data;
    expect(await termsOf(anna)).toMatchObject([{ state: 'ordered', begins: sel_date }]);

    await put(shop, anna, { productId: plain.id(0), quantity: 4 });
    await chooseDelivery(shop, anna);
    expect((await shop.request(cart.view, {}, anna)).data.deliveryFee).toBe(0);
    await shop.request(orders.delete, { order_id: orderId }, anna);
    expect((await shop.request(cart.view, {}, anna)).data.deliveryFee).toBe(before.deliveryFee);
    expect((await subscribed(anna)).map(({ orderStatusId, subscriptions }) => [orderStatusId, subscriptions])).toEqual([
      [10, undefined],
    ]);
    await shop.request(wholeCart.close, { cart_id: (await shop.request(cart.view, {}, anna)).data.cartId }, anna);
  });

  test('a second one begins when the first has ended, however early it is bought', async () => {
    const anna = await logIn(plain.shop, 'anna');
    await buy(anna, annasHome);
    await buy(anna, annasHome);
    const [second, first] = await termsOf(anna);
    expect(Date.parse(second!.begins) - Date.parse(first!.ends)).toBe(24 * 3_600_000);
    plain.shop.clock.offset = Date.parse(`${first!.ends}T12:00:00Z`) - now();
    try {
      const later = await logIn(plain.shop, 'anna');
      expect((await termsOf(later)).slice(0, 2).map(({ state }) => state)).toEqual(['ordered', 'active']);
      expect(dayOf(now() + plain.shop.clock.offset)).toBe(first!.ends);
    } finally {
      plain.shop.clock.offset = 0;
    }
  });

  test('STK-03 one at most, never reached by goods alone: no minimum, no stock', async () => {
    const { shop } = plain;
    const dario = await logIn(shop, 'dario');
    expect((await put(shop, dario, { productId: yearly, quantity: 2 })).errors[0]?.code).toBe('cart.maxAcq');
    await shop.db.updateTable('product').set({ max_acq: null }).where('product_id', '=', yearly).execute();
    await put(shop, dario, { productId: yearly, quantity: 1 });
    expect((await put(shop, dario, { productId: yearly, quantity: 1 })).errors[0]?.code).toBe('cart.maxAcq');
    await chooseDelivery(shop, dario, { address_id: 1005, delivery_service_id: 2 });
    expect((await shop.request(cart.view, {}, dario)).data.minimumReached).toBe(false);
  });

  test('in the warehouse there is nothing to pick of it, nor to replace it by; buying the order again leaves it out', async () => {
    const { shop } = plain;
    const giulia = await logIn(shop, 'giulia');
    const order_id = await buy(giulia, giuliasHome);
    const { orderItems = [] } = (await shop.request(orders.view, { order_id }, giulia)).data;
    const [goods, service] = [plain.id(0), yearly].map(
      (id) => orderItems.find(({ product }) => product.productId === id)!.orderItemId,
    );
    await transact(shop.db, (db) => beginPicking(db, plain.shop.payments, order_id));
    await expect(transact(shop.db, (db) => pickLine(db, service!, 0))).rejects.toThrow('servizio');
    await expect(transact(shop.db, (db) => substitute(db, service!, plain.id(1)))).rejects.toThrow('servizio');
    await transact(shop.db, (db) => pickLine(db, goods!, 4000));
    await transact(shop.db, (db) => pack(db, plain.shop.payments, order_id));
    await transact(shop.db, (db) => deliver(db, plain.shop.payments, order_id, { early: true }));
    const { finalTotal, orderStatusId } = (await shop.request(orders.view, { order_id }, giulia)).data;
    expect([finalTotal, orderStatusId]).toEqual([119, 8]);
    const { data } = await shop.request(wholeCart.addAllFromOrder, { order_id }, giulia);
    expect(data.cartItems?.map(({ product }) => product.productId)).toEqual([plain.id(0)]);
  });
});
