import { sql } from 'kysely';
import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { visitMeasures, type Visit, type VisitMeasure } from '../../../core/schema/visit.ts';
import type { Db } from '../database/database.ts';
import type { VisitTables } from '../database/tables/visits.ts';

/** Hears of a visit, without anything of whom it was. */
export type NoteVisit = (visit: Visit) => void;

type Counted = VisitMeasure | 'calls' | 'failed';

/** Which part of a histogram a value is in: the index of the first bound that is not below it, or the number of bounds. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const index = bounds.findIndex((bound) => value <= bound);
  return index < 0 ? bounds.length : index;
}

const boundsOf = (measure: Counted): readonly number[] =>
  measure === 'calls' || measure === 'failed' ? [] : visitMeasures[measure];

/** Adds a visit to the figures of its day, `at` in ms; nothing of the visit itself is kept. */
export async function addVisit(db: Db, { page, device, ...measured }: Visit, at: number): Promise<void> {
  const day = romeTime(at).date;
  // In one order, so that no two of them wait for each other.
  const rows = Object.entries(measured)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([measure, value]) => ({
      day,
      page,
      device,
      measure,
      bucket: bucketOf(boundsOf(measure as Counted), value),
      count: 1,
      total: value,
    })) satisfies Partial<Record<keyof VisitTables['visit_figure'], unknown>>[];
  if (rows.length === 0) return;
  await db
    .insertInto('visit_figure')
    .values(rows)
    .onConflict((on) =>
      on.columns(['day', 'page', 'device', 'measure', 'bucket']).doUpdateSet({
        count: sql<number>`visit_figure.count + excluded.count`,
        total: sql<number>`visit_figure.total + excluded.total`,
      }),
    )
    .execute();
}

/** How the visits of one kind of page went. */
export interface PageFigures {
  page: string;
  device: string;
  visits: number;
  /** What three of four visits stayed below; undefined where nothing was measured. */
  measures: Partial<Record<VisitMeasure, number>>;
  calls: number;
  failed: number;
}

/** Below which a share of all values lies, worked out within its bucket as if they lay evenly there; the last bucket, which has no end, gives its beginning. */
export function quantile(bounds: readonly number[], counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    const here = counts[index] ?? 0;
    if (here > 0 && below + here >= share * all) {
      const from = bounds[index - 1] ?? 0;
      return Math.round(from + ((bound - from) * (share * all - below)) / here);
    }
    below += here;
  }
  return bounds.at(-1);
}

/** The figures of the last `days` days until `at` (ms), the pages with most visits first. */
export async function visitFigures(db: Db, days: number, at: number): Promise<PageFigures[]> {
  const rows = await db
    .selectFrom('visit_figure')
    .select([
      'page',
      'device',
      'measure',
      'bucket',
      sql<number>`sum(count)::double precision`.as('count'),
      sql<number>`sum(total)::double precision`.as('total'),
    ])
    .where('day', '>', addDays(romeTime(at).date, -days))
    .groupBy(['page', 'device', 'measure', 'bucket'])
    .execute();
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.page} ${row.device}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .map((group) => {
      const { page, device } = group[0]!;
      const of = (measure: Counted) => group.filter((row) => row.measure === measure);
      const totalOf = (measure: Counted) => of(measure).reduce((sum, { total }) => sum + total, 0);
      const visitsWith = (measure: Counted) => of(measure).reduce((sum, { count }) => sum + count, 0);
      const measures: PageFigures['measures'] = {};
      for (const measure of Object.keys(visitMeasures) as VisitMeasure[]) {
        const counts: number[] = [];
        for (const { bucket, count } of of(measure)) counts[bucket] = count;
        const value = quantile(
          visitMeasures[measure],
          Array.from(counts, (count = 0) => count),
          0.75,
        );
        if (value !== undefined) measures[measure] = value;
      }
      const visits = Math.max(...(['lcp', 'cls', 'calls'] as const).map(visitsWith));
      return { page, device, visits, measures, calls: totalOf('calls'), failed: totalOf('failed') };
    })
    .sort((one, other) => other.visits - one.visits || (one.page < other.page ? -1 : 1));
}
