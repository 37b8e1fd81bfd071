import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { profile } from '../../../core/api/endpoints/profile.ts';
import { testSpesa } from '../../testBrowser.ts';
import { annasHome, logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

test('[GET /store-proximity/localize] the nearest to a place first, of those with a service, or by name when asked so', async () => {
  const sanremo = { latitude: 43.81, longitude: 7.76 };
  const near = (await shop.request(delivery.localStores, sanremo)).data.stores;
  expect(near).toHaveLength(8);
  expect(near.slice(0, 2).map(({ name }) => name)).toEqual(['Sanremo Pian di Poma', 'Imperia Oneglia']);
  expect(near.map(({ distance }) => distance)).toEqual(near.map(({ distance }) => distance!).toSorted((a, b) => a - b));
  const fast = (await shop.request(delivery.localStores, { ...sanremo, services: '4', orderby: 'distance' })).data
    .stores;
  expect(fast[0]!.name).toBe('Savona Darsena');
  expect(fast.every(({ services }) => services!.includes(4))).toBe(true);
  const byName = (await shop.request(delivery.localStores, { ...sanremo, orderby: 'name' })).data.stores.map(
    ({ name }) => name,
  );
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'it')));
  expect((await shop.request(delivery.localStores, { latitude: 91, longitude: 0 })).http).toBe(400);
  expect((await shop.fetch('/ebsn/api/store-proximity/localize?latitude=44')).status).toBe(400);
});

test('[GET /store-proximity/select] moves the cart to the store; without a session it changes nothing and is 419', async () => {
  const carts = await shop.db
    .selectFrom('cart')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect((await shop.request(delivery.selectProximityStore, { store_id: 8 })).http).toBe(419);
  expect(
    await shop.db
      .selectFrom('cart')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ).toEqual(carts);
  const carla = await logIn(shop, 'carla');
  const chosen = await shop.request(delivery.selectProximityStore, { store_id: 10 }, carla);
  expect(chosen).toMatchObject({
    status: 0,
    data: {
      store: { storeId: 10 },
      warehouse: { warehouseId: 6 },
      shippingAddress: { addressId: 506, deliveryServiceId: 1 },
    },
  });
  const refused = await shop.request(delivery.selectProximityStore, { store_id: 99 }, carla);
  expect(codes(refused)).toEqual(['store.notFound']);
  expect(refused.data.store?.storeId).toBe(10);
});

test('[GET /store-proximity/select] is never kept or repeated, and empties the answer cache', async () => {
  const sent: string[] = [];
  const { spesa } = testSpesa((input, init) => {
    sent.push(new URL(String(input)).pathname.replace('/ebsn/api', ''));
    return shop.fetch(input, init);
  });
  await spesa.session.login({ login: 'bruno@example.it', password: 'spesa-demo' });
  const { call } = spesa.client;
  await call(delivery.warehouses, {});
  await call(delivery.warehouses, {});
  expect(sent.filter((path) => path === '/warehouse-locator/search')).toHaveLength(1);
  await spesa.cart.run(delivery.selectProximityStore, { store_id: 6 });
  await spesa.cart.run(delivery.selectProximityStore, { store_id: 6 });
  expect(sent.filter((path) => path === '/store-proximity/select')).toHaveLength(2);
  await call(delivery.warehouses, {});
  expect(sent.filter((path) => path === '/warehouse-locator/search')).toHaveLength(2);
});

test('[GET /warehouse-locator/search] all warehouses, those of a group, or those that meet every word, whatever its accents', async () => {
  const search = async (input: object) =>
    (await shop.request(delivery.warehouses, input)).data.warehouses.map(({ name }) => name);
  expect(await search({})).toHaveLength(8);
  expect(await search({ parent_warehouse_id: 4 })).toEqual([
    'Imperia Oneglia',
    'Sanremo Pian di Poma',
    'Savona Darsena',
  ]);
  expect(await search({ q: 'vìa PALESTRO 16122' })).toEqual(['Genova Corvetto']);
  expect(await search({ q: '100%' })).toEqual([]);
  expect(await search({ city: 'savona', province: 'sv' })).toEqual(['Savona Darsena']);
  expect(await search({ delivery_service_id: 4, parent_warehouse_id: 1 })).toEqual([
    'Genova Corvetto',
    'Genova Sturla',
  ]);
  expect(await search({ postalcode: '18100' })).toEqual(['Imperia Oneglia']);
  expect(await search({ address_id: 99 })).toEqual([]);
  const [one] = (await shop.request(delivery.warehouses, { address_id: 505 })).data.warehouses;
  expect(one).toMatchObject({
    warehouseId: 5,
    parentWarehouseId: 1,
    slug: 'chiavari-entella',
    address: { city: 'Chiavari', latitude: 44.31845 },
    metaData: { warehouse_locator: { PHONE: '0185 895 088' } },
  });
  expect(one!.serviceHours!.default).toHaveLength(13);
});

test('[POST /basko-registration/update_default_store_address] only a store may be a favourite, and only of who is logged in', async () => {
  const bruno = await logIn(shop, 'bruno');
  expect((await shop.request(cart.view, {}, bruno)).data.user.defaultStoreAddressId).toBeUndefined();
  const chosen = await shop.request(profile.chooseFavouriteStore, { storeAddressId: 503 }, bruno);
  expect(chosen).toMatchObject({ status: 0, data: { defaultStoreAddressId: 503 } });
  expect((await shop.request(cart.view, {}, bruno)).data.user.defaultStoreAddressId).toBe(503);
  for (const storeAddressId of [601, annasHome.address_id, 99, -1])
    expect(codes(await shop.request(profile.chooseFavouriteStore, { storeAddressId }, bruno))).toEqual([
      'store.notFound',
    ]);
  expect((await shop.request(cart.view, {}, bruno)).data.user.defaultStoreAddressId).toBe(503);
  expect((await shop.request(profile.chooseFavouriteStore, { storeAddressId: 501 })).status).toBe(5);
  expect(
    (
      await shop.fetch('/ebsn/api/basko-registration/update_default_store_address', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status,
  ).toBe(400);
});
