import type { ColumnType } from 'kysely';

/** A number of eight bytes, which the drivers give as text. */
type Long = ColumnType<number | string, number, number>;

export interface VisitTables {
  /** How visits went: of each day, kind of page and device, one row for each bucket of each measure; `bucket` is the index of its bound, the last one is open. */
  visit_figure: {
    day: string;
    page: string;
    device: string;
    measure: string;
    bucket: number;
    count: Long;
    /** Of what was measured, in the measure's own unit. */
    total: Long;
  };
}
