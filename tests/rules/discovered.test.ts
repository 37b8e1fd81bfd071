import { expect, test } from 'vitest';
import { discoveredAddress } from '../../core/rules/discovered.ts';

const of = (query: Record<string, unknown>) =>
  discoveredAddress(
    new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );
const whole = { address1: 'Via Roma', addressNumber: '7', postalcode: '16121', city: 'Genova', province: 'GE' };

test('ServiceAutodiscovery: an address comes as one line, as data or as a place of Google’s, old or new; the data know best', () => {
  expect(of({ addressString: 'Via Roma 7, 16121 Genova (GE)' })).toEqual(whole);
  expect(of({ addressData: { ...whole, addressId: 7, note: 'x' } })).toEqual(whole);
  const component = (type: string, long: string, short = long) => ({
    old: { types: [type, 'political'], long_name: long, short_name: short },
    now: { types: [type, 'political'], longText: long, shortText: short },
  });
  const parts = [
    component('street_number', '7'),
    component('route', 'Via Roma'),
    component('administrative_area_level_3', 'Genova'),
    component('administrative_area_level_2', 'Città Metropolitana di Genova', 'GE'),
    component('postal_code', '16121'),
  ];
  expect(of({ placeResult: { address_components: parts.map(({ old }) => old) } })).toEqual(whole);
  expect(of({ placeResult: { addressComponents: parts.map(({ now }) => now) } })).toEqual(whole);
  expect(of({ addressString: 'Via Po 1, Torino (TO)', addressData: { city: 'Savona', province: 'SV' } })).toEqual({
    address1: 'Via Po',
    addressNumber: '1',
    city: 'Savona',
    province: 'SV',
  });
});

test('what cannot be read of it is left out', () => {
  for (const odd of [
    '{',
    '[]',
    'null',
    '7',
    '{"city":{}}',
    '{"__proto__":{"city":"x"}}',
    `{"city":"${'x'.repeat(9_000)}"}`,
  ])
    expect(of({ addressData: odd, placeResult: odd })).toEqual({});
  expect(of({ placeResult: { address_components: [null, 7, { types: 'route', long_name: 'x' }] } })).toEqual({});
});
