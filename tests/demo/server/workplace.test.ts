import { expect, test } from 'vitest';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { stores } from '../../../demo/shop/stores.ts';
import { workplaces } from '../../../demo/shop/workplaces.ts';
import { logIn, newcomers, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(2, { silent: true });
const [company] = workplaces;
const [lockerAtWork] = company!.addressIds;
const openLocker = stores
  .flatMap(({ lockers }) => lockers)
  .find(({ addressId }) => !workplaces.some(({ addressIds }) => addressIds.includes(addressId)))!.addressId;

test('the lockers of a company are there for its people alone, who know its code [GET /shopatwork/subscribe]', async () => {
  const { request } = plain.shop;
  const [one, two] = await newcomers(plain.shop, 2);
  const idsOf = async (me: object) =>
    (await request(delivery.userAddresses, { address_type: 'work' }, me)).data.addresses.map(
      ({ addressId }) => addressId,
    );
  const choose = (me: object) =>
    request(delivery.selectAddress, { address_id: lockerAtWork!, delivery_service_id: 5 }, me);
  const { data: open } = await request(delivery.addresses, { address_type: 'work' });
  expect(open.addresses.map(({ addressTypeId }) => addressTypeId)).toEqual([5, 5]);
  expect(await idsOf(one!.credentials)).not.toContain(lockerAtWork);
  expect((await choose(one!.credentials)).errors[0]!.code).toBe('address.notFound');

  const wrong = await request(address.subscribeWorkplace, { subscriptionCode: 'altro' }, one!.credentials);
  expect([wrong.status, wrong.errors[0]!.code]).toEqual([3, 'workplace.notFound']);
  const subscribe = () =>
    request(
      address.subscribeWorkplace,
      { subscriptionCode: ` ${company!.subscriptionCode.toLowerCase()} ` },
      one!.credentials,
    );
  const { data } = await subscribe();
  expect(data).toMatchObject({
    companyName: company!.companyName,
    addresses: [{ addressId: lockerAtWork, addressTypeId: 4 }],
  });
  expect((await subscribe()).status).toBe(0);
  expect(await idsOf(one!.credentials)).toContain(lockerAtWork);
  expect((await choose(one!.credentials)).data.shippingAddress).toMatchObject({
    addressId: lockerAtWork,
    deliveryServiceId: 5,
  });
  expect(await idsOf(two!.credentials)).not.toContain(lockerAtWork);
  expect((await choose(two!.credentials)).errors[0]!.code).toBe('address.notFound');
  expect((await request(address.view, { address_id: lockerAtWork! })).errors[0]!.code).toBe('address.notFound');
});

test('company codes cannot be guessed: after ten wrong ones nobody may try for an hour', async () => {
  const [me] = await newcomers(plain.shop, 1);
  const guess = (subscriptionCode: string) =>
    plain.shop.request(address.subscribeWorkplace, { subscriptionCode }, me!.credentials);
  for (let tries = 0; tries < 10; tries++) expect((await guess(`CODICE-${tries}`)).status).toBe(3);
  expect((await guess(company!.subscriptionCode)).http).toBe(429);
  plain.shop.clock.offset += 3_601_000;
  expect((await guess(company!.subscriptionCode)).status).toBe(0);
  plain.shop.clock.offset -= 3_601_000;
});

test('one’s own addresses by the services that reach them, and the lockers of one’s company [GET /user-address/delivery-service-list]', async () => {
  const { request } = plain.shop;
  const anna = await logIn(plain.shop, 'anna');
  const services = (await request(address.userServices, {}, anna)).data.deliveryServices;
  const idsOf = (id: number) =>
    services.find(({ deliveryServiceId }) => deliveryServiceId === id)!.addresses.map(({ addressId }) => addressId);
  expect(idsOf(2)).toEqual([1001, 1002, 1003]);
  expect(idsOf(4)).toEqual([1001, 1002]);
  expect(idsOf(5)).not.toContain(lockerAtWork);
  await request(address.subscribeWorkplace, { subscriptionCode: company!.subscriptionCode }, anna);
  const mine = await request(address.userServices, { delivery_service_id: 5 }, anna);
  expect(mine.data.deliveryServices[0]!.addresses.map(({ addressId }) => addressId)).toContain(lockerAtWork);
  const [nobody] = await newcomers(plain.shop, 1);
  await plain.shop.db.deleteFrom('address').where('address_id', '=', nobody!.address_id).execute();
  const none = (await request(address.userServices, { delivery_service_id: 2 }, nobody!.credentials)).data;
  expect(none.deliveryServices).toMatchObject([{ active: false, addresses: [] }]);
  const here = { latitude: 44.4063, longitude: 8.93895, distance: 1_000, delivery_service_id: 2 };
  const near = (await request(address.userServices, here, anna)).data.deliveryServices[0]!;
  expect(near.addresses.map(({ addressId }) => addressId)).toEqual([1001]);
  expect((await request(address.userServices, {})).status).toBe(5);
});

test('what the shopping is packed in, and what the bags of the cart or of named products cost [GET /packaging-type/list]', async () => {
  const { request } = plain.shop;
  const [me] = await newcomers(plain.shop, 1);
  await plain.infos(1, { BAG: 'true' });
  const bags = async (products?: string) =>
    (await request(checkout.packagingTypes, products === undefined ? {} : { products }, me!.credentials)).data
      .packagingTypes[1];
  expect(await bags()).toMatchObject({ price: 0, selected: false });
  expect(await bags(`${plain.id(0)},${plain.id(1)}`)).toMatchObject({ price: 0.03, selected: true });
  await put(plain.shop, me!.credentials, { productId: plain.id(0), quantity: 1 });
  expect(await bags()).toMatchObject({ price: 0, selected: false });
  await put(plain.shop, me!.credentials, { productId: plain.id(1), quantity: 1 });
  expect(await bags()).toMatchObject({ price: 0.03, selected: true });
  expect((await request(checkout.packagingTypes, { products: 'tutti' }, me!.credentials)).http).toBe(400);
});

test('a locker without a free box has no slot where boxes are asked for, also among those that are closed [GET /timeslot/list]', async () => {
  const { request, db } = plain.shop;
  const [me] = await newcomers(plain.shop, 1);
  await request(delivery.selectAddress, { address_id: openLocker, delivery_service_id: 5 }, me!.credentials);
  const slots = async (input: object) =>
    (await request(delivery.timeslots, { 'show-closed': true, ...input }, me!.credentials)).data.days.flatMap(
      ({ timeslots }) => timeslots,
    );
  const all = await slots({});
  const { timeslotId } = all.at(-1)!;
  expect(await slots({ 'check-locker': true })).toEqual(all);
  await db.updateTable('timeslot').set({ reserved: 10 }).where('timeslot_id', '=', timeslotId).execute();
  const full = (await slots({})).filter((slot) => slot.timeslotId === timeslotId);
  expect(full.map(({ status }) => status)).toEqual(full.map(() => 'full'));
  expect((await slots({ 'check-locker': true })).some((slot) => slot.timeslotId === timeslotId)).toBe(false);
});
