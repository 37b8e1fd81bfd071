import { afterAll, beforeAll, expect, it } from 'vitest';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { saveAddress } from '../../core/flows/saveAddress.ts';
import { signIn } from '../../core/flows/signIn.ts';
import { annasHome, lateSlot } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { testSpesa } from '../testBrowser.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

it('SLOT-09 an edited address of the cart: the cart is read once, and that the slot is cleared is said', async () => {
  const asked: string[] = [];
  const { spesa } = testSpesa(
    (input, init) => {
      asked.push(new URL(String(input), 'http://shop.test').pathname);
      return shop.fetch(input, init);
    },
    { config: { bypassAddress: true, bypassTimeslot: true } },
  );
  await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  await spesa.cart.run(delivery.selectAddress as never, annasHome as never);
  const { data } = await spesa.client.call(delivery.timeslots, {});
  await spesa.cart.run(delivery.selectTimeslot as never, lateSlot(data.days) as never);
  asked.length = 0;
  await saveAddress(spesa, {
    addressId: annasHome.address_id,
    address1: 'Corso Garibaldi',
    addressNumber: '31',
    city: 'Chiavari',
    province: 'GE',
    postalcode: '16043',
  });
  expect(asked).toEqual(['/ebsn/api/user-address/update', '/ebsn/api/cart/view']);
  expect(spesa.cart.current()).toMatchObject({
    shippingAddress: { postalcode: '16043', warehouseId: 5 },
    timeslot: { timeslotId: -1 },
  });
  expect(spesa.toasts.store.getState().list).toMatchObject([
    { kind: 'warning', text: 'È cambiato l’indirizzo: scegli di nuovo la fascia oraria.' },
    { kind: 'success', text: 'Indirizzo modificato.' },
  ]);
});
