import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { addToCart } from '../../core/flows/addToCart.ts';
import { placeOrder as orderAt, type Payment } from '../../core/flows/placeOrder.ts';
import { signIn } from '../../core/flows/signIn.ts';
import type { Spesa } from '../../core/spesa.ts';
import { annasHome, lateSlot, plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { testSpesa } from '../testBrowser.ts';
import { aProduct } from '../carts.ts';

let shop: Shop;
let productId: number;
beforeAll(async () => {
  shop = await openShop();
  [productId] = (await plainProducts(shop, 1, 100)) as [number];
}, 60_000);
afterAll(() => shop.close());

const card = { paymentTypeId: 12, userPaymentAuthId: 9001 };

/** Anna with five pieces in her cart, an address and a slot. */
async function anna(fetch: Shop['fetch'] = shop.fetch): Promise<Spesa> {
  const { spesa } = testSpesa(fetch, { config: { bypassAddress: true, bypassTimeslot: true } });
  await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  await spesa.cart.run(delivery.selectAddress as never, annasHome as never);
  const { data } = await spesa.client.call(delivery.timeslots, {});
  await spesa.cart.run(delivery.selectTimeslot as never, lateSlot(data.days) as never);
  await addToCart(spesa, aProduct({ productId }), 5_000);
  return spesa;
}

/** Orders at the total that the cart shows. */
const placeOrder = (spesa: Spesa, payment: Payment) => orderAt(spesa, payment, spesa.cart.current()!.grossTotal);

const ordersOf = async () => (await shop.db.selectFrom('shop_order').selectAll().execute()).length;

describe('placing an order', () => {
  it('[POST /checkout/buy] the whole stack in one process: the cart becomes an order and is empty', async () => {
    const spesa = await anna();
    const { payment, orderId } = await placeOrder(spesa, card);
    expect(payment.status).toBe('ok');
    expect(orderId).toBeGreaterThan(0);
    expect(spesa.cart.current()?.totalItems).toBe(0);
  });

  it('PAY-02 an answer that is lost after the order was made ends in one order', async () => {
    let lost = 0;
    const spesa = await anna(async (input, init) => {
      const response = await shop.fetch(input, init);
      if (!String(input).includes('/checkout/buy') || lost++ > 0) return response;
      await response.text();
      throw new TypeError('connection reset');
    });
    const before = await ordersOf();
    const { payment } = await placeOrder(spesa, card);
    expect([lost, payment.status]).toEqual([2, 'ok']);
    expect(await ordersOf()).toBe(before + 1);
  });

  it('PAY-02 a reload after an uncertain answer asks with the same key', async () => {
    let down = true;
    const keys: (string | null)[] = [];
    const spesa = await anna(async (input, init) => {
      if (!String(input).includes('/checkout/buy')) return shop.fetch(input, init);
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      const response = await shop.fetch(input, init);
      if (!down) return response;
      await response.text();
      throw new TypeError('connection reset');
    });
    const before = await ordersOf();
    await expect(placeOrder(spesa, card)).rejects.toMatchObject({ reason: 'uncertain' });
    down = false;
    await placeOrder(spesa, card);
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOf()).toBe(before + 1);
  });

  it('PAY-04 a cart that changed elsewhere is refused, and the new total is shown', async () => {
    const spesa = await anna();
    const elsewhere = await anna();
    await addToCart(elsewhere, aProduct({ productId }), 7_000);
    const before = spesa.cart.current()?.grossTotal;
    const count = await ordersOf();
    await expect(placeOrder(spesa, card)).rejects.toMatchObject({ reason: 'rejected' });
    expect(spesa.cart.current()?.grossTotal).not.toBe(before);
    expect(await ordersOf()).toBe(count);
  });

  it('PAY-04 prices that changed since the cart was shown are refused; the new total is shown, and may be ordered', async () => {
    const spesa = await anna();
    const [before, count] = [spesa.cart.current()!.grossTotal, await ordersOf()];
    const setPrice = (cents: number) =>
      shop.db.updateTable('price').set({ list: cents, paid: cents }).where('product_id', '=', productId).execute();
    await setPrice(1833);
    await expect(placeOrder(spesa, card)).rejects.toMatchObject({ reason: 'rejected' });
    expect(spesa.cart.current()!.grossTotal).toBeGreaterThan(before);
    expect(await ordersOf()).toBe(count);
    const shown = spesa.cart.current()!.grossTotal;
    expect((await placeOrder(spesa, card)).order.grossTotal).toBe(shown);
    await setPrice(1000);
  });

  it('PAY-05 another way to pay is another order: the one that waits at the card’s page gives way', async () => {
    const spesa = await anna();
    const count = await ordersOf();
    const first = await placeOrder(spesa, { paymentTypeId: 12 });
    expect(first.payment.status).toBe('redirect');
    const again = await placeOrder(spesa, { paymentTypeId: 12 });
    expect(again.orderId).toBe(first.orderId);
    const second = await placeOrder(spesa, { paymentTypeId: 22 });
    expect(second).toMatchObject({ payment: { status: 'ok' }, order: { orderStatusId: 3 } });
    expect(await ordersOf()).toBe(count + 2);
  });
});
