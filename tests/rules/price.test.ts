import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { currencyForms } from '../../core/rules/language.ts';
import { overlay } from '../../core/labels/text.ts';
import {
  formatCurrency,
  formatNumber,
  formatUnitPrice,
  priceOf,
  reduction,
  toCents,
  toEuro,
  unitName,
} from '../../core/rules/price.ts';

/** Cents to text by integer arithmetic alone. */
function oracle(cents: bigint, thousands: string, decimal: string): string {
  const size = cents < 0n ? -cents : cents;
  let whole = (size / 100n).toString();
  const groups: string[] = [];
  for (; whole.length > 3; whole = whole.slice(0, -3)) groups.unshift(whole.slice(-3));
  return `${cents < 0n ? '-' : ''}${[whole, ...groups].join(thousands)}${decimal}${(size % 100n).toString().padStart(2, '0')}\u00a0€`;
}

describe('prices', () => {
  test('NUM-07 any amount of cents is written as integer arithmetic writes it, in both forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(formatCurrency(toEuro(cents), 'spec')).toBe(oracle(BigInt(cents), ',', '.'));
        expect(formatCurrency(toEuro(cents), 'italian')).toBe(oracle(BigInt(cents), '.', ','));
        expect(toCents(toEuro(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    ['en-GB', currencyForms.en],
    ['de-DE', currencyForms.de],
  ] as const)('NUM-07 a page in another language writes them as Intl does in %s', (locale, form) => {
    const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
        expect(formatCurrency(toEuro(cents), form!)).toBe(intl.format(toEuro(cents)));
      }),
    );
  });

  test('NUM-07 DATA-04 no number becomes -0.00, NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom('spec', 'italian', 'english'), (euro, form) => {
        const text = formatCurrency(euro, form as 'spec');
        expect(text === '' || /^-?€?\d{1,3}([.,]\d{3})*[.,]\d{2}(\u00a0€)?$/.test(text)).toBe(true);
        expect(text).not.toMatch(/^-€?[0.,]+(\u00a0€)?$/);
      }),
    );
    expect(formatNumber(NaN)).toBe('');
  });

  test('NUM-02 half a cent goes away from zero, whatever its binary neighbour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (mills) => {
        const text = `${Math.floor(mills / 1000)}.${String(mills % 1000).padStart(3, '0')}`;
        const expected = Math.floor((mills + 5) / 10);
        expect(toCents(Number(text))).toBe(expected);
        expect(toCents(-Number(text))).toBe(expected === 0 ? 0 : -expected);
      }),
    );
  });

  test('DATA-04 a price that is missing, zero, negative or no number is no price', () => {
    for (const price of [undefined, null, 0, 0.001, -1, NaN, Infinity])
      expect(priceOf({ priceDisplay: price, price: undefined })).toBeNull();
    expect(priceOf({ priceDisplay: null, price: 2 })).toBe(2);
    expect(priceOf({ priceDisplay: 99_999.99 })).toBe(99_999.99);
  });

  test('NUM-09 unknown units are hidden', () => {
    expect(['KG', 'GR', 'lt', 'L', 'PZ.', 'ml'].map(unitName)).toEqual(['kg', 'g', 'l', 'l', 'pz', 'ml']);
    for (const unit of ['', undefined, 'stone', '__proto__', 'constructor']) expect(unitName(unit)).toBe('');
  });
});

describe('reductions (LAW-05)', () => {
  const cut = { priceDisplay: 2, priceStandardDisplay: 3 };

  test('no struck price without a 30-day reference or an exemption', () => {
    expect(reduction(cut)).toBeNull();
    expect(reduction({ ...cut, lowestPrice30: 0 })).toBeNull();
  });

  test('the percentage is counted from the lowest price of 30 days', () => {
    expect(reduction({ ...cut, lowestPrice30: 2.5 })).toEqual({ struck: 3, percent: 20, lowest: 2.5, exemption: null });
  });

  test('nothing is announced when the lowest price was no higher than this one', () => {
    expect(reduction({ ...cut, lowestPrice30: 2 })).toBeNull();
    expect(reduction({ ...cut, lowestPrice30: 1.5 })).toBeNull();
  });

  test('an exemption is stated instead of a reference', () => {
    const warehousePromo = {
      warehousePromoId: 1,
      warehousePromoTypeId: 5,
      exemption: 'perishable',
      view: { cssClass: '', body: 'PROMO' },
    };
    expect(reduction({ ...cut, warehousePromo })).toEqual({
      struck: 3,
      percent: 33,
      lowest: null,
      exemption: 'perishable',
    });
  });

  test('DATA-04 a promotion dearer than the standard price announces nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double(),
        fc.double(),
        (priceDisplay, priceStandardDisplay, lowestPrice30) => {
          const found = reduction({ priceDisplay, priceStandardDisplay, lowestPrice30 });
          if (!found) return;
          expect(found.struck).toBeGreaterThan(priceDisplay);
          expect(found.lowest).toBeGreaterThan(priceDisplay);
          if (found.percent !== null) expect(found.percent).toBeLessThan(100);
        },
      ),
    );
  });
});

test('LAW-04 the unit price of pieces names them in the language of the page', () => {
  const pods = { priceDisplay: 9, priceUmDisplay: 0.3, weightUnitDisplay: 'PZ', priceUnitDisplay: 'pz' };
  expect(formatUnitPrice(pods, 'italian')).toBe('0,30\u00a0€/pz');
  overlay({ 'numbers.pz': 'pcs' });
  expect(formatUnitPrice(pods, 'english')).toBe('€0.30/pcs');
  overlay({ 'numbers.pz': 'pz' });
});
