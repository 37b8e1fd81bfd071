import { expect, test } from 'vitest';
import { addressParts } from '../../core/rules/addressText.ts';
import { isNamed } from '../../core/rules/towns.ts';

test.each([
  [
    'Via Roma 7, 16121 Genova (GE)',
    { address1: 'Via Roma', addressNumber: '7', postalcode: '16121', city: 'Genova', province: 'GE' },
  ],
  [
    'Via XX Settembre 12/B,  16121 Genova',
    { address1: 'Via XX Settembre', addressNumber: '12/B', postalcode: '16121', city: 'Genova' },
  ],
  ['Santa Margherita Ligure (ge)', { city: 'Santa Margherita Ligure', province: 'GE' }],
  ['17100 Savona', { postalcode: '17100', city: 'Savona' }],
  ['17100', { postalcode: '17100' }],
  ['Piazza, Genova', { address1: 'Piazza', city: 'Genova' }],
  ['', {}],
])('the parts of “%s”', (line, parts) => {
  expect(addressParts(line)).toEqual(parts);
});

test('a very long line is cut, and ends in no time', () => {
  expect(() => addressParts(`${'a, '.repeat(100_000)}(`)).not.toThrow();
});

test('towns are named without their accents, apostrophes and capitals', () => {
  expect(isNamed('La Spezia', ' la  SPEZIA ')).toBe(true);
  expect(isNamed('Forlì', 'forli')).toBe(true);
  expect(isNamed('Genova', '')).toBe(false);
});
