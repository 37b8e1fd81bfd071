import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { type createBuying, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { lateSlot, newcomers, put } from './people.ts';

const onDelivery = { payment_type_id: 22 };
const day = 24 * 3_600_000;

describe.each(kinds)('$name a daily maximum (account §8)', ({ open }) => {
  let cluster: Cluster;
  let buying: ReturnType<typeof createBuying>;
  let limited: number;
  let filler: number;
  beforeAll(async () => {
    let products: number[];
    ({ cluster, products, buying } = await openForBuying(open));
    limited = products[0]!;
    filler = products[23]!;
    await cluster.first.db
      .updateTable('product')
      .set({ infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', DAILY_MAX: '4' }) })
      .where('product_id', '=', limited)
      .execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const someone = async (quantity = 3) => (await buying.buyers(1, limited, quantity)).people[0]!.credentials;
  const add = (me: Credentials, quantity: number) => put(cluster.next(), { ...me }, { productId: limited, quantity });
  const buy = (me: Credentials) => cluster.next().request(checkout.buy, onDelivery, { ...me });
  const more = async (me: Credentials) => {
    const shop = cluster.next();
    await put(shop, me, { productId: filler, quantity: 5 });
    const { days } = (await shop.request(delivery.timeslots, {}, { ...me })).data;
    await shop.request(delivery.selectTimeslot, lateSlot(days), { ...me });
  };
  const refused = (words: string) => [{ code: 'cart.maxDaily', message: expect.stringMatching(words) as unknown }];

  test('holds for the cart alone, in words that say so [POST /cart/add] [POST /cart/update]', async () => {
    const me = (await newcomers(cluster.first, 1))[0]!.credentials;
    const { errors, data } = await add(me, 4);
    expect(errors).toEqual([]);
    const quantity = { items: [{ itemId: data.cartItems![0]!.itemId, quantity: 5 }] };
    expect((await cluster.next().request(cart.update, quantity, { ...me })).errors).toMatchObject(
      refused('puoi averne al massimo 4 al giorno\\.$'),
    );
  });

  test('counts what was ordered the same day, says how much, and begins anew with the next; a cancelled order gives it back [POST /cart/add] [POST /order/delete]', async () => {
    const me = await someone();
    const { orderId } = (await buy(me)).data;
    expect((await add(me, 2)).errors).toMatchObject(refused('al massimo 4 al giorno: oggi ne hai già in ordine 3\\.$'));
    expect((await add(me, 1)).errors).toEqual([]);
    cluster.first.clock.offset = day;
    expect((await put(cluster.first, { ...me }, { productId: limited, quantity: 3 })).errors).toEqual([]);
    cluster.first.clock.offset = 0;
    const reasons = (await cluster.first.request(wholeCart.purchaseRestriction, {}, { ...me })).data;
    expect(reasons.restrictions).toMatchObject([{ code: 'cart.maxDaily', max: 1, current: 4 }]);
    await more(me);
    expect((await cluster.next().request(checkout.prepare, {}, { ...me })).errors).toMatchObject(
      refused('in ordine 3'),
    );
    expect((await buy(me)).errors).toMatchObject(refused('in ordine 3'));
    await cluster.next().request(orders.delete, { order_id: orderId }, { ...me });
    expect((await buy(me)).errors).toEqual([]);
  });

  test('leaves an order that is being changed or paid its own, and holds for what is added to it [POST /order/modify] [GET /order/supplement-price]', async () => {
    const me = await someone();
    const { orderId } = (await buy(me)).data;
    const price = (quantity: number) =>
      cluster.next().request(supplements.price, { order_id: orderId, products: `${limited}:${quantity}` }, { ...me });
    expect((await price(1)).errors).toEqual([]);
    expect((await price(2)).errors).toMatchObject(refused('al massimo 4 al giorno'));
    await cluster.next().request(orders.modify, { order_id: orderId }, { ...me });
    expect((await add(me, 1)).errors).toEqual([]);
    expect((await add(me, 1)).errors).toMatchObject(refused('al giorno\\.$'));
    expect((await buy(me)).errors).toEqual([]);
    const card = await someone();
    await cluster.next().request(checkout.buy, { payment_type_id: 12 }, { ...card });
    expect((await add(card, 1)).errors).toEqual([]);
  });

  test('holds against an order and an addition to another one at the same time', async () => {
    const me = await someone(2);
    const { orderId } = (await buy(me)).data;
    await add(me, 2);
    await more(me);
    const { data } = await cluster
      .next()
      .request(supplements.price, { order_id: orderId, products: `${limited}:2` }, { ...me });
    const addition = { order_id: orderId, items: [{ productId: limited, quantity: 2 }], total: data.grossTotal };
    const answers = await Promise.all([buy(me), cluster.next().request(supplements.add, addition, { ...me })]);
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'ok').sort()).toEqual(['cart.maxDaily', 'ok']);
  });
});
