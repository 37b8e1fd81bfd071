import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { lateSlot, newcomers, put } from './people.ts';

const byCard = { payment_type_id: 12 };

describe.each(kinds)('$name a new card', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  async function aBuyer() {
    const { people } = await buying.buyers(1, products[0]!, 1);
    return people[0]!;
  }
  /** The same shopping again, after an order. */
  async function refill(me: Credentials) {
    await put(cluster.next(), me, { productId: products[0]!, quantity: 1 }, { productId: products[23]!, quantity: 5 });
    const { days } = (await cluster.next().request(delivery.timeslots, {}, { ...me })).data;
    await cluster.next().request(delivery.selectTimeslot, lateSlot(days), { ...me });
  }
  const cards = async (me: Credentials) =>
    (await cluster.next().request(savedCards.list, byCard, { ...me })).data.auths;
  const payAt = (url: string, fields: Record<string, string>) =>
    cluster.first.provider(url, {
      method: 'POST',
      body: new URLSearchParams({ ...goodCard, ...fields }),
      redirect: 'manual',
    });
  const buy = async (me: Credentials, more: object = {}) =>
    (await cluster.next().request(checkout.buy, { ...byCard, ...more }, { ...me })).data;

  test('is kept where its customer ticks so on the card’s page, which says that this payment verifies it and holds nothing else; the next order is paid with it at once, and nothing of its number is in the shop [GET /payment-type/list-auth]', async () => {
    const { credentials: me } = await aBuyer();
    expect(await cards(me)).toEqual([]);
    const { payment, orderId } = await buy(me);
    const page = (await (await cluster.first.provider(payment.url!)).text()).replaceAll(/\s+/g, ' ');
    expect(page).toContain('Si verifica con questo pagamento, senza riservare altro.');
    expect(page).not.toMatch(/1,01/);
    expect(page).not.toContain('checked');
    const wrong = await payAt(payment.url!, { keep: '1', cvc: '' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('checked')]);
    await payAt(payment.url!, { keep: '1' });
    const kept = await cards(me);
    expect(kept).toMatchObject([
      {
        paymentTypeId: 12,
        maskedCard: '**** **** **** 4242',
        brand: 'Visa',
        default: true,
        expireDate: expect.any(String),
      },
    ]);
    expect(kept[0]!.expireDate).toMatch(/^\d\d\/20\d\d$/);
    const order = await cluster.first.db
      .selectFrom('shop_order')
      .select('user_payment_auth_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.user_payment_auth_id).toBe(kept[0]!.userPaymentAuthId);
    const rows = await cluster.first.db.selectFrom('payment_auth').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(goodCard.number.replace(/\s/g, ''));
    await refill(me);
    const again = await buy(me, { user_payment_auth_id: kept[0]!.userPaymentAuthId });
    expect(again.payment).toEqual({ status: 'ok' });
  });

  test('is kept once however often it is used, not without the tick, not when it is refused, and for nobody else', async () => {
    const { credentials: me } = await aBuyer();
    await payAt((await buy(me)).payment.url!, {});
    expect(await cards(me)).toEqual([]);
    for (const number of ['4000000000000002', goodCard.number, goodCard.number]) {
      await refill(me);
      await payAt((await buy(me)).payment.url!, { number, keep: '1' });
    }
    expect(await cards(me)).toHaveLength(1);
    expect(await cards((await aBuyer()).credentials)).toEqual([]);
  });

  test('is forgotten when its customer says so, never by anybody else; the next one is offered first, and what was ordered with it stays [POST /payment-type/remove-auth]', async () => {
    const { credentials: me } = await aBuyer();
    const { payment, orderId } = await buy(me);
    await payAt(payment.url!, { keep: '1' });
    await refill(me);
    await payAt((await buy(me)).payment.url!, { number: '5555555555554444', keep: '1' });
    const [first, second] = await cards(me);
    const forget = (who: Credentials, card: typeof first) =>
      cluster.next().request(savedCards.forget, { user_payment_auth_id: card!.userPaymentAuthId }, { ...who });
    const missing = [{ code: 'payment.cardNotFound' }];
    expect((await forget((await aBuyer()).credentials, first)).errors).toMatchObject(missing);
    expect(first).toMatchObject({ removable: true, default: true });
    const { data, errors } = await forget(me, first);
    expect(errors).toEqual([]);
    expect(data.auths).toEqual([{ ...second, default: true }]);
    expect((await forget(me, first)).errors).toMatchObject(missing);
    const order = (await cluster.next().request(orders.view, { order_id: orderId }, { ...me })).data;
    expect(order).toMatchObject({ orderStatusId: 3, maskedCard: '**** **** **** 4242' });
    const rows = await cluster.first.db
      .selectFrom('shop_order')
      .select('user_payment_auth_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(rows).toEqual([{ user_payment_auth_id: null }]);
  });

  test('of payment on delivery nothing is verified, of a card 1.01 euro [GET /checkout/prebilled-amount]', async () => {
    const me = (await newcomers(cluster.first, 1))[0]!.credentials;
    const asked = async (payment_type_id: number) =>
      (await cluster.next().request(checkout.prebilledAmount, { payment_type_id }, { ...me })).data.prebilledAmount;
    expect([await asked(12), await asked(22)]).toEqual([1.01, 0]);
  });
});
