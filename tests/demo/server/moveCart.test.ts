import { expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { annasHome, chooseDelivery, logIn } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(1);

test('SLOT-09 what has changed is named: the address, or only the service [POST /user-address/select]', async () => {
  const anna = await logIn(plain.shop, 'anna');
  const said = async (address_id: number, delivery_service_id: number) =>
    (await plain.shop.request(delivery.selectAddress, { address_id, delivery_service_id }, anna)).warnings.map(
      ({ message }) => message,
    );
  await chooseDelivery(plain.shop, anna, annasHome);
  expect(await said(1001, 4)).toEqual(['È cambiato il modo di ricevere la spesa: scegli di nuovo la fascia oraria.']);
  await chooseDelivery(plain.shop, anna, annasHome);
  expect(await said(1002, 2)).toEqual(['È cambiato l’indirizzo: scegli di nuovo la fascia oraria.']);
});
