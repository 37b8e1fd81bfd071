import { expect, test } from 'vitest';
import { cardErrors, expiryOf } from '../../../demo/provider/card.ts';

const today = new Date('2027-01-19T09:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'Anna Parodi' };

test.each([
  ['12/30', '12/2030'],
  ['1230', '12/2030'],
  ['12 / 30', '12/2030'],
  ['12-30', '12/2030'],
  ['12.2030', '12/2030'],
  ['122030', '12/2030'],
  ['0127', '01/2027'],
  ['1/27', '01/2027'],
  [' 09/31 ', '09/2031'],
])('an expiry of %j is %s', (typed, expected) => {
  expect(expiryOf(typed)).toBe(expected);
  expect(cardErrors({ ...card, expiry: typed }, today)).toEqual({});
});

test.each([
  ['', 'Scrivi la scadenza come MM/AA.'],
  ['1330', 'Scrivi la scadenza come MM/AA.'],
  ['0030', 'Scrivi la scadenza come MM/AA.'],
  ['127', 'Scrivi la scadenza come MM/AA.'],
  ['12/3', 'Scrivi la scadenza come MM/AA.'],
  ['dicembre 30', 'Scrivi la scadenza come MM/AA.'],
  ['12/26', 'Questa carta è scaduta.'],
  ['1220', 'Questa carta è scaduta.'],
])('an expiry of %j is refused', (typed, expected) => {
  expect(cardErrors({ ...card, expiry: typed }, today)).toEqual({ expiry: expected });
});
