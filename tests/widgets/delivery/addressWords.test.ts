import { expect, test } from 'vitest';
import { wholeAddress } from '../../../widgets/delivery/choice/addressWords.ts';

const street = { addressId: 1, address1: 'Via Luccoli', addressNumber: '7', postalcode: '16123', city: 'Genova' };

test.each([
  ['Casa', 'Casa · Via Luccoli 7, 16123 Genova'],
  ['Via Luccoli 7', 'Via Luccoli 7, 16123 Genova'],
  ['Via Luccoli 7, 16123 Genova', 'Via Luccoli 7, 16123 Genova'],
  ['V', 'V · Via Luccoli 7, 16123 Genova'],
  ['Via Lu', 'Via Lu · Via Luccoli 7, 16123 Genova'],
  ['Via Luccoli', 'Via Luccoli 7, 16123 Genova'],
  ['', 'Via Luccoli 7, 16123 Genova'],
  [undefined, 'Via Luccoli 7, 16123 Genova'],
])('an address called %o is said once', (addressName, words) => {
  expect(wholeAddress({ ...street, ...(addressName !== undefined && { addressName }) })).toBe(words);
});
