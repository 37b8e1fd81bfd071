import type { Facet } from '../schema/catalogue.ts';

/** Values of a facet that are shown until more are wanted. */
export const shownValues = 8;

/** Values of a facet that the shop's API answers at most, beside the chosen ones, and that each press on "more" brings: thousands at once would hold the page up (DATA-09). */
export const mostValues = 200;

type Value = Facet['values'][number];

/** The first `most` values of a facet and the chosen ones, as they are shown before the others are wanted. */
export const shownOf = (
  { values }: Pick<Facet, 'values'>,
  isChosen: (value: Value) => boolean,
  most: number = shownValues,
): Value[] => values.filter((value, at) => at < most || isChosen(value));

/** What would be found with this value beside the other groups’ choices; the wire has texts. */
export const foundWith = ({ filteredCount, count }: Value): number => Number(filteredCount || count) || 0;

const none = { count: '0', filteredCount: '0' };

/** The values of both, the known ones first and in their places; one that the newest answer lacks would find nothing. */
function joined(known: readonly Value[], newest: readonly Value[]): Value[] {
  const found = new Map(newest.map((value) => [value.id, value]));
  const places = new Set(known.map(({ id }) => id));
  return [
    ...known.map((value) => found.get(value.id) ?? { ...value, ...none }),
    ...newest.filter(({ id }) => !places.has(id)),
  ];
}

/** What a list can be narrowed by, as the newest answer counts it, in the places of those before it: nothing moves under the finger while the customer chooses. */
export function settledFacets(known: readonly Facet[], newest: readonly Facet[]): Facet[] {
  const found = new Map(newest.map((facet) => [facet.parameterName, facet]));
  const places = new Set(known.map(({ parameterName }) => parameterName));
  return [
    ...known.map((facet) => ({ ...facet, values: joined(facet.values, found.get(facet.parameterName)?.values ?? []) })),
    ...newest.filter(({ parameterName }) => !places.has(parameterName)),
  ];
}
