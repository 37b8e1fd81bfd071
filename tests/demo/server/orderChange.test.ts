import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { reconcile } from '../../../demo/server/payment/pay.ts';
import { releaseExpired } from '../../../demo/server/payment/unpaid.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import { kinds, type Cluster } from './cluster.ts';
import { put } from './people.ts';

const byCard = { payment_type_id: 12 };
const onDelivery = { payment_type_id: 22 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  beforeEach(() => void (cluster.first.clock.offset = 0));
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const pay = (url: string) =>
    cluster.first.provider(url, { method: 'POST', body: new URLSearchParams(goodCard), redirect: 'manual' });
  async function anOrder(way: { payment_type_id: number } = onDelivery, quantity = 3) {
    const { people, slot } = await buying.buyers(1, products[0]!, quantity);
    const me = people[0]!.credentials;
    const { data } = await cluster.next().request(checkout.buy, way, me);
    if (data.payment.url) await pay(data.payment.url);
    return { me, slot, order_id: data.orderId };
  }
  const modify = (me: object, order_id: number) => cluster.next().request(orders.modify, { order_id }, { ...me });
  const view = async (me: object, order_id: number) =>
    (await cluster.next().request(orders.view, { order_id }, { ...me })).data;
  const lineOf = async (me: object, productId: number) =>
    (await cluster.next().request(cart.view, {}, { ...me })).data.cartItems!.find(
      (line) => line.productId === productId,
    )!;

  test('an order is taken into the cart, changed and bought again: the new one takes its place, stock and slot are counted once [POST /order/modify]', async () => {
    const stock = (await buying.stockOf(products[0]!))!;
    const { me, slot, order_id } = await anOrder();
    const taken = await buying.takenOf(slot);
    const changing = await modify(me, order_id);
    expect(changing.data).toMatchObject({ cartStatusId: 7, orderId: order_id, totalItems: 2 });
    expect(changing.data.timeslot).toMatchObject({ timeslotId: slot.timeslot_id, date: slot.sel_date });
    expect(await buying.stockOf(products[0]!)).toBe(stock - 3000);
    const line = await lineOf(me, products[0]!);
    await cluster.next().request(cart.update, { items: [{ itemId: line.itemId, quantity: 5 }] }, me);
    await put(cluster.next(), me, { productId: products[1]!, quantity: 2 });
    const bought = await cluster.next().request(checkout.buy, onDelivery, me);
    expect(bought.data.order).toMatchObject({ orderStatusId: 3, replacesOrderId: order_id });
    expect(await buying.stockOf(products[0]!)).toBe(stock - 5000);
    expect(await buying.takenOf(slot)).toBe(taken);
    expect(await view(me, order_id)).toMatchObject({ orderStatusId: 10, replaced: true, editable: false });
    expect((await cluster.next().request(cart.view, {}, me)).data).toMatchObject({ cartStatusId: 1, totalItems: 0 });
    const listed = async (more: object) =>
      (await cluster.next().request(orders.list, more, me)).data.orders.map(({ orderId }) => orderId);
    expect(await listed({})).toEqual([bought.data.orderId]);
    expect(await listed({ show_replaced: true })).toEqual([bought.data.orderId, order_id]);
    await cluster.next().request(orders.delete, { order_id: bought.data.orderId }, me);
    expect(await buying.stockOf(products[0]!)).toBe(stock);
    expect(await buying.takenOf(slot)).toBe(taken - 1);
  });

  test('the last piece and the last place are the order’s own while it is changed', async () => {
    await buying.setStock(products[2]!, 3);
    const { people, slot } = await buying.buyers(1, products[2]!, 3);
    const me = people[0]!.credentials;
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const { capacity, reserved } = await cluster.first.db
      .selectFrom('timeslot')
      .select(['capacity', 'reserved'])
      .where('timeslot_id', '=', slot.timeslot_id)
      .executeTakeFirstOrThrow();
    await cluster.first.db
      .updateTable('timeslot_day')
      .set({ taken: capacity - reserved })
      .where('timeslot_id', '=', slot.timeslot_id)
      .where('date', '=', slot.sel_date)
      .execute();
    await modify(me, data.orderId);
    expect((await cluster.next().request(checkout.prepare, {}, me)).status).toBe(0);
    const line = await lineOf(me, products[2]!);
    const more = await cluster.next().request(cart.update, { items: [{ itemId: line.itemId, quantity: 4 }] }, me);
    expect(more.errors[0]!.code).toBe('cart.notAvailable');
    await cluster.next().request(cart.update, { items: [{ itemId: line.itemId, quantity: 2 }] }, me);
    expect((await cluster.next().request(checkout.buy, onDelivery, me)).data.order.orderStatusId).toBe(3);
    expect(await buying.stockOf(products[2]!)).toBe(1000);
    expect(await buying.takenOf(slot)).toBe(capacity - reserved);
    await cluster.first.db.updateTable('timeslot_day').set({ taken: 0 }).execute();
  });

  test('STK-09 of a change and the picking of the same order one wins: an order that is being picked is not replaced, and the money is given back', async () => {
    const stock = (await buying.stockOf(products[0]!))!;
    const { me, order_id } = await anOrder(byCard);
    await modify(me, order_id);
    const line = await lineOf(me, products[0]!);
    await cluster.next().request(cart.update, { items: [{ itemId: line.itemId, quantity: 6 }] }, me);
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    expect(await buying.stockOf(products[0]!)).toBe(stock - 6000);
    await cluster.first.db.updateTable('shop_order').set({ status: 5 }).where('order_id', '=', order_id).execute();
    await pay(data.payment.url!);
    expect(await view(me, order_id)).toMatchObject({ orderStatusId: 5 });
    expect(await view(me, data.orderId)).toMatchObject({ orderStatusId: 11 });
    expect(await buying.stockOf(products[0]!)).toBe(stock - 3000);
    const { state } = await cluster.first.db
      .selectFrom('payment')
      .select('state')
      .where('order_id', '=', data.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('void');
    expect((await cluster.next().request(checkout.buy, onDelivery, me)).errors[0]!.code).toBe('order.notEditable');
    expect((await modify(me, order_id)).errors[0]!.code).toBe('order.notEditable');
  });

  test('a change that is not paid in time leaves the order as it is; one that is paid frees the first hold', async () => {
    const stock = (await buying.stockOf(products[0]!))!;
    const { me, order_id } = await anOrder(byCard);
    await modify(me, order_id);
    const line = await lineOf(me, products[0]!);
    await cluster.next().request(cart.update, { items: [{ itemId: line.itemId, quantity: 4 }] }, me);
    await cluster.next().request(checkout.buy, byCard, me);
    cluster.first.clock.offset = 21 * 60_000;
    await releaseExpired(cluster.next().payments);
    expect(await buying.stockOf(products[0]!)).toBe(stock - 3000);
    expect(await view(me, order_id)).toMatchObject({ orderStatusId: 3 });
    expect(await view(me, order_id)).not.toHaveProperty('replaced');
    const again = await cluster.next().request(checkout.buy, byCard, me);
    await pay(again.data.payment.url!);
    expect(await view(me, again.data.orderId)).toMatchObject({ orderStatusId: 3, replacesOrderId: order_id });
    cluster.first.clock.offset += 60_000;
    await reconcile(cluster.next().payments);
    const states = await cluster.first.db
      .selectFrom('payment')
      .select(['order_id', 'state'])
      .where('order_id', 'in', [order_id, again.data.orderId])
      .orderBy('order_id')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['void', 'authorised']);
  });

  test('emptying the cart ends the change; the address stays locked while it lasts, another’s order is as if it were not there', async () => {
    const { me, order_id } = await anOrder();
    const { me: other, order_id: others } = await anOrder();
    expect((await modify(other, order_id)).errors[0]!.code).toBe('order.notFound');
    await modify(me, order_id);
    expect((await cluster.next().request(delivery.selectStore, { store_id: 5 }, me)).errors[0]!.code).toBe(
      'address.locked',
    );
    const { data } = await cluster.next().request(cart.view, {}, me);
    expect((await cluster.next().request(wholeCart.close, { cart_id: data.cartId }, me)).data.cartStatusId).toBe(1);
    expect(await view(me, order_id)).toMatchObject({ orderStatusId: 3, editable: true });
    await modify(other, others);
    await cluster.next().request(orders.delete, { order_id: others }, other);
    expect((await cluster.next().request(cart.view, {}, other)).data.cartStatusId).toBe(1);
  });

  test('a note that is written before the order is its first one, once; an order that takes another’s place has all its notes [POST /cart/update-cart-info] [POST /note/order/add]', async () => {
    const { people } = await buying.buyers(1, products[0]!, 3);
    const me = people[0]!.credentials;
    const say = (value: string) =>
      cluster.next().request(wholeCart.updateCartInfo, { property: 'order_note', value }, me);
    expect((await say(' Citofono guasto: bussate. ')).data.cartInfos).toEqual({
      order_note: 'Citofono guasto: bussate.',
    });
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const notesOf = async (order_id: number) => ((await view(me, order_id)).notes ?? []).map(({ text }) => text);
    expect(await notesOf(data.orderId)).toEqual(['Citofono guasto: bussate.']);
    expect((await cluster.next().request(cart.view, {}, me)).data.cartInfos).not.toHaveProperty('order_note');
    await cluster.next().request(orders.addNote, { order_id: data.orderId, text: 'Terzo piano.' }, me);
    await modify(me, data.orderId);
    await say('Il cane è buono.');
    const changed = (await cluster.next().request(checkout.buy, onDelivery, me)).data.orderId;
    const all = ['Citofono guasto: bussate.', 'Terzo piano.', 'Il cane è buono.'];
    expect((await notesOf(changed)).toSorted()).toEqual(all.toSorted());
    expect(await notesOf(data.orderId)).toEqual([]);
  });
});
