import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { kinds } from './cluster.ts';
import { newcomers } from './people.ts';
import { openForAdding, type Supplementing } from './supplementing.ts';

describe.each(kinds)('$name', ({ open }) => {
  let shop: Supplementing;
  beforeAll(async () => {
    shop = await openForAdding(open);
  }, 120_000);
  beforeEach(() => shop.begin());
  afterAll(() => shop.close());

  test('a card that is refused leaves the order as it was, and another card is asked for', async () => {
    const { me, order_id, order } = await shop.anOrder();
    const stock = await shop.stock();
    await shop.cluster.first.db
      .updateTable('payment_auth')
      .set({ token: 'tok_refused_0002' })
      .where('masked_card', '=', '**** 4242')
      .execute();
    const refused = await shop.add(me, order_id);
    expect(refused.errors[0]!.message).toMatch(/La banca non ha autorizzato.*L’ordine resta com’era/);
    expect(await shop.view(me, order_id)).toMatchObject({
      grossTotal: order.grossTotal,
      supplement: { state: 'unpaid', grossTotal: 30 },
    });
    expect(await shop.stock()).toBe(stock);
    const other = await shop.add(me, order_id, { new_card: true });
    expect(other.data.payment.status).toBe('redirect');
    await shop.payAt(other.data.payment.url!);
    expect((await shop.view(me, order_id)).supplement).toMatchObject({ state: 'placed' });
  });

  test('SRV-02 what a lost answer may have held is freed by the reconciliation, and time to pay that is over gives the stock back', async () => {
    const { me, order_id, order } = await shop.anOrder();
    const stock = await shop.stock();
    shop.cluster.first.line.toProvider = async (send, path) => {
      const answer = await send();
      if (path.endsWith('/payments')) throw new TypeError('connection reset');
      return answer;
    };
    const lost = await shop.add(me, order_id);
    expect(lost.errors[0]!.message).toMatch(/La banca non risponde.*non hai pagato nulla/);
    expect(await shop.stock()).toBe(stock);
    shop.cluster.first.line.toProvider = (send) => send();
    await shop.later(1);
    expect((await shop.paymentsOf(order_id)).map(({ state, there }) => [state, there])).toEqual([
      ['authorised', 'authorised'],
      ['void', 'void'],
    ]);
    const { data } = await shop.add(me, order_id, { new_card: true });
    await shop.later(21);
    expect(await shop.stock()).toBe(stock);
    await shop.payAt(data.payment.url!);
    await shop.later(1);
    expect(await shop.view(me, order_id)).toMatchObject({
      grossTotal: order.grossTotal,
      supplement: { state: 'unpaid' },
    });
    expect((await shop.paymentsOf(order_id)).at(-1)).toMatchObject({ there: 'void' });
  });

  test('cancelling the order frees what is held for it and for what was added, and what still waits', async () => {
    const stock = await shop.stock();
    const { me, order_id } = await shop.anOrder();
    await shop.add(me, order_id);
    const { data } = await shop.add(me, order_id, { new_card: true, ...(await shop.seen(me, order_id)) });
    await shop.cluster.next().request(orders.delete, { order_id }, { ...me });
    await shop.payAt(data.payment.url!);
    await shop.later(1);
    expect((await shop.paymentsOf(order_id)).map(({ there }) => there)).not.toContain('authorised');
    expect(await shop.stock()).toBe(stock);
    expect((await shop.view(me, order_id)).orderStatusId).toBe(10);
  });

  test('an order that is opened for change takes nothing more, gives up what waits, and brings what was added into the cart', async () => {
    const { me, order_id } = await shop.anOrder();
    await shop.add(me, order_id);
    const stock = await shop.stock();
    await shop.add(me, order_id, { new_card: true });
    const { data } = await shop.cluster.next().request(orders.modify, { order_id }, { ...me });
    expect(data.cartItems!.map(({ productId, quantity }) => [productId, quantity])).toContainEqual([
      shop.products[1],
      3,
    ]);
    expect(await shop.stock()).toBe(stock);
    const refused = await shop.add(me, order_id);
    expect(refused.errors[0]).toMatchObject({ code: 'order.beingChanged' });
    const bought = await shop.cluster.next().request(checkout.buy, { payment_type_id: 22 }, me);
    expect(bought.data.order).toMatchObject({ replacesOrderId: order_id });
    await shop.later(1);
    expect(
      (await shop.paymentsOf(order_id)).map(({ there }) => there).filter((state) => state === 'authorised'),
    ).toEqual([]);
    expect(await shop.stock()).toBe(stock);
  });

  test('only its owner adds to an order, and only what its store has, at the price they saw, of age where it is alcohol', async () => {
    const { me, order_id } = await shop.anOrder();
    const other = (await newcomers(shop.cluster.first, 1))[0]!.credentials;
    const ask = shop.cluster.next().request;
    const products = `${shop.products[1]}:3`;
    for (const { errors } of [
      await shop.add(other, order_id),
      await ask(supplements.price, { order_id, products }, { ...other }),
      await ask(supplements.find, { order_id, q: 'latte' }, { ...other }),
    ])
      expect(errors[0]).toMatchObject({ code: 'order.notFound', message: 'Questo ordine non c’è.' });
    for (const wrong of ['', '1', '1:', '1:0', '1:-1', '1:x', `${products},`])
      expect((await ask(supplements.price, { order_id, products: wrong }, { ...me })).http).toBe(400);
    const told = async (more: object) => (await shop.add(me, order_id, more)).errors[0]?.message ?? '';
    expect(await told({ total: 29.99 })).toMatch(/il totale dell’aggiunta è/);
    expect(await told({ items: [{ productId: 99_999_999, quantity: 1 }] })).toMatch(/non c’è nel negozio/);
    expect(await told({ items: [{ productId: shop.products[1]!, quantity: 1001 }] })).toMatch(/restano solo/);
    expect(await told({ items: [{ productId: shop.products[1]!, quantity: 0.5 }] })).toMatch(/pezzi interi/);
    for (const items of [
      [],
      [{ productId: shop.products[1]!, quantity: 0 }],
      [{ productId: shop.products[1]!, quantity: -1 }],
    ])
      expect((await shop.add(me, order_id, { items })).http).toBe(400);
    const infos = (ADULTS_ONLY?: string) =>
      shop.cluster.first.db
        .updateTable('product')
        .set({ infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', ...(ADULTS_ONLY && { ADULTS_ONLY }) }) })
        .where('product_id', '=', shop.products[1]!)
        .execute();
    await infos('true');
    expect(await told({})).toMatch(/almeno 18 anni/);
    expect((await shop.add(me, order_id, { adult: true })).data.payment.status).toBe('ok');
    await infos();
    expect(await shop.paymentsOf(order_id)).toHaveLength(2);
  });
});
