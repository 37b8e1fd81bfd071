import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awards } from '../../../core/api/endpoints/awards.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { takeFromWallet } from '../../../demo/server/sql/loyalty/wallet.ts';
import { beginPicking, deliver, fail, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: Awaited<ReturnType<typeof openForBuying>>['buying'];
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  }, 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** A customer with a full cart and so many euro in the wallet, who wants to use it. */
  async function customer(PME: number) {
    const { people } = await buying.buyers(1, products[0]!, 4);
    const me = people[0]!.credentials;
    const { user } = (await cluster.next().request(cart.view, {}, me)).data;
    const userId = user.userId;
    const set = (euro: number) =>
      cluster.first.db
        .updateTable('customer')
        .set({ points: JSON.stringify({ PTS: 7, PME: euro }) })
        .where('user_id', '=', userId)
        .execute();
    await set(PME);
    const before = (await cluster.next().request(cart.view, {}, me)).data;
    await use(me, 'true');
    const after = (await cluster.next().request(cart.view, {}, me)).data;
    const inWallet = async () =>
      (
        await cluster.first.db
          .selectFrom('customer')
          .select('points')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).points;
    return { me, userId, set, before, after, inWallet };
  }
  const use = (me: Credentials, value: string) =>
    cluster.next().request(wholeCart.updateCartInfo, { property: 'use_wallet', value }, me);
  const buy = (me: Credentials, payment_type_id = 22) => cluster.next().request(checkout.buy, { payment_type_id }, me);

  test('PAY-19 the wallet pays what it can, cent by cent; a cancelled order gives it back once, and the next cart asks anew', async () => {
    const { me, before, after, inWallet } = await customer(8.37);
    expect([before.grossTotal, after.grossTotal].map((euro) => Math.round(euro * 100))).toEqual([9290, 8453]);
    expect(after.orderAdjustmentSummary!.orderAdjustments).toContainEqual(
      expect.objectContaining({ description: 'Borsellino', amount: -8.37 }),
    );
    const { orderId, order } = (await buy(me)).data;
    expect(order!.grossTotal).toBe(84.53);
    expect(await inWallet()).toEqual({ PTS: 7, PME: 0 });
    expect((await cluster.next().request(cart.view, {}, me)).data.cartInfos).not.toHaveProperty('use_wallet');
    await Promise.all([1, 2, 3].map(() => cluster.next().request(orders.delete, { order_id: orderId }, { ...me })));
    expect(await inWallet()).toEqual({ PTS: 7, PME: 8.37 });
  });

  test('PAY-19 a wallet in debt pays nothing, one with more than enough makes the total nothing and keeps the rest', async () => {
    const poor = await customer(-5);
    expect(poor.after.grossTotal).toBe(poor.before.grossTotal);
    const rich = await customer(1000);
    expect(rich.after).toMatchObject({ grossTotal: 0, reservedAmount: 0 });
    expect((await buy(rich.me, 12)).data).toMatchObject({ payment: { status: 'ok' }, order: { orderStatusId: 3 } });
    expect(await rich.inWallet()).toMatchObject({ PME: 907.1 });
  });

  test('SEC-24 of twenty who take from one wallet at once as many succeed as it holds, and an order that finds it empty is refused with the new bill', async () => {
    const { me, userId, set, inWallet } = await customer(8);
    const db = cluster.first.db;
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, () => transact(db, (work) => takeFromWallet(work, userId, 300))),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await inWallet()).toMatchObject({ PME: 2 });
    await set(8);
    const { data: seen } = await cluster.next().request(cart.view, {}, me);
    await set(1);
    const payment_data = JSON.stringify({ total: seen.grossTotal });
    const refused = await cluster.next().request(checkout.buy, { payment_type_id: 22, payment_data }, me);
    expect(refused.errors[0]?.code).toBe('cart.changed');
    expect(await inWallet()).toMatchObject({ PME: 1 });
  });

  test('an unpaid order gives the wallet back when it is given up, takes it again when it is paid again, and is not paid again without it', async () => {
    const { me, set, inWallet } = await customer(8);
    const { orderId } = (await buy(me, 12)).data;
    expect(await inWallet()).toMatchObject({ PME: 0 });
    await cluster.next().request(orders.modifyPaymentType, { order_id: orderId, payment_type_id: 12 }, { ...me });
    expect(await inWallet()).toMatchObject({ PME: 8 });
    await set(3);
    const poor = await cluster.next().request(orders.payment, { order_id: orderId }, { ...me });
    expect(poor.errors[0]?.code).toBe('wallet.changed');
    expect(await inWallet()).toMatchObject({ PME: 3 });
    await set(8);
    const { errors } = await cluster
      .next()
      .request(orders.modifyPaymentType, { order_id: orderId, payment_type_id: 22 }, { ...me });
    expect(errors).toEqual([]);
    expect(await inWallet()).toMatchObject({ PME: 0 });
  });

  test('a changed order starts with the wallet as it was: what it took pays the new one, no cent is taken twice, and what is not needed comes back', async () => {
    const { me, inWallet, set, after } = await customer(8);
    const first = (await buy(me)).data;
    expect(await inWallet()).toMatchObject({ PME: 0 });
    const changing = (await cluster.next().request(orders.modify, { order_id: first.orderId }, { ...me })).data;
    expect(changing).toMatchObject({ cartStatusId: 7, grossTotal: after.grossTotal });
    expect(changing.orderAdjustmentSummary!.orderAdjustments).toContainEqual(
      expect.objectContaining({ description: 'Borsellino', amount: -8 }),
    );
    expect(changing.user.userPointsCounters).toContainEqual({ codInt: 'PME', value: 8 });
    await set(1);
    const second = (await buy(me)).data;
    expect(second.order).toMatchObject({ replacesOrderId: first.orderId });
    expect(second.order.grossTotal).toBe(Math.round(first.order.grossTotal * 100 - 100) / 100);
    expect(await inWallet()).toMatchObject({ PME: 0 });
    await cluster.next().request(orders.modify, { order_id: second.orderId }, { ...me });
    await use(me, 'false');
    const third = (await buy(me)).data;
    expect(third.order.grossTotal).toBe(Math.round(second.order.grossTotal * 100 + 900) / 100);
    expect(await inWallet()).toMatchObject({ PME: 9 });
    await cluster.next().request(orders.delete, { order_id: third.orderId }, { ...me });
    expect(await inWallet()).toMatchObject({ PME: 9 });
  });

  test('a changed order that is not paid leaves the first one its part of the wallet, and takes back its own', async () => {
    const { me, inWallet, set } = await customer(8);
    const first = (await buy(me)).data;
    await set(3);
    await cluster.next().request(orders.modify, { order_id: first.orderId }, { ...me });
    const second = (await buy(me, 12)).data;
    expect(second.order).toMatchObject({ orderStatusId: 1, replacesOrderId: first.orderId });
    expect(await inWallet()).toMatchObject({ PME: 0 });
    await cluster
      .next()
      .request(orders.modifyPaymentType, { order_id: second.orderId, payment_type_id: 12 }, { ...me });
    expect(await inWallet()).toMatchObject({ PME: 3 });
    const paid = await cluster
      .next()
      .request(orders.modifyPaymentType, { order_id: second.orderId, payment_type_id: 22 }, { ...me });
    expect(paid.data).toMatchObject({ orderStatusId: 3, replacesOrderId: first.orderId });
    expect(await inWallet()).toMatchObject({ PME: 0 });
    await cluster.next().request(orders.delete, { order_id: second.orderId }, { ...me });
    expect(await inWallet()).toMatchObject({ PME: 11 });
  });

  test('what the wallet paid too much of a packed order comes back, and all of it where nobody could bring the order', async () => {
    const { me, inWallet } = await customer(1000);
    const { orderId } = (await buy(me)).data;
    const { db } = cluster.first;
    await transact(db, (work) => beginPicking(work, cluster.first.payments, orderId));
    const items = await db.selectFrom('order_item').selectAll().where('order_id', '=', orderId).execute();
    for (const { order_item_id, product_id, quantity } of items)
      await transact(db, (work) => pickLine(work, order_item_id, product_id === products[0]! ? 0 : quantity));
    await transact(db, (work) => pack(work, cluster.first.payments, orderId));
    expect((await cluster.next().request(orders.view, { order_id: orderId }, { ...me })).data.finalTotal).toBe(0);
    expect(await inWallet()).toMatchObject({ PME: 947.1 });
    await transact(db, (work) => fail(work, cluster.first.payments, orderId, 'failed'));
    expect(await inWallet()).toMatchObject({ PME: 1000 });
  });

  test('a lottery code is kept in capitals, one that is none is refused at its field; the call is read by who brings the order', async () => {
    const { people } = await buying.buyers(1, products[0]!, 4);
    const me = people[0]!.credentials;
    const say = (property: string, value: string) =>
      cluster.next().request(wholeCart.updateCartInfo, { property, value }, me);
    expect((await say('lottery_code', ' ab12cd34 ')).data.cartInfos).toMatchObject({ lottery_code: 'AB12CD34' });
    expect((await say('lottery_code', 'abc')).errors[0]).toMatchObject({ code: 'lottery.code', field: 'lottery_code' });
    expect((await say('delivery_notify', 'true')).data.cartInfos).toMatchObject({ lottery_code: 'AB12CD34' });
    const { orderId } = (await buy(me)).data;
    expect((await cluster.next().request(orders.view, { order_id: orderId }, { ...me })).data.call).toBe(true);
  });

  test('an order says how many points it brings to who has a loyalty card, and brings them once, when it is delivered', async () => {
    const { db } = cluster.first;
    const { me, userId, inWallet } = await customer(0);
    const order_id = (await buy(me)).data.orderId;
    const shown = async () => (await cluster.next().request(orders.view, { order_id }, me)).data;
    expect((await shown()).pointsEarned).toBeUndefined();
    await db
      .updateTable('customer')
      .set({ fidelity_card: `04${order_id}` })
      .where('user_id', '=', userId)
      .execute();
    const { grossTotal, pointsEarned, orderItems = [], accessToken: access_token = '' } = await shown();
    expect(pointsEarned).toBe(Math.floor(grossTotal));
    expect((await cluster.next().request(orders.viewByToken, { order_id, access_token })).data.pointsEarned).toBe(
      undefined,
    );
    await transact(db, (work) => beginPicking(work, cluster.first.payments, order_id));
    for (const [index, { orderItemId, quantity }] of orderItems.entries())
      await transact(db, (work) => pickLine(work, orderItemId, index === 0 ? 0 : quantity * 1000));
    await transact(db, (work) => pack(work, cluster.first.payments, order_id));
    const { finalTotal = 0, pointsEarned: fewer } = await shown();
    expect(fewer).toBe(Math.floor(finalTotal));
    expect(fewer).toBeLessThan(pointsEarned!);
    expect(await inWallet()).toEqual({ PTS: 7, PME: 0 });
    const hand = () => transact(db, (work) => deliver(work, cluster.first.payments, order_id, { early: true }));
    const ends = await Promise.allSettled([hand(), hand(), hand()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await inWallet()).toEqual({ PTS: 7 + fewer!, PME: 0 });
    const { movements } = (await cluster.next().request(awards.story, {}, me)).data;
    expect(movements).toMatchObject([{ description: `Spesa online, ordine ${order_id}`, points: fewer }]);
  });
});
