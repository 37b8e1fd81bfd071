import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { passes } from '../../../demo/shop/passes.ts';
import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { annasHome, chooseDelivery, logIn, newcomers, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

let shop: Shop;
let ids: number[];
beforeAll(async () => {
  shop = await openShop();
  ids = await plainProducts(shop, 2, 1000);
});
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);
const street = {
  address1: 'Via XX Settembre',
  addressNumber: '100',
  city: 'Genova',
  province: 'GE',
  postalcode: '16121',
};

test('[GET /user-address/list] [GET /user-address/view] the favourite comes first; nobody logged in is status 5', async () => {
  const anna = await logIn(shop, 'anna');
  const { data } = await shop.request(delivery.userAddresses, {}, anna);
  expect(data.addresses.map(({ addressId }) => addressId)).toEqual([1001, 1002, 1003]);
  expect((await shop.request(delivery.userAddress, { address_id: 1002 }, anna)).data).toMatchObject({
    addressName: 'Nonna Pina',
    addressType: 'home',
  });
  expect((await shop.request(delivery.userAddresses, {})).status).toBe(5);
});

test('[POST /user-address/check] covered and known is 0; unknown spelling is 2 with a suggestion; another region is 4', async () => {
  expect(await shop.request(delivery.checkAddress, street)).toMatchObject({
    status: 0,
    data: { covered: true, validated: true, zoneId: 12 },
  });
  const unsure = await shop.request(delivery.checkAddress, {
    ...street,
    address1: 'xx settembre',
    city: 'Genua',
    province: 'MI',
  });
  expect(unsure).toMatchObject({
    http: 200,
    status: 2,
    errors: [{ code: 'address.notValidated' }],
    data: {
      covered: true,
      validated: false,
      address: { address1: 'Via XX Settembre', city: 'Genova', province: 'GE' },
    },
  });
  expect(
    codes(
      await shop.request(delivery.checkAddress, { ...street, city: 'Milano', province: 'MI', postalcode: '20121' }),
    ),
  ).toEqual(['address.notCovered']);
  expect((await shop.request(delivery.checkAddress, { ...street, postalcode: '161' })).http).toBe(400);
});

test('[POST /user-address/update] a new home is saved, kept although unknown only when asked to, and a stranger’s is not found', async () => {
  const bruno = await logIn(shop, 'bruno');
  expect(codes(await shop.request(delivery.updateAddress, { ...street, city: 'Genua' }, bruno))).toEqual([
    'address.notValidated',
  ]);
  const saved = await shop.request(
    delivery.updateAddress,
    { ...street, city: 'Genua', forceSave: true, favourite: true, floor: '2', elevator: false },
    bruno,
  );
  expect(saved).toMatchObject({
    status: 0,
    data: { city: 'Genova', favourite: true, floor: '2', elevator: false, validated: false },
  });
  const changed = await shop.request(
    delivery.updateAddress,
    { ...street, addressId: saved.data.addressId, addressNumber: '7 b' },
    bruno,
  );
  expect(changed.data).toMatchObject({ addressId: saved.data.addressId, addressNumber: '7 B' });
  expect(codes(await shop.request(delivery.updateAddress, { ...street, addressId: 1001 }, bruno))).toEqual([
    'address.notFound',
  ]);
  const { data } = await shop.request(delivery.userAddresses, {}, bruno);
  expect(data.addresses).toHaveLength(1);
});

test('[GET /address/list] [GET /store/list] [GET /store/view] [GET /store-proximity/list] pickup points, lockers and stores, the nearest first', async () => {
  expect((await shop.request(delivery.addresses, {})).data.addresses).toHaveLength(8);
  expect(
    (await shop.request(delivery.addresses, { address_type: 'locker' })).data.addresses.every(
      ({ deliveryServiceId }) => deliveryServiceId === 5,
    ),
  ).toBe(true);
  expect((await shop.request(delivery.stores, {})).data.stores).toHaveLength(8);
  const store = await shop.request(delivery.store, { store_id: 5 });
  expect(store.data).toMatchObject({ name: 'Genova Corvetto', metadata: { PHONE: expect.any(String) } });
  expect(store.data.serviceHours!.default[0]).toMatchObject({ beginWeekDay: 2 });
  expect(codes(await shop.request(delivery.store, { store_id: 99 }))).toEqual(['store.notFound']);
  const dario = await logIn(shop, 'dario');
  await shop.request(delivery.selectAddress, { address_id: 1005, delivery_service_id: 2 }, dario);
  const near = await shop.request(delivery.proximityStores, { services: '2' }, dario);
  expect(near.data.stores[0]).toMatchObject({ name: 'La Spezia Arsenale' });
});

