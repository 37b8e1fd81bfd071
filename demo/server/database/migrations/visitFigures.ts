import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** How visits to pages went, added up by day: no row is of one visit. */
export async function visitFigures(db: Kysely<Database>): Promise<void> {
  await sql`create table visit_figure (
    day date not null, page text not null, device text not null, measure text not null, bucket smallint not null,
    count bigint not null, total bigint not null, primary key (day, page, device, measure, bucket))`.execute(db);
}
