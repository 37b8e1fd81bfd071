import { expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { chooseDelivery, logIn, newcomers, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(3, { stock: 100, silent: true });
const street = { address1: 'Via Roma', addressNumber: '7', city: 'Genova', province: 'GE', postalcode: '16121' };

test('a home address is deleted, never the one that the shopping goes to, and no other’s; orders keep their copy [GET /user-address/delete]', async () => {
  const [one, two] = await newcomers(plain.shop, 2);
  const me = one!.credentials;
  const request = plain.shop.request;
  const { data: second } = await request(address.saveNew, street, me);
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me, { address_id: second.addressId, delivery_service_id: 2 });
  const order = (await request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  const remove = (address_id: number, as = me) => request(delivery.deleteAddress, { address_id }, as);
  const inUse = await remove(second.addressId);
  expect([inUse.status, inUse.errors[0]!.message]).toEqual([
    6,
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  ]);
  for (const [address, as] of [
    [one!.address_id, two!.credentials],
    [501, me],
    [999_999, me],
  ] as const)
    expect((await remove(address, as)).errors[0]!.code).toBe('address.notFound');
  await request(delivery.selectAddress, { address_id: one!.address_id, delivery_service_id: 2 }, me);
  expect((await remove(second.addressId)).data).toEqual({ addressId: second.addressId });
  expect((await remove(second.addressId)).status).toBe(3);
  const left = (await request(delivery.userAddresses, {}, me)).data.addresses.map(({ addressId }) => addressId);
  expect(left).toEqual([one!.address_id]);
  expect((await request(orders.view, { order_id: order }, me)).data.shippingAddress).toMatchObject({
    address1: 'Via Roma',
    addressNumber: '7',
  });
  expect((await request(delivery.deleteAddress, { address_id: 1001 }, {})).http).toBe(419);
});

test('a new address is told as added and never overwrites another [POST /eurospin-address-form/save-new-address] [POST /address/check] [GET /address/view]', async () => {
  const me = await logIn(plain.shop, 'anna');
  const saved = await plain.shop.request(address.saveNew, { ...street, addressId: 1001 }, me);
  expect(saved.data.addressId).not.toBe(1001);
  expect(saved.infos).toMatchObject([{ code: 'address.added', message: 'Nuovo indirizzo aggiunto.' }]);
  const checked = await plain.shop.request(address.check, street);
  expect([checked.status, checked.data.covered]).toEqual([0, true]);
  expect((await plain.shop.request(address.check, { ...street, postalcode: '00100' })).errors[0]!.code).toBe(
    'address.notCovered',
  );
  const [store] = (await plain.shop.request(delivery.stores, {})).data.stores;
  const address_id = store!.address!.addressId;
  expect((await plain.shop.request(address.view, { address_id })).data).toMatchObject({ addressType: 'drive' });
  expect((await plain.shop.request(address.view, { address_id: 1001 })).errors[0]!.code).toBe('address.notFound');
});

test('a preview tells what another address would change and changes nothing [GET /user-address/preview]', async () => {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(1), quantity: 2 }, { productId: plain.id(2), quantity: 2 });
  await chooseDelivery(plain.shop, me);
  const before = (await plain.shop.request(cart.view, {}, me)).data;
  const { data: far } = await plain.shop.request(
    address.saveNew,
    { ...street, address1: 'Corso Garibaldi', addressNumber: '31', city: 'Chiavari', postalcode: '16043' },
    me,
  );
  const { db } = plain.shop;
  await db
    .updateTable('stock')
    .set({ available: 0 })
    .where('product_id', '=', plain.id(1))
    .where('warehouse_id', '=', 5)
    .execute();
  const preview = await plain.shop.request(address.preview, { address_id: far.addressId, delivery_service_id: 2 }, me);
  expect(preview.data).toMatchObject({ warehouse: { warehouseId: 5 }, firstTimeslot: { active: 1 } });
  expect(preview.data.changes.filter(({ type }) => type === 'removed')).toHaveLength(1);
  expect((await plain.shop.request(cart.view, {}, me)).data).toEqual(before);
  const missing = await plain.shop.request(address.preview, { address_id: 1001, delivery_service_id: 4 }, {});
  expect(missing.errors[0]!.code).toBe('address.notFound');
});

test('stores near a place, the places of a store, and what the delivery costs [GET /warehouse/find-by-coordinates] [GET /user-address/list-store] [GET /delivery-fee/view]', async () => {
  const request = plain.shop.request;
  const genoa = { latitude: 44.407, longitude: 8.934 };
  const near = (await request(address.warehousesNear, genoa)).data.warehouses;
  expect(near.length).toBeGreaterThan(0);
  expect(near.every(({ distance }) => distance! <= 10_000)).toBe(true);
  expect([...near].sort((a, b) => a.distance! - b.distance!)).toEqual(near);
  const all = (await request(address.warehousesNear, { ...genoa, distance: 1e6 })).data.warehouses;
  expect(all.length).toBeGreaterThan(near.length);
  expect((await request(address.warehousesNear, { latitude: 0, longitude: 0 })).data.warehouses).toEqual([]);
  expect((await request(address.warehousesNear, { latitude: 91, longitude: 0 })).http).toBe(400);
  const places = (await request(address.ofStore, { store_id: 5 })).data.addresses;
  expect(places.every(({ storeId }) => storeId === 5)).toBe(true);
  expect(places.length).toBeGreaterThan(0);
  const { deliveryFees } = (await request(address.fees, {})).data;
  const postalcodes = expect.arrayContaining(['16121', '16142']) as string[];
  expect(deliveryFees.filter(({ deliveryServiceId }) => deliveryServiceId === 2)).toEqual([
    { deliveryServiceId: 2, minAmount: 40, maxAmount: 110, fee: 5.9, postalcodes },
    { deliveryServiceId: 2, minAmount: 110, fee: 0, postalcodes },
  ]);
});
