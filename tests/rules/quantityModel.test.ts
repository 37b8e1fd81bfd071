import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { acquisitionLimit } from '../../core/rules/acquisitionLimit.ts';
import { quantityRule, toThousandths } from '../../core/rules/quantity.ts';
import { asPackages, decrease, formatAmount, increase, parseQuantity, typed } from '../../core/rules/quantityEntry.ts';
import { oracle, type Facts } from './quantityOracle.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
/** Thousandths as the wire may write them: "0.3", "0,3", "1.250". */
const written = (thousandths: number, comma: boolean) =>
  comma ? (thousandths / 1000).toFixed(3).replace('.', ',') : String(thousandths / 1000);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const pieces = fc.record({
  type: fc.constantFrom('Pezzo' as const, 'Confezione' as const),
  mult: whole(1, 24),
  locked: fc.boolean(),
  minAcq: some(whole(1, 12)),
  maxAcq: some(whole(1, 60)),
  MAXACQ: some(whole(1, 60)),
  ofClass: some(whole(1, 60)),
  available: some(whole(0, 80_000)),
});
const bulk = fc.record({
  weight: whole(50, 2000),
  step: whole(10, 1000),
  minAcq: some(whole(1, 3000)),
  maxAcq: some(whole(1, 9000)),
  available: some(whole(0, 20_000)),
  unit: fc.constantFrom(
    ['KG', 1] as const,
    ['GR', 1000] as const,
    ['g', 1000] as const,
    ['hg', 10] as const,
    ['dag', 100] as const,
    ['l', 1] as const,
    ['ML', 1000] as const,
    ['cl', 100] as const,
  ),
  comma: fc.boolean(),
});

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
const thousands = (...values: (number | undefined)[]) =>
  values.flatMap((value) => (value === undefined ? [] : [BigInt(value * 1000)]));

function pieceCase(given: Drawn<typeof pieces>) {
  const { type, mult, locked, minAcq, maxAcq, MAXACQ, ofClass, available } = given;
  const infos = {
    TIPOLOGIA: type,
    QTY_MULT: String(mult),
    QTY_LOCKED: String(locked),
    ...(MAXACQ !== undefined && { MAXACQ: String(MAXACQ) }),
  };
  const rule = quantityRule({
    productInfos: infos,
    minAcq,
    maxAcq,
    ...(ofClass !== undefined && { productClassRuleMax: { max: ofClass } }),
    ...(available !== undefined && { available: available / 1000 }),
  });
  const facts: Facts = {
    type,
    step: BigInt(mult) * 1000n,
    weight: 0n,
    least: BigInt((minAcq ?? 0) * 1000),
    limits: [...thousands(maxAcq, MAXACQ, ofClass), ...(available === undefined ? [] : [BigInt(available)])],
    locked,
  };
  return { rule, truth: oracle(facts) };
}

function bulkCase({ weight, step, minAcq, maxAcq, available, unit: [name, factor], comma }: Drawn<typeof bulk>) {
  const text = (thousandths: number) => written(thousandths * factor, comma && factor === 1);
  const infos = {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: text(weight),
    STEP_SELLING: text(step),
    WEIGHT_UNIT_SELLING: name,
  };
  const rule = quantityRule({
    productInfos: infos,
    minAcq: minAcq === undefined ? undefined : minAcq / 1000,
    maxAcq: maxAcq === undefined ? undefined : maxAcq / 1000,
    ...(available !== undefined && { available: available / 1000 }),
  });
  const facts: Facts = {
    type: 'Sfuso',
    step: BigInt(step),
    weight: BigInt(weight),
    least: BigInt(minAcq ?? 0),
    limits: [maxAcq, available].flatMap((limit) => (limit === undefined ? [] : [BigInt(limit)])),
    locked: false,
  };
  return { rule, truth: oracle(facts) };
}

type Case = ReturnType<typeof pieceCase>;
const plain = (value: bigint | string): number | string => (typeof value === 'bigint' ? Number(value) : value);

function walk({ rule, truth }: Case, presses: readonly boolean[]): void {
  let held = 0;
  for (const press of presses) {
    if (press) {
      expect(increase(held, rule)).toBe(Number(truth.plus(BigInt(held))));
      held = increase(held, rule);
    } else if (held > 0) {
      const next = decrease(held, rule);
      expect(next).toBe(plain(truth.minus(BigInt(held))));
      held = next === 'remove' ? 0 : next === 'belowMinimum' ? held : next;
    }
    expect(Number.isSafeInteger(held)).toBe(true);
  }
}

