import { expect, test } from 'vitest';
import { placeOf } from '../../core/rules/placeOf.ts';

const towns = [
  { name: 'Genova', province: 'GE', postcodes: ['16121', '16122'] },
  { name: 'Recco', province: 'GE', postcodes: ['16036'] },
  { name: 'Avegno', province: 'GE', postcodes: ['16036', '16030'] },
  { name: 'Sesta Godano', province: 'SP', postcodes: ['16030'] },
  { name: 'Nowhere', postcodes: ['99999'] },
];

test.each([
  ['16121', '', { province: 'GE', city: 'Genova' }],
  [' 16121 ', '', { province: 'GE', city: 'Genova' }],
  ['16121', 'genova', { province: 'GE' }],
  ['16121', 'Nervi', { province: 'GE' }],
  ['16121', 'Recco', {}],
  ['16036', '', { province: 'GE', city: '' }],
  ['16036', 'Recco', { province: 'GE' }],
  ['16036', 'Genova', {}],
  ['16030', '', { city: '' }],
  ['16030', 'Avegno', { province: 'GE' }],
  ['99999', '', { city: 'Nowhere' }],
  ['1612', '', {}],
  ['20121', 'Genova', {}],
  ['20121', '', {}],
  ['', '', {}],
])('the postal code “%s” with the town “%s” tells %o', (postalcode, typed, place) => {
  expect(placeOf(towns, postalcode, typed)).toEqual(place);
});
