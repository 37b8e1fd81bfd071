import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { fromThousandths, quantityRule } from '../../core/rules/quantity.ts';
import {
  asPackages,
  decrease,
  formatAmount,
  formatPackages,
  formatQuantity,
  increase,
  parseQuantity,
  quantityFault,
  typed,
} from '../../core/rules/quantityEntry.ts';

const product = (infos: Record<string, string>, rest: Partial<Parameters<typeof quantityRule>[0]> = {}) => ({
  productInfos: infos,
  ...rest,
});
const piece = (infos: Record<string, string> = {}, rest = {}) =>
  quantityRule(product({ TIPOLOGIA: 'Pezzo', ...infos }, rest));
const bulk = (infos: Record<string, string> = {}, rest = {}) =>
  quantityRule(
    product(
      { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1', WEIGHT_UNIT_SELLING: 'KG', ...infos },
      rest,
    ),
  );
const junk = fc.oneof(
  fc.constantFrom('', '0', '-1', '0,3', '1.5 kg', 'NaN', '1e3', 'Infinity', '0.0004', '__proto__'),
  fc.string(),
);

describe('pieces and packs (§5)', () => {
  test('move by QTY_MULT from where they are and never snap', () => {
    const rule = piece({ QTY_MULT: '6' });
    expect(increase(0, rule)).toBe(6000);
    expect(increase(7000, rule)).toBe(13_000);
    expect(decrease(7000, rule)).toBe(1000);
    expect(decrease(6000, rule)).toBe('remove');
  });

  test('minAcq is a floor: the first plus reaches it, a minus below it is refused', () => {
    const rule = piece({}, { minAcq: 3 });
    expect(increase(0, rule)).toBe(3000);
    expect(increase(1000, rule)).toBe(3000);
    expect(decrease(4000, rule)).toBe(3000);
    expect(decrease(3000, rule)).toBe('belowMinimum');
  });

  test('the limits are MAXACQ, maxAcq, the class rule and what is available, whichever is least', () => {
    expect(piece({ MAXACQ: '9' }, { maxAcq: 8, productClassRuleMax: { max: 7 }, available: 6 }).max).toBe(6000);
    expect(piece({ MAXACQ: '9' }, { maxAcq: 8, productClassRuleMax: { max: 7 } }).max).toBe(7000);
    expect(piece({ MAXACQ: '0' }, { maxAcq: 0 }).max).toBeGreaterThan(1_000_000);
    expect(piece({}, { available: 0 }).max).toBe(0);
    const rule = piece({}, { maxAcq: 2 });
    expect(increase(2000, rule)).toBe(2000);
  });

  test('NUM-05 a locked multiple takes the largest legal value, and limits that exclude each other leave none', () => {
    expect(piece({ QTY_MULT: '6', QTY_LOCKED: 'true' }, { maxAcq: 20 }).max).toBe(18_000);
    expect(piece({}, { minAcq: 5, maxAcq: 4 }).max).toBe(0);
    expect(typed('5', piece({}, { minAcq: 5, maxAcq: 4 }))).toEqual({ fault: 'none' });
  });

  test('NUM-06 packs and rest always give back the pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 2, max: 48 }), (pieces, multiple) => {
        const rule = piece({ QTY_MULT: String(multiple) });
        const parts = asPackages(pieces * 1000, rule);
        expect(parts && parts.packs * rule.multiple + parts.rest).toBe(pieces * 1000);
      }),
    );
    expect(formatPackages(15_000, piece({ QTY_MULT: '6' }))).toBe('2\u00a0conf + 3\u00a0pz');
    expect(formatPackages(12_000, piece({ QTY_MULT: '6' }))).toBe('2\u00a0conf');
    expect(formatPackages(5000, piece({ QTY_MULT: '6' }))).toBe('');
    expect(formatPackages(5000, piece())).toBe('');
  });
});

describe('bulk goods (§5)', () => {
  test('start at WEIGHT_SELLING and move by STEP_SELLING; below the start is none', () => {
    const rule = bulk();
    expect(increase(0, rule)).toBe(300);
    expect(increase(300, rule)).toBe(400);
    expect(decrease(400, rule)).toBe(300);
    expect(decrease(300, rule)).toBe('remove');
  });

  test('weights written in grams are the same weights', () => {
    expect(bulk({ WEIGHT_SELLING: '300', STEP_SELLING: '100', WEIGHT_UNIT_SELLING: 'GR' })).toEqual(bulk());
  });

  test('NUM-01 a thousand steps of 0.1 and random walks are exact to the thousandth', () => {
    const rule = bulk({ WEIGHT_SELLING: '0.1' });
    let value = 0;
    for (let n = 0; n < 1000; n += 1) value = increase(value, rule);
    expect(fromThousandths(value)).toBe(100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        fc.array(fc.boolean(), { maxLength: 400 }),
        (step, start, walk) => {
          const walked = bulk({ STEP_SELLING: String(step / 1000), WEIGHT_SELLING: String(start / 1000) });
          let held = 0;
          let exact = 0n;
          for (const up of walk) {
            const down = up ? null : decrease(held, walked);
            held = up ? increase(held, walked) : down === 'remove' ? 0 : (down as number);
            exact = up
              ? exact === 0n
                ? BigInt(start)
                : exact + BigInt(step)
              : exact - BigInt(step) < BigInt(start)
                ? 0n
                : exact - BigInt(step);
            expect(BigInt(held)).toBe(exact);
          }
        },
      ),
    );
  });
});

