import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import { settledFacets } from '../../core/rules/facets.ts';
import type { Facet } from '../../core/schema/catalogue.ts';

const values = fc.uniqueArray(
  fc.record({ id: fc.nat(20), name: fc.string(), count: fc.nat(9).map(String), filteredCount: fc.nat(9).map(String) }),
  { selector: ({ id }) => id },
);
const facets: fc.Arbitrary<Facet[]> = fc.uniqueArray(
  fc.record({
    name: fc.string(),
    parameterName: fc.constantFrom('vendor_id', 'class_1', 'class_2', 'class_3'),
    paramType: fc.constant(''),
    values,
  }),
  { selector: ({ parameterName }) => parameterName },
);
const places = (list: readonly Facet[]) =>
  list.flatMap(({ parameterName, values }) => values.map(({ id }) => `${parameterName}:${id}`));

test('values keep their places while choices come and go; counts are those of the newest answer', () => {
  fc.assert(
    fc.property(facets, facets, (known, newest) => {
      const settled = settledFacets(known, newest);
      expect(settled.map(({ parameterName }) => parameterName).slice(0, known.length)).toEqual(
        known.map(({ parameterName }) => parameterName),
      );
      for (const [at, facet] of known.entries())
        expect(settled[at]!.values.map(({ id }) => id).slice(0, facet.values.length)).toEqual(
          facet.values.map(({ id }) => id),
        );
      expect(new Set(places(settled))).toEqual(new Set([...places(known), ...places(newest)]));
      for (const { parameterName, values } of settled) {
        const now = newest.find((facet) => facet.parameterName === parameterName)?.values ?? [];
        for (const value of values)
          expect(now.find(({ id }) => id === value.id) ?? { ...value, count: '0', filteredCount: '0' }).toEqual(value);
      }
    }),
  );
  expect(settledFacets([], [])).toEqual([]);
});
