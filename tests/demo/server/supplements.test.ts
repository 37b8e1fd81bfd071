import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { askAbout } from '../../../demo/server/payment/pay.ts';
import { fail, refund } from '../../../demo/server/warehouse/advance.ts';
import { kinds, rounds } from './cluster.ts';
import { openForAdding, type Supplementing } from './supplementing.ts';

describe.each(kinds)('$name', ({ open }) => {
  let shop: Supplementing;
  beforeAll(async () => {
    shop = await openForAdding(open);
  }, 120_000);
  beforeEach(() => shop.begin());
  afterAll(() => shop.close());

  test('what is added to an order is paid by itself, held for it, picked with it, and told of once [GET /order/supplement-products] [GET /order/supplement-price] [POST /order/supplement]', async () => {
    const { me, order_id, order } = await shop.anOrder();
    expect(order).toMatchObject({ addable: true });
    const stock = await shop.stock();
    const found = await shop.cluster.next().request(supplements.find, { order_id, q: 'latte' }, { ...me });
    expect(found.data.products.length).toBeGreaterThan(0);
    const priced = await shop.cluster
      .next()
      .request(supplements.price, { order_id, products: `${shop.products[1]}:3` }, { ...me });
    expect(priced.data).toMatchObject({ grossTotal: 30, reservedAmount: 30, maskedCard: '**** 4242' });
    expect(await shop.stock()).toBe(stock);

    const { data } = await shop.add(me, order_id);
    expect(data.payment).toEqual({ status: 'ok' });
    expect(data.order).toMatchObject({
      orderStatusId: 3,
      addable: true,
      grossTotal: Math.round(order.grossTotal * 100 + 3000) / 100,
      reservedAmount: Math.round(order.reservedAmount! * 100 + 3000) / 100,
      supplement: { state: 'placed', grossTotal: 30 },
    });
    expect(data.order.orderItems!.map(({ product, quantity }) => [product.productId, quantity])).toContainEqual([
      shop.products[1],
      3,
    ]);
    expect(await shop.stock()).toBe(stock - 3000);
    expect(await shop.mails()).toEqual([`Abbiamo aggiunto altro all’ordine ${order_id}`]);
    expect((await shop.paymentsOf(order_id)).map(({ amount, there }) => [amount, there])).toEqual([
      [Math.round(order.reservedAmount! * 100), 'authorised'],
      [3000, 'authorised'],
    ]);

    await shop.beginPicking(order_id);
    expect(await shop.view(me, order_id)).not.toHaveProperty('addable');
    await shop.pickAll(order_id);
    const final = await shop.view(me, order_id);
    expect(final.finalTotal).toBe(data.order.grossTotal);
    expect((await shop.paymentsOf(order_id)).map(({ captured, there }) => [captured, there])).toEqual([
      [Math.round(order.grossTotal * 100), 'captured'],
      [3000, 'captured'],
    ]);
    const back = Math.round(order.grossTotal * 100) + 1000;
    await shop.work((db) => refund(db, shop.cluster.first.payments, { orderId: order_id, cents: back, before: 0 }));
    await askAbout(shop.cluster.first.payments, order_id);
    expect((await shop.paymentsOf(order_id)).map(({ refunded }) => refunded)).toEqual([back - 1000, 1000]);
    await expect(
      shop.work((db) => refund(db, shop.cluster.first.payments, { orderId: order_id, cents: 2001, before: back })),
    ).rejects.toThrow(/non si può rimborsare/);
    await shop.work((db) => fail(db, shop.cluster.first.payments, order_id, 'failed'));
    await askAbout(shop.cluster.first.payments, order_id);
    expect((await shop.view(me, order_id)).refundedTotal).toBe(final.finalTotal);
  });

  test('of what was held for order and addition only what was picked is taken, and the rest of both is freed', async () => {
    const { me, order_id } = await shop.anOrder();
    await shop.add(me, order_id);
    await shop.beginPicking(order_id);
    await shop.pickAll(order_id, shop.products[0]!);
    const { finalTotal } = await shop.view(me, order_id);
    const paid = await shop.paymentsOf(order_id);
    expect(paid.reduce((sum, { captured }) => sum + captured, 0)).toBe(Math.round(finalTotal! * 100));
    expect(paid.map(({ there }) => there)).toEqual(['captured', 'captured']);
  });

  test('without a kept card it is paid on the provider’s page, which leads back to the order; until then the order is as it was', async () => {
    const { me, order_id, order } = await shop.anOrder('typed');
    const { data } = await shop.add(me, order_id);
    expect(data.payment).toMatchObject({ status: 'redirect', method: 'GET' });
    expect(data.order).toMatchObject({
      grossTotal: order.grossTotal,
      supplement: { state: 'waiting', grossTotal: 30 },
    });
    expect(data.order.supplement!.url).toBe(data.payment.url);
    const back = (await shop.payAt(data.payment.url!)).headers.get('location')!;
    expect(back).toContain(`/profile/orders/${order_id}?added=${data.order.supplement!.supplementId}`);
    expect(await shop.view(me, order_id)).toMatchObject({
      grossTotal: Math.round(order.grossTotal * 100 + 3000) / 100,
      supplement: { state: 'placed' },
    });
    expect(await shop.mails()).toHaveLength(1);
  });

  test('an order that is paid on delivery takes what is added at once, and nothing is held', async () => {
    const { me, order_id } = await shop.anOrder('onDelivery');
    const { data } = await shop.cluster
      .next()
      .request(supplements.price, { order_id, products: `${shop.products[1]}:3` }, { ...me });
    expect(data).toMatchObject({ grossTotal: 30, reservedAmount: 0 });
    expect((await shop.add(me, order_id)).data).toMatchObject({
      payment: { status: 'ok' },
      order: { reservedAmount: 0 },
    });
    expect(await shop.paymentsOf(order_id)).toEqual([]);
  });

  test.each(rounds(2, 20))('PAY-01 pressed four times it is added and paid once (round %i)', async (round) => {
    const { me, order_id, order } = await shop.anOrder();
    const presses = [1, 2, 3, 4].map(() => shop.add(me, order_id, {}, `press-${order_id}-${round}`));
    const answers = await Promise.all(presses);
    expect(answers.some(({ http, status }) => http === 200 && status === 0)).toBe(true);
    const again = await shop.add(me, order_id, {}, `press-${order_id}-${round}`);
    expect(again.data).toMatchObject({ payment: { status: 'ok' } });
    expect((await shop.view(me, order_id)).grossTotal).toBe(Math.round(order.grossTotal * 100 + 3000) / 100);
    expect(await shop.paymentsOf(order_id)).toHaveLength(2);
    expect(await shop.mails()).toHaveLength(1);
  });

  test('what waits for its payment stays the one that waits when it is asked for again, and gives way to something else', async () => {
    const { me, order_id } = await shop.anOrder('typed');
    const stock = await shop.stock();
    const first = await shop.add(me, order_id);
    expect((await shop.add(me, order_id)).data.payment.url).toBe(first.data.payment.url);
    const other = await shop.add(me, order_id, { items: [{ productId: shop.products[1]!, quantity: 1 }], total: 10 });
    expect(other.data.payment.url).not.toBe(first.data.payment.url);
    expect(await shop.stock()).toBe(stock - 1000);
    await shop.payAt(first.data.payment.url!);
    await shop.payAt(other.data.payment.url!);
    await shop.later(1);
    expect((await shop.paymentsOf(order_id)).map(({ state, there }) => [state, there])).toEqual([
      ['authorised', 'authorised'],
      ['void', 'void'],
      ['authorised', 'authorised'],
    ]);
    expect(await shop.view(me, order_id)).toMatchObject({ supplement: { state: 'placed', grossTotal: 10 } });
  });

  test('STK-09 when picking begins while the customer is at the bank, the order stays as it was, the money goes back and the customer is told', async () => {
    const { me, order_id, order } = await shop.anOrder('typed');
    const stock = await shop.stock();
    const { data } = await shop.add(me, order_id);
    await shop.beginPicking(order_id);
    expect(await shop.stock()).toBe(stock);
    expect(await shop.view(me, order_id)).toMatchObject({ supplement: { state: 'late' } });
    await shop.payAt(data.payment.url!);
    await shop.later(1);
    const { grossTotal, reservedAmount } = await shop.view(me, order_id);
    expect([grossTotal, reservedAmount]).toEqual([order.grossTotal, order.reservedAmount]);
    expect((await shop.paymentsOf(order_id)).map(({ there }) => there)).toEqual(['authorised', 'void']);
    expect(await shop.mails()).toEqual([
      `Stiamo preparando l’ordine ${order_id}`,
      `Non abbiamo potuto aggiungere altro all’ordine ${order_id}`,
    ]);
    const refused = await shop.add(me, order_id);
    expect(refused.errors[0]).toMatchObject({
      code: 'order.picking',
      message: expect.stringContaining('non si può più aggiungere nulla'),
    });
  });

  test.each(rounds(2, 40))('STK-09 of adding and picking at once one wins, and the money fits (round %i)', async () => {
    const stock = await shop.stock();
    const { me, order_id, order } = await shop.anOrder();
    const [added] = await Promise.all([shop.add(me, order_id), shop.beginPicking(order_id)]);
    const isAdded = added.status === 0;
    if (!isAdded) expect(added.errors[0]!.message).toMatch(/non si può più aggiungere nulla/);
    await shop.later(1);
    expect(await shop.stock()).toBe(isAdded ? stock - 3000 : stock);
    const held = (await shop.paymentsOf(order_id)).filter(({ there }) => there === 'authorised');
    expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      Math.round(order.reservedAmount! * 100) + (isAdded ? 3000 : 0),
    );
    expect((await shop.view(me, order_id)).orderStatusId).toBe(5);
  });
});
