import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { chooseDelivery, logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const noon = [{ beginWeekDay: 3, beginHour: '11:00', endHour: '12:00' }];

/** A store that the demo does not know, where another one's goods are sold. */
async function openStore(): Promise<void> {
  const { address_id: _, ...place } = await shop.db
    .selectFrom('address')
    .selectAll()
    .where('store_id', '=', 5)
    .where('address_type_id', '=', 3)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('store')
    .values({
      store_id: 77,
      warehouse_id: 770,
      parent_warehouse_id: 770,
      address_id: 9500,
      name: 'Camogli',
      slug: 'camogli',
      phone: '0185 770',
      services: JSON.stringify([1]),
      hours: JSON.stringify(noon),
    })
    .execute();
  await shop.db
    .insertInto('address')
    .values({ ...place, address_id: 9500, store_id: 77, address_name: 'Camogli', city: 'Camogli', latitude: 44.35 })
    .execute();
  await shop.db
    .insertInto('zone')
    .values({ zone_id: 7700, warehouse_id: 770, delivery_service_id: 1, fee: 0, free_from: 0, minimum: 0 })
    .execute();
  const { price_list_id } = await shop.db
    .selectFrom('warehouse_price_list')
    .select('price_list_id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('warehouse_price_list').values({ warehouse_id: 770, price_list_id }).execute();
  const stock = await shop.db.selectFrom('stock').selectAll().where('warehouse_id', '=', 1).execute();
  for (let begin = 0; begin < stock.length; begin += 1000)
    await shop.db
      .insertInto('stock')
      .values(stock.slice(begin, begin + 1000).map((row) => ({ ...row, warehouse_id: 770 })))
      .execute();
}

test('a store that is opened in the database is in every answer, and can be shopped at', async () => {
  const [productId] = await plainProducts(shop, 1, 1000);
  const prices = async () =>
    (await shop.request(productDetails.prices, { product_id: productId! })).data.prices.map(
      (price) => price.warehouseName,
    );
  expect(await prices()).not.toContain('Camogli');
  await openStore();
  const { stores } = (await shop.request(delivery.stores, {})).data;
  expect(stores.find(({ storeId }) => storeId === 77)).toMatchObject({
    name: 'Camogli',
    address: { city: 'Camogli', addressId: 9500 },
    serviceHours: { default: noon },
    metadata: { PHONE: '0185 770' },
  });
  expect((await shop.request(delivery.store, { store_id: 77 })).data.warehouseId).toBe(770);
  const { addresses } = (await shop.request(delivery.addresses, {})).data;
  expect(addresses.find(({ storeId }) => storeId === 77)!.serviceHours!.default).toEqual(noon);
  const { warehouses } = (await shop.request(delivery.warehouses, { q: 'camogli' })).data;
  expect(warehouses.map(({ serviceHours }) => serviceHours!.default)).toEqual([noon]);
  expect(await prices()).toContain('Camogli');
  const visitor = {};
  const { data } = await shop.request(delivery.selectStore, { store_id: 77 }, visitor);
  expect([data.store, data.warehouse]).toEqual([
    { storeId: 77, name: 'Camogli' },
    { warehouseId: 770, name: 'Camogli' },
  ]);
  const listed = await shop.request(catalogue.products, { page_size: 1, hash: 'w770d0t0' } as never, visitor);
  expect(listed.data.products).toHaveLength(1);
});

test('a new name, other hours and another default store are seen at once, in carts too', async () => {
  const me = await logIn(shop, 'bruno');
  const [productId] = await plainProducts(shop, 1, 1000);
  await put(shop, me, { productId: productId!, quantity: 1 });
  await chooseDelivery(shop, me);
  const before = (await shop.request(cart.view, {}, me)).data.store!;
  await shop.db
    .updateTable('store')
    .set({ name: 'Nuova insegna', hours: JSON.stringify(noon) })
    .where('store_id', '=', before.storeId)
    .execute();
  expect((await shop.request(cart.view, {}, me)).data.store).toEqual({ ...before, name: 'Nuova insegna' });
  const { data } = await shop.request(delivery.store, { store_id: before.storeId });
  expect([data.name, data.serviceHours!.default]).toEqual(['Nuova insegna', noon]);
  const nobodys = async () => (await shop.request(cart.view, {})).data.store!.storeId;
  expect(await nobodys()).toBe(5);
  await shop.db.updateTable('address').set({ store_id: null }).where('store_id', '=', 5).execute();
  await shop.db.updateTable('store').set({ store_id: 500 }).where('store_id', '=', 5).execute();
  const { store_id } = await shop.db
    .selectFrom('store')
    .select('store_id')
    .orderBy('store_id')
    .executeTakeFirstOrThrow();
  expect(await nobodys()).toBe(store_id);
});