test('[POST /store/select] a store is chosen for pickup; an anonymous visitor may', async () => {
  const me = {};
  const { data, status } = await shop.request(delivery.selectStore, { store_id: 8 }, me);
  expect(status).toBe(0);
  expect(data).toMatchObject({
    store: { storeId: 8 },
    selectWarehouse: false,
    shippingAddress: { deliveryServiceId: 1, autoAssigned: false },
  });
  expect(codes(await shop.request(delivery.selectStore, { store_id: 99 }, me))).toEqual(['store.notFound']);
});

test('[GET /timeslot/list] seven days of Rome; what is closed or full is there only when asked for, and marked', async () => {
  const anna = await logIn(shop, 'anna');
  await shop.request(delivery.selectAddress, annasHome, anna);
  const { data, user } = await shop.request(delivery.timeslots, { 'show-closed': true }, anna);
  const today = romeTime(now() + shop.clock.offset).date;
  expect(user.userId).toBe(101);
  expect(data.days.map(({ dateIso }) => dateIso)).toEqual(Array.from({ length: 7 }, (_, days) => addDays(today, days)));
  const slots = data.days.flatMap((day) => day.timeslots);
  expect(
    slots.filter((slot) => slot.timeslotId === 1205).every((slot) => slot.status === 'full' && slot.active === 0),
  ).toBe(true);
  const open = (await shop.request(delivery.timeslots, {}, anna)).data.days.flatMap((day) => day.timeslots);
  expect(open.length).toBeLessThan(slots.length);
  expect(open.every((slot) => slot.active === 1 && Date.parse(slot.cutOff!) > now() + shop.clock.offset)).toBe(true);
});

