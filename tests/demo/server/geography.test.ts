import { expect, test } from 'vitest';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { geography } from '../../../core/api/endpoints/geography.ts';
import { holds, hull } from '../../../demo/server/sql/delivery/coverage.ts';
import { towns } from '../../../demo/shop/towns.ts';
import { stores } from '../../../demo/shop/stores.ts';
import { plainShop } from './plainShop.ts';
import type { Shop } from './shop.ts';

const plain = plainShop(1, { silent: true });
const request = ((...asked) => plain.shop.request(...asked)) as Shop['request'];

test('from province to street, with and without what is not delivered to [GET /geo/province-list] [GET /geo/city-list] [GET /geo/postcode-list] [GET /geo/street-list]', async () => {
  const all = (await request(geography.provinces, { country_id: 'IT' })).data.provinces;
  const { provinces } = (await request(geography.provinces, { country_id: 'IT', home_delivery_only: true })).data;
  expect(all).toHaveLength(107);
  expect(new Set(all.map(({ code }) => code)).size).toBe(107);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Genova', 'Massa-Carrara', 'Milano', 'Roma']));
  expect(provinces.map(({ code }) => code)).toEqual(['GE', 'IM', 'SP', 'SV']);
  expect((await request(geography.provinces, { country_id: 'FR' })).data.provinces).toEqual([]);
  const province_id = provinces[0]!.provinceId;
  const cities = async (home_delivery_only: boolean) =>
    (await request(geography.cities, { province_id, home_delivery_only })).data.cities;
  const names = (await cities(false)).map(({ name }) => name);
  expect(names).toContain('Masone');
  const served = (await cities(true)).map(({ name }) => name);
  expect(names.filter((name) => !served.includes(name))).toEqual(['Borzonasca', 'Masone']);
  const genoa = (await cities(true)).find(({ name }) => name === 'Genova')!;
  const { postcodes } = (await request(geography.postcodes, { city_id: genoa.cityId, home_delivery_only: true })).data;
  expect(postcodes.length).toBeGreaterThan(40);
  const centre = postcodes.find(({ postcode }) => postcode === '16121')!;
  const { streets } = (
    await request(geography.streets, {
      city_id: genoa.cityId,
      postcode_id: centre.postcodeId,
      home_delivery_only: true,
    })
  ).data;
  expect(streets.map(({ name }) => name)).toContain('Via XX Settembre');
  expect(streets.map(({ name }) => name)).not.toContain('Via Cantore');
  const ofCity = (await request(geography.streets, { city_id: genoa.cityId })).data.streets.map(({ name }) => name);
  expect(ofCity).toContain('Via Cantore');
  expect(new Set(ofCity).size).toBe(ofCity.length);
  for (const reply of [
    await request(geography.cities, { province_id: 999 }),
    await request(geography.postcodes, { city_id: 999 }),
    await request(geography.streets, { city_id: 999 }),
  ])
    expect(Object.values(reply.data)).toEqual([[]]);
});

test('every postal code that is delivered to belongs to a town that the form can offer [GET /geo/homedelivery-list-simple]', async () => {
  const { cities } = (await request(geography.served, {})).data;
  const offered = new Set(cities.flatMap(({ postcodes }) => postcodes));
  const served = stores.flatMap(({ zones }) =>
    zones.flatMap((zone) => (zone.deliveryServiceId === 2 ? zone.postalcodes : [])),
  );
  expect(served.filter((code) => !offered.has(code))).toEqual([]);
  expect([...offered].filter((code) => !served.includes(code))).toEqual([]);
  expect(cities.find(({ name }) => name === 'Savona')).toMatchObject({ province: 'SV', postcodes: ['17100'] });
  expect((await request(geography.served, { home_delivery_only: false })).data.cities).toHaveLength(towns.length);
});

test('where each service goes is an outline that holds the postal codes it goes to, and no far place [GET /address/geo-service-coverage]', async () => {
  const { features } = (await request(geography.coverage, {})).data;
  expect(features.length).toBe(
    stores.flatMap(({ zones }) => zones.filter(({ postalcodes }) => postalcodes.length)).length,
  );
  const centre = features.find(({ properties }) => properties.zoneId === 12)!;
  const outline = centre.geometry.coordinates[0] as [number, number][];
  expect(outline[0]).toEqual(outline.at(-1));
  const places = Object.values(towns[0]!.postcodes);
  expect(holds(outline, [places[0]![1], places[0]![0]])).toBe(true);
  expect(holds(outline, [9.19, 45.46])).toBe(false);
});

test('the hull of points is their outline, and holds what lies within', () => {
  const square = hull([
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
    [1, 0],
  ]);
  expect(square).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]);
  expect([holds(square, [1, 1]), holds(square, [3, 1]), holds([], [1, 1])]).toEqual([true, false, false]);
});

test('the services that reach a place, each with the places near it; nothing at sea, half a place is none [GET /address/delivery-service-list]', async () => {
  const genoa = { latitude: 44.407, longitude: 8.934 };
  const { deliveryServices } = (await request(address.services, genoa)).data;
  expect(deliveryServices.map(({ deliveryServiceId, active }) => [deliveryServiceId, active])).toEqual([
    [1, true],
    [2, true],
    [4, true],
    [5, true],
  ]);
  const [pickup, home, , locker] = deliveryServices;
  expect(pickup!.addresses[0]!.addressName).toBe('Genova Corvetto');
  expect(home).toMatchObject({ addresses: [], deliveryFee: 5.9 });
  expect(locker!.addresses.map(({ addressTypeId }) => addressTypeId)).toEqual([5]);
  const sea = (await request(address.services, { latitude: 43.5, longitude: 8.5 })).data.deliveryServices;
  expect(sea.every(({ active, addresses }) => !active && addresses.length === 0)).toBe(true);
  const wide = await request(address.services, { ...genoa, delivery_service_id: 1, distance: 300_000 });
  expect(wide.data.deliveryServices).toMatchObject([{ deliveryServiceId: 1 }]);
  expect(wide.data.deliveryServices[0]!.addresses).toHaveLength(stores.length);
  const lockers = (await request(address.services, { address_type: 'locker' })).data.deliveryServices;
  expect(lockers.map(({ deliveryServiceId }) => deliveryServiceId)).toEqual([5]);
  expect((await request(address.services, { latitude: 44.4 })).http).toBe(400);
  expect((await request(address.services, { latitude: 91, longitude: 8 })).http).toBe(400);
});