describe('junk', () => {
  test('NUM-03 junk in productInfos gives whole steps above zero and never stalls or throws', () => {
    fc.assert(
      fc.property(
        junk,
        junk,
        junk,
        junk,
        junk,
        fc.constantFrom('Pezzo', 'Confezione', 'Sfuso', '', 'x'),
        (mult, step, weight, max, unit, type) => {
          const rule = quantityRule(
            product({
              TIPOLOGIA: type,
              QTY_MULT: mult,
              STEP_SELLING: step,
              WEIGHT_SELLING: weight,
              MAXACQ: max,
              WEIGHT_UNIT_SELLING: unit,
            }),
          );
          for (const amount of [rule.step, rule.start, rule.multiple])
            expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          for (const amount of [rule.min, rule.max, rule.floor])
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          if (rule.max > 0) expect(increase(0, rule)).toBeGreaterThan(0);
        },
      ),
    );
    for (const QTY_MULT of ['', '0', '-2', '0,3', '1.5 kg', '2.5']) expect(piece({ QTY_MULT }).step).toBe(1000);
    expect(bulk({ WEIGHT_SELLING: '0,3' }).start).toBe(300);
  });
});

describe('typed quantities', () => {
  test('NUM-04 Italian numbers are read, everything else is a fault', () => {
    const read: Record<string, number | null> = {
      '1,5': 1500,
      ' 2 ': 2000,
      '1.500,00': 1_500_000,
      '1.500': 1_500_000,
      '0.3': 300,
      '0,3456': 346,
      '1e3': null,
      '-1': null,
      '١٢': null,
      '': null,
      '1,5,0': null,
      '1 500': null,
      abc: null,
      '0x10': null,
    };
    for (const [text, value] of Object.entries(read)) expect([text, parseQuantity(text)]).toEqual([text, value]);
  });

  test('snap to the multiple only when locked, and are capped', () => {
    expect(typed('8', piece({ QTY_MULT: '6', QTY_LOCKED: 'true' }))).toEqual({ value: 6000, capped: false });
    expect(typed('8', piece({ QTY_MULT: '6' }))).toEqual({ value: 8000, capped: false });
    expect(typed('99', piece({ MAXACQ: '10' }))).toEqual({ value: 10_000, capped: true });
    expect(typed('0', piece())).toEqual({ value: 0, capped: false });
    expect(typed('1,5', piece())).toEqual({ fault: 'notWhole' });
    expect(typed('1', piece({}, { minAcq: 2 }))).toEqual({ fault: 'belowMinimum' });
    expect(typed('0,2', bulk())).toEqual({ fault: 'belowMinimum' });
    expect(typed('0,45', bulk())).toEqual({ value: 450, capped: false });
  });

  test('whatever is typed, an accepted value may be ordered', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.integer({ min: 0, max: 99_999 }).map((n) => formatAmount(n)),
        ),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (text, maxAcq, mult, locked) => {
          const rule = piece({ QTY_MULT: String(mult), QTY_LOCKED: String(locked) }, { maxAcq });
          const result = typed(text, rule);
          if ('value' in result) expect(quantityFault(result.value, rule)).toBeNull();
        },
      ),
    );
  });
});

test.each(['Pezzo', 'Confezione', 'confezione'])(
  'six bottles of kind %s in packs of six are 6 pz or 1 conf: pieces are never counted as packs',
  (TIPOLOGIA) => {
    const rule = quantityRule(product({ TIPOLOGIA, QTY_MULT: '6' }));
    expect([formatQuantity(6000, rule), formatPackages(6000, rule)]).toEqual(['6\u00a0pz', '1\u00a0conf']);
    expect([formatQuantity(8000, rule), formatPackages(8000, rule)]).toEqual(['8\u00a0pz', '1\u00a0conf + 2\u00a0pz']);
  },
);

test.each(['Sfuso', 'SFUSO', 'sfuso', ' sFuSo '])('%o is bulk, in whatever letters', (TIPOLOGIA) => {
  const infos = { WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1', WEIGHT_UNIT_SELLING: 'KG' };
  expect(quantityRule(product({ TIPOLOGIA, ...infos }))).toEqual(bulk());
});

test('quantities are written with their unit and an Italian comma', () => {
  expect(formatQuantity(1200, bulk())).toBe('1,2\u00a0kg');
  expect(formatQuantity(3000, piece())).toBe('3\u00a0pz');
  expect(formatQuantity(2000, quantityRule(product({ TIPOLOGIA: 'Confezione' })))).toBe('2\u00a0conf');
  expect(formatAmount(350)).toBe('0,35');
});