test('[GET /timeslot/list-template] the week of an address without dates', async () => {
  const { data } = await shop.request(delivery.timeslotTemplate, { 'address-id': 501 });
  expect(data.days.map(({ timeslots }) => timeslots.length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
});

test('SLOT-02 a slot that fills between list and choice is refused, and is full when listed again [GET /timeslot/select]', async () => {
  const anna = await logIn(shop, 'anna');
  const slot = await chooseDelivery(shop, anna, { address_id: 1002, delivery_service_id: 2 });
  await shop.db.updateTable('timeslot').set({ reserved: 8 }).where('timeslot_id', '=', slot.timeslot_id).execute();
  const [late] = await newcomers(shop, 1);
  await shop.db
    .updateTable('address')
    .set({ postalcode: '16146' })
    .where('address_id', '=', late!.address_id)
    .execute();
  await shop.request(
    delivery.selectAddress,
    { address_id: late!.address_id, delivery_service_id: 2 },
    late!.credentials,
  );
  const refused = await shop.request(delivery.selectTimeslot, slot, late!.credentials);
  expect(refused).toMatchObject({
    http: 200,
    status: 6,
    errors: [{ code: 'timeslot.full' }],
    data: { timeslot: { timeslotId: -1 } },
  });
  const { data } = await shop.request(delivery.timeslots, { 'show-closed': true }, late!.credentials);
  expect(
    data.days
      .flatMap((day) => day.timeslots)
      .filter((each) => each.timeslotId === slot.timeslot_id)
      .every((each) => each.status === 'full'),
  ).toBe(true);
  await shop.db.updateTable('timeslot').set({ reserved: 0 }).where('timeslot_id', '=', slot.timeslot_id).execute();
});

test('SLOT-05 a slot that is not active, past, of another store, or no slot at all is refused by the API', async () => {
  const anna = await logIn(shop, 'anna');
  await shop.request(delivery.selectAddress, annasHome, anna);
  const { data } = await shop.request(delivery.timeslots, { 'show-closed': true }, anna);
  const inactive = data.days
    .flatMap((day) =>
      day.timeslots.map((slot) => ({ sel_date: day.dateIso, timeslot_id: slot.timeslotId, active: slot.active })),
    )
    .filter((slot) => slot.active < 1);
  expect(inactive.length).toBeGreaterThan(0);
  for (const { sel_date, timeslot_id } of inactive)
    expect(['timeslot.full', 'timeslot.expired']).toContain(
      codes(await shop.request(delivery.selectTimeslot, { sel_date, timeslot_id }, anna))[0],
    );
  const day = data.days[1]!.dateIso;
  for (const slot of [
    { sel_date: day, timeslot_id: 2201 },
    { sel_date: addDays(day, 30), timeslot_id: 1201 },
    { sel_date: addDays(day, -3), timeslot_id: 1201 },
    { sel_date: 'domani', timeslot_id: 1201 },
    { sel_date: day, timeslot_id: 0 },
  ]) {
    expect(codes(await shop.request(delivery.selectTimeslot, slot, anna))).toEqual(['timeslot.notFound']);
  }
  expect((await shop.request(cart.view, {}, anna)).data.timeslot).toMatchObject({ timeslotId: -1, autoAssigned: true });
});

test('SLOT-03 a slot whose cut-off passes before the order is given back to be chosen again, before any money moves', async () => {
  const anna = await logIn(shop, 'anna');
  await shop.request(cart.delete, { items: [] }, anna);
  await put(shop, anna, { productId: ids[0]!, quantity: 6 });
  const slot = await chooseDelivery(shop, anna, annasHome);
  const payments = () => shop.db.selectFrom('payment').select('payment_id').execute();
  const before = await payments();
  expect((await shop.request(checkout.prepare, {}, anna)).status).toBe(0);
  const offset = shop.clock.offset;
  shop.clock.offset = Date.parse(`${slot.sel_date}T20:00:00Z`) - now();
  const refused = await shop.request(checkout.buy, { payment_type_id: 12, user_payment_auth_id: 9001 }, anna);
  expect(refused).toMatchObject({
    status: 6,
    errors: [{ code: 'timeslot.expired' }],
    data: { cart: { totalItems: 1, timeslot: { timeslotId: -1 } } },
  });
  shop.clock.offset = offset;
  expect(await payments()).toEqual(before);
});

test('[POST /checkout/prepare] what is missing is said, the first thing first', async () => {
  const [person] = await newcomers(shop, 1);
  const { credentials, address_id } = person!;
  expect(codes(await shop.request(checkout.prepare, {}, credentials))).toEqual(['cart.empty']);
  await put(shop, credentials, { productId: ids[1]!, quantity: 1 });
  expect(codes(await shop.request(checkout.prepare, {}, credentials))).toEqual(['address.required']);
  await shop.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, credentials);
  expect(codes(await shop.request(checkout.prepare, {}, credentials))).toEqual([
    'timeslot.required',
    'cart.minimumAmount',
  ]);
  expect((await shop.request(checkout.prepare, {})).status).toBe(5);
});

test('[GET /checkout/prebilled-amount] [GET /payment-type/list-auth] the hold is the total and a quarter of what is weighed, 1.01 to save a card, nothing on delivery; the shopper’s 50 euro are in a subscription’s price and not held once more', async () => {
  const [person] = await newcomers(shop, 1);
  const amount = async (payment_type_id: number) =>
    (await shop.request(checkout.prebilledAmount, { payment_type_id }, person!.credentials)).data.prebilledAmount;
  expect([await amount(12), await amount(22)]).toEqual([1.01, 0]);
  await shop.db
    .updateTable('product')
    .set({
      infos: JSON.stringify({
        TIPOLOGIA: 'Sfuso',
        WEIGHT_SELLING: '0.1',
        STEP_SELLING: '0.1',
        WEIGHT_UNIT_SELLING: 'KG',
      }),
    })
    .where('product_id', '=', ids[1]!)
    .execute();
  await put(shop, person!.credentials, { productId: ids[1]!, quantity: 1.3 });
  expect([await amount(12), await amount(22)]).toEqual([16.25, 0]);
  const held = async () =>
    (await shop.request(checkout.prebilledAmount, { payment_type_id: 12 }, person!.credentials)).data;
  expect(await held()).toEqual({ prebilledAmount: 16.25, grossTotal: 13, variableWeightTotal: 13, shopperCost: 0 });
  await put(shop, person!.credentials, { productId: passes.year.productId, quantity: 1 });
  const { prebilledAmount, grossTotal, variableWeightTotal, shopperCost } = await held();
  expect(grossTotal).toBe(92);
  expect(Math.round(prebilledAmount * 100)).toBe(
    Math.round((grossTotal + variableWeightTotal / 4 + shopperCost) * 100),
  );
  expect((await shop.request(savedCards.list, { payment_type_id: 12 }, person!.credentials)).data.auths).toEqual([]);
});
