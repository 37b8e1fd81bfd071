import { expect, test } from 'vitest';
import { brandAndSize } from '../../core/rules/brandAndSize.ts';

test.each([
  ['LA MOLISANA', '500 g', 'La Molisana · 500 g'],
  ['Mulino Rosso', '1 kg', 'Mulino Rosso · 1 kg'],
  ['', '1 kg', '1 kg'],
  ['BARILLA', '', 'Barilla'],
  ['', '', ''],
])('brand %j and size %j are told as %j', (shortDescr, description, words) => {
  expect(brandAndSize({ shortDescr, description })).toBe(words);
});
