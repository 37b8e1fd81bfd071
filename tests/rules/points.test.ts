import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import '../repetitions.ts';
import { overlay } from '../../core/labels/text.ts';
import { pointsText } from '../../core/rules/loyalty.ts';

afterEach(() => overlay({ 'numbers.decimal': ',' }));

test('points have their thousands as the language of the page writes them', () => {
  for (const [decimal, locale] of [
    [',', 'de-DE'],
    ['.', 'en-GB'],
  ] as const) {
    overlay({ 'numbers.decimal': decimal });
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (value) => {
        expect(pointsText(value)).toBe(numbers.format(Math.floor(value)));
      }),
    );
  }
});

test('DATA-05 what is no balance is none', () => {
  for (const value of [undefined, NaN, Infinity, -1, -0.5, 1e300]) expect(pointsText(value)).toBeNull();
});