function type({ rule, truth }: Case, thousandths: number): void {
  const result = typed(formatAmount(thousandths), rule);
  const expected = truth.typed(BigInt(thousandths));
  expect('value' in result ? result.value : null).toBe(expected === null ? null : Number(expected));
}

describe('the rules of §5 against an oracle in whole numbers', () => {
  test('NUM-01 NUM-05 pieces and packs: any walk of plus and minus under QTY_MULT, QTY_LOCKED, minAcq, maxAcq, MAXACQ, class and stock', () => {
    fc.assert(
      fc.property(pieces, fc.array(fc.boolean(), { maxLength: 60 }), (given, presses) =>
        walk(pieceCase(given), presses),
      ),
    );
  });

  test('NUM-01 bulk goods: any walk under WEIGHT_SELLING and STEP_SELLING in every unit, with comma or point', () => {
    fc.assert(
      fc.property(bulk, fc.array(fc.boolean(), { maxLength: 60 }), (given, presses) => walk(bulkCase(given), presses)),
    );
  });

  test('NUM-04 NUM-05 what is typed is snapped, capped or refused as the oracle says', () => {
    fc.assert(
      fc.property(pieces, whole(0, 90_000), fc.boolean(), (given, asked, even) =>
        type(pieceCase(given), even ? asked - (asked % 1000) : asked),
      ),
    );
    fc.assert(fc.property(bulk, whole(0, 25_000), (given, asked) => type(bulkCase(given), asked)));
  });
});

test('NUM-02 three decimals: a number of the wire is the nearest thousandth, ties away from zero', () => {
  fc.assert(
    fc.property(whole(0, 99_999_999), (tenThousandths) => {
      const exact = (BigInt(tenThousandths) + 5n) / 10n;
      expect(toThousandths(tenThousandths / 10_000)).toBe(Number(exact));
    }),
  );
});

test('NUM-04 Italian text and number are one: thousands points, decimal comma, and what is written is read again', () => {
  fc.assert(
    fc.property(whole(0, 99_990_000), (thousandths) => {
      expect(parseQuantity(formatAmount(thousandths))).toBe(thousandths);
      const grouped = `${Math.floor(thousandths / 1000)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, '.')},${String(thousandths % 1000).padStart(3, '0')}`;
      expect(parseQuantity(grouped)).toBe(thousandths);
    }),
  );
});

test('NUM-06 packs and what is left over always are the pieces, and adding a pack changes only the packs', () => {
  fc.assert(
    fc.property(whole(0, 5000), whole(2, 48), (held, mult) => {
      const rule = quantityRule({ productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: String(mult) } });
      const parts = asPackages(held * 1000, rule)!;
      expect([BigInt(parts.packs), BigInt(parts.rest)]).toEqual([
        BigInt(held) / BigInt(mult),
        (BigInt(held) % BigInt(mult)) * 1000n,
      ]);
      expect(asPackages(held * 1000 + rule.multiple, rule)).toEqual({ packs: parts.packs + 1, rest: parts.rest });
    }),
  );
});

test('STK-03 the {n} of "{n} pz tot" is the smaller limit divided by MULTI_PACK, rounded down', () => {
  fc.assert(
    fc.property(
      some(whole(1, 500)),
      some(whole(1, 500)),
      some(whole(1, 500)),
      some(whole(1, 24)),
      (maxAcq, MAXACQ, ofClass, pack) => {
        const limits = [maxAcq, MAXACQ, ofClass].filter((limit) => limit !== undefined);
        const truth = limits.length === 0 ? 0n : BigInt(Math.min(...limits)) / BigInt(pack ?? 1);
        const shown = acquisitionLimit({
          maxAcq,
          ...(ofClass !== undefined && { productClassRuleMax: { max: ofClass } }),
          productInfos: {
            ...(MAXACQ !== undefined && { MAXACQ: String(MAXACQ) }),
            ...(pack !== undefined && { MULTI_PACK: String(pack) }),
          },
        });
        expect(shown).toBe(truth === 0n ? null : Number(truth));
      },
    ),
  );
});
