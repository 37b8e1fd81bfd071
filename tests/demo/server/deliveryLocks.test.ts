import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { chooseDelivery, logIn, newcomers, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('SLOT-10 the address of an order that is being changed is refused by every call that would move it; its timeslot may change', async () => {
  const me = await logIn(shop, 'anna');
  const [productId] = await plainProducts(shop, 1, 1000);
  await put(shop, me, { productId: productId!, quantity: 5 });
  const slot = await chooseDelivery(shop, me);
  await shop.db.updateTable('cart').set({ order_id: 260001 }).execute();
  const before = (await shop.request(cart.view, {}, me)).data;
  expect(before).toMatchObject({ cartStatusId: 7, orderId: 260001 });
  const home = { address1: 'Corso Garibaldi', addressNumber: '31', city: 'Chiavari', province: 'GE' };
  const tries = [
    await shop.request(delivery.selectAddress, { address_id: 1002, delivery_service_id: 2 }, me),
    await shop.request(delivery.selectStore, { store_id: 5 }, me),
    await shop.request(delivery.selectProximityStore, { store_id: 5 }, me),
    await shop.request(delivery.updateAddress, { ...home, postalcode: '16043', addressId: 1001 }, me),
  ];
  for (const { http, status, errors } of tries)
    expect([http, status, errors[0]!.code, errors[0]!.message]).toEqual([
      200,
      4,
      'address.locked',
      'Stai modificando l’ordine 260001: il suo indirizzo non si può cambiare.',
    ]);
  const after = (await shop.request(cart.view, {}, me)).data;
  expect(after.shippingAddress).toEqual(before.shippingAddress);
  expect(after.timeslot).toEqual(before.timeslot);
  expect((await shop.request(delivery.selectTimeslot, slot, me)).status).toBe(0);
});

describe('SLOT-10 a card payment that is under way', () => {
  const byCard = 12;
  const onDelivery = 22;

  /** Someone whose order waits at the card's page, and what was chosen for it. */
  async function atCardPage() {
    const [{ credentials: me, address_id } = expect.unreachable()] = await newcomers(shop, 1);
    const [productId] = await plainProducts(shop, 1, 1000);
    await put(shop, me, { productId: productId!, quantity: 8 });
    const slot = await chooseDelivery(shop, me, { address_id, delivery_service_id: 2 });
    const { data } = await shop.request(checkout.buy, { payment_type_id: byCard }, me);
    expect(data.payment.status).toBe('redirect');
    return { me, slot, orderId: data.orderId, before: (await shop.request(cart.view, {}, me)).data };
  }

  test('keeps address and timeslot, whichever call would change them, until the order is cancelled', async () => {
    const { me, slot, orderId, before } = await atCardPage();
    const { addressId, address1, addressNumber, city, province, postalcode } = before.shippingAddress!;
    const tries = [
      await shop.request(delivery.selectStore, { store_id: 5 }, me),
      await shop.request(delivery.selectProximityStore, { store_id: 5 }, me),
      await shop.request(
        delivery.updateAddress,
        {
          addressId,
          address1: address1!,
          addressNumber: `${addressNumber}9`,
          city: city!,
          province: province!,
          postalcode: postalcode!,
        } as never,
        me,
      ),
      await shop.request(delivery.selectTimeslot, slot, me),
    ];
    expect(tries.map(({ http, status, errors }) => [http, status, errors[0]!.code])).toEqual([
      [200, 4, 'address.locked'],
      [200, 4, 'address.locked'],
      [200, 4, 'address.locked'],
      [200, 4, 'timeslot.locked'],
    ]);
    for (const { errors } of tries)
      expect(errors).toEqual([
        expect.objectContaining({
          orderId,
          message: expect.stringContaining('Lo paghi o lo annulli dalla sua pagina'),
        }),
      ]);
    expect(tries[3]!.errors[0]!.message).toContain(`L’ordine ${orderId} aspetta il pagamento`);
    const { shippingAddress, timeslot } = (await shop.request(cart.view, {}, me)).data;
    expect([shippingAddress, timeslot]).toEqual([before.shippingAddress, before.timeslot]);
    expect((await shop.request(orders.delete, { order_id: orderId }, me)).status).toBe(0);
    expect((await shop.request(delivery.selectTimeslot, slot, me)).status).toBe(0);
    expect((await shop.request(delivery.selectStore, { store_id: 5 }, me)).status).toBe(0);
  });

  test('does so no longer when its time is over, or another way to pay has taken its place', async () => {
    const { me, slot } = await atCardPage();
    expect((await shop.request(delivery.selectTimeslot, slot, me)).errors[0]!.code).toBe('timeslot.locked');
    shop.clock.offset += 21 * 60_000;
    expect((await shop.request(delivery.selectTimeslot, slot, me)).status).toBe(0);
    shop.clock.offset = 0;
    const again = await shop.request(checkout.buy, { payment_type_id: onDelivery }, me);
    expect(again.data.payment.status).toBe('ok');
    expect((await shop.request(delivery.selectStore, { store_id: 5 }, me)).status).toBe(0);
  });
});
