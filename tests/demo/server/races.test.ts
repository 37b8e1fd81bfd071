import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { lateSlot, newcomers, plainProducts, put } from './people.ts';

const onDelivery = { payment_type_id: 22 };
const filler = { quantity: 5 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 24);
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** Customers with a full cart, an address and this slot, or a late one. */
  async function buyers(count: number, productId: number, quantity: number, slot?: { sel_date: string; timeslot_id: number }) {
    const people = await newcomers(cluster.first, count);
    let chosen = slot;
    for (const { credentials, address_id } of people) {
      await put(cluster.first, credentials, { productId, quantity }, { productId: products[23]!, ...filler });
      await cluster.first.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, credentials);
      chosen ??= lateSlot((await cluster.first.request(delivery.timeslots, {}, credentials)).data.days);
      await cluster.first.request(delivery.selectTimeslot, chosen, credentials);
    }
    return { people, slot: chosen! };
  }

  const stockOf = async (productId: number) => (await cluster.first.db.selectFrom('stock').select('available').where('product_id', '=', productId).where('warehouse_id', '=', 1).executeTakeFirstOrThrow()).available;
  const setStock = (productId: number, pieces: number) => cluster.first.db.updateTable('stock').set({ available: pieces * 1000 }).where('product_id', '=', productId).execute();
  const takenOf = async (slot: { sel_date: string; timeslot_id: number }) =>
    (await cluster.first.db.selectFrom('timeslot_day').select('taken').where('timeslot_id', '=', slot.timeslot_id).where('date', '=', slot.sel_date).executeTakeFirst())?.taken ?? 0;

  test.each(rounds(2, 50))('CART-04 twenty parallel adds of different products leave twenty lines [POST /cart/add] (%i)', async () => {
    const me = {};
    await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
    const session = (me as { session: string }).session;
    await Promise.all(products.slice(1, 21).map((productId) => put(cluster.next(), { session }, { productId, quantity: 1 })));
    const view = await cluster.first.request(cart.view, {}, me);
    expect(view.data.totalItems).toBe(21);
    expect(view.headers.get('X-Spesa-Revision')).toBe('21');
  });

  test.each(rounds(2, 50))('CART-05 ten parallel adds of one product are ten steps [POST /cart/add] (%i)', async () => {
    const me = {};
    await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
    const session = (me as { session: string }).session;
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(cluster.next(), { session }, { productId: products[1]!, quantity: 1 })));
    expect(new Set(answers.map((answer) => answer.headers.get('X-Spesa-Revision'))).size).toBe(10);
    expect((await cluster.first.request(cart.view, {}, me)).data.cartItems).toMatchObject([{ quantity: 1 }, { productId: products[1]!, quantity: 10 }]);
  });

  test('CART-06 a line that another tab removed is refused with the cart as it stands [POST /cart/update] [POST /cart/delete]', async () => {
    const me = {};
    const { data } = await put(cluster.first, me, { productId: products[0]!, quantity: 1 }, { productId: products[1]!, quantity: 1 });
    const itemId = data.cartItems![0]!.itemId;
    await cluster.first.request(cart.delete, { items: [{ itemId }] }, me);
    const answers = [await cluster.next().request(cart.update, { items: [{ itemId, quantity: 3 }] }, me), await cluster.next().request(cart.delete, { items: [{ itemId }] }, me)];
    for (const answer of answers) expect(answer).toMatchObject({ http: 200, status: 3, errors: [{ code: 'cart.itemNotFound' }], data: { totalItems: 1 } });
  });

  test.each(rounds(3, 1000))('CART-07 what is added while the order is placed is in the order or still in the cart (%i)', async () => {
    const { people } = await buyers(1, products[2]!, 1);
    const me = people[0]!.credentials;
    const [bought, added] = await Promise.all([cluster.next().request(checkout.buy, onDelivery, { ...me }), put(cluster.next(), { ...me }, { productId: products[3]!, quantity: 1 })]);
    const order = await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me);
    const left = await cluster.first.request(cart.view, {}, me);
    const ordered = order.data.orderItems!.map((item) => item.product.productId);
    const kept = left.data.cartItems!.map((item) => item.productId);
    expect(added.status).toBe(0);
    expect([...ordered, ...kept].sort((a, b) => a - b)).toEqual([products[2]!, products[3]!, products[23]!].sort((a, b) => a - b));
  });

  test.each(rounds(1, 50))('STK-01 of five pieces twenty buyers get five [POST /checkout/buy] (%i)', async () => {
    await setStock(products[4]!, 5);
    const { people } = await buyers(20, products[4]!, 1);
    const answers = await Promise.all(people.map(({ credentials }) => cluster.next().request(checkout.buy, onDelivery, credentials)));
    expect(answers.filter((answer) => answer.status === 0)).toHaveLength(5);
    for (const answer of answers.filter((each) => each.status !== 0)) expect(answer).toMatchObject({ http: 200, status: 6, errors: [{ code: 'cart.notAvailable' }], data: { cart: { totalItems: 2 } } });
    expect(await stockOf(products[4]!)).toBe(0);
  }, 30_000);

  test.each(rounds(1, 50))('SLOT-01 of twenty customers exactly one gets the last place [GET /timeslot/select] (%i)', async () => {
    const { slot } = await buyers(1, products[5]!, 1);
    const taken = await takenOf(slot);
    await cluster.first.db.updateTable('timeslot').set({ capacity: taken + 1, reserved: 0 }).where('timeslot_id', '=', slot.timeslot_id).execute();
    const { people } = await buyers(20, products[5]!, 1, slot);
    const answers = await Promise.all(people.map(({ credentials }) => cluster.next().request(checkout.buy, onDelivery, credentials)));
    expect(answers.filter((answer) => answer.status === 0)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => answer.errors.map((error) => error.code)))).toEqual(new Set(['timeslot.full']));
    expect(await takenOf(slot)).toBe(taken + 1);
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).where('timeslot_id', '=', slot.timeslot_id).execute();
  }, 30_000);

  test.each(rounds(3, 200))('PAY-01 five concurrent buys of one cart are one order [POST /checkout/buy] (%i)', async (round) => {
    await setStock(products[6]!, 100);
    const { people, slot } = await buyers(1, products[6]!, 2);
    const me = people[0]!.credentials;
    const taken = await takenOf(slot);
    const how = round % 2 === 0 ? onDelivery : { payment_type_id: 12 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => cluster.next().request(checkout.buy, how, { ...me })));
    const numbers = new Set(answers.map((answer) => answer.data.orderId));
    expect(numbers.size).toBe(1);
    expect((await cluster.first.request(orders.list, {}, me)).data.page.totItems).toBe(1);
    expect(await stockOf(products[6]!)).toBe(98_000);
    expect(await takenOf(slot)).toBe(taken + 1);
  });

  test('PAY-02 the same key gives the same order after a lost answer, another body 422 [POST /checkout/buy]', async () => {
    const { people } = await buyers(1, products[7]!, 1);
    const me = people[0]!.credentials;
    const key = `buy-${products[7]}-${people[0]!.address_id}`;
    const first = await cluster.next().request(checkout.buy, onDelivery, { ...me, key });
    const again = await Promise.all([1, 2, 3].map(() => cluster.next().request(checkout.buy, onDelivery, { ...me, key })));
    expect(first.status).toBe(0);
    for (const answer of again.filter((each) => each.http !== 409)) expect(answer).toMatchObject({ status: 0, data: { orderId: first.data.orderId, payment: { status: 'ok' } } });
    expect((await cluster.next().request(checkout.buy, { payment_type_id: 12 }, { ...me, key })).http).toBe(422);
    expect((await cluster.first.request(orders.list, {}, me)).data.page.totItems).toBe(1);
    const fresh = await cluster.next().request(checkout.buy, onDelivery, { ...me });
    expect(fresh).toMatchObject({ status: 6, errors: [{ code: 'order.alreadyPlaced' }] });
  });

  test('PAY-02 one key on ten parallel adds is one step', async () => {
    const me = {};
    await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
    const { session } = me as { session: string };
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(cluster.next(), { session, key: 'the-same-key' }, { productId: products[1]!, quantity: 1 })));
    expect(answers.every((answer) => answer.http === 200 || answer.http === 409)).toBe(true);
    expect((await cluster.first.request(cart.view, {}, me)).data.cartItems).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });

  test('PAY-05 an order that nobody pays lapses: slot, stock and code are free again, exactly once', async () => {
    const { people, slot } = await buyers(1, products[8]!, 4);
    const me = people[0]!.credentials;
    cluster.first.clock.offset += 21 * 60_000;
    await cluster.first.request(orders.list, {}, me);
    await setStock(products[8]!, 10);
    const taken = await takenOf(slot);
    await cluster.first.request(cart.addCode, { code: 'BENVENUTO5' }, me);
    const bought = await cluster.first.request(checkout.buy, { payment_type_id: 12 }, me);
    expect(bought.data.payment.status).toBe('redirect');
    expect([await stockOf(products[8]!), await takenOf(slot)]).toEqual([6_000, taken + 1]);
    cluster.first.clock.offset += 21 * 60_000;
    const views = await Promise.all(Array.from({ length: 6 }, () => cluster.next().request(orders.view, { order_id: bought.data.orderId }, { ...me })));
    expect(views.every((view) => view.data.orderStatusId === 11)).toBe(true);
    expect([await stockOf(products[8]!), await takenOf(slot)]).toEqual([10_000, taken]);
    expect(await cluster.first.db.selectFrom('gift_use').select('order_id').where('order_id', '=', bought.data.orderId).execute()).toEqual([]);
    expect((await cluster.first.request(cart.view, {}, me)).data.totalItems).toBe(2);
    const page = await cluster.first.provider(bought.data.payment.url!, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Troppo Tardi' }), redirect: 'manual' });
    expect(page.status).toBe(303);
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(11);
    expect(await cluster.first.db.selectFrom('payment').select('state').where('order_id', '=', bought.data.orderId).execute()).toEqual([{ state: 'void' }]);
    expect(await stockOf(products[8]!)).toBe(10_000);
    cluster.first.clock.offset = 0;
  });

  test('PAY-06 the way back and a forged callback prove nothing: the shop asks the provider', async () => {
    const { people } = await buyers(1, products[9]!, 1);
    const me = people[0]!.credentials;
    const bought = await cluster.first.request(checkout.buy, { payment_type_id: 12 }, me);
    const id = bought.data.payment.url!.split('/').at(-1)!;
    const callback = (body: unknown) => cluster.next().fetch('/ebsn/api/checkout/callback?success=1&status=authorised', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    for (const body of [{ id, state: 'authorised', success: 1 }, { id: 'unknown' }, { id: { $gt: '' } }, [], null]) expect((await callback(body)).status).toBe(204);
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(1);
    const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Vera Carta' });
    await cluster.first.provider(bought.data.payment.url!, { method: 'POST', body: card, redirect: 'manual' });
    await Promise.all(Array.from({ length: 10 }, () => callback({ id })));
    expect((await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(3);
    expect(await cluster.first.db.selectFrom('mail').select('mail_id').where('order_id', '=', bought.data.orderId).execute()).toHaveLength(1);
  });
});
