import * as v from 'valibot';

/** What is measured of a visit to a page, each with the bounds of its histogram: ms, but for `cls`, which is the layout's shift in thousandths. */
export const visitMeasures = {
  /** Until the largest picture or text was painted. */
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  /** The slowest answer to a press, but for one of every fifty. */
  inp: [50, 100, 150, 200, 300, 500, 1_000, 2_000],
  cls: [10, 25, 50, 100, 150, 250, 500, 1_000],
  /** From the first press to the paint that followed it. */
  touch: [50, 100, 150, 200, 300, 500, 1_000, 2_000],
} as const;
export type VisitMeasure = keyof typeof visitMeasures;

const upTo = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));
const tenMinutes = 600_000;

/** The report of one visit to one page: of what kind the page is and how it went; nothing says whose it was, when, or at which address. */
export const visitSchema = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}$/)),
  device: v.picklist(['phone', 'desktop']),
  lcp: upTo(tenMinutes),
  inp: upTo(tenMinutes),
  cls: upTo(100_000),
  touch: upTo(tenMinutes),
  /** Calls of the shop API, and those of them that brought no answer. */
  calls: upTo(10_000),
  failed: upTo(10_000),
});
export type Visit = v.InferOutput<typeof visitSchema>;
