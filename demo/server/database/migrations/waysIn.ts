import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** By what a customer gets in, since when, and when they last did. */
export async function waysIn(db: Kysely<Database>): Promise<void> {
  await sql`create table way_in (
    user_id integer not null references customer on delete cascade, way text not null, since timestamptz, used_at timestamptz, primary key (user_id, way))`.execute(
    db,
  );
  await sql`insert into way_in (user_id, way) select user_id, 'password' from customer`.execute(db);
  await sql`insert into way_in (user_id, way, since) select user_id, provider, min(at) from social_identity group by user_id, provider`.execute(
    db,
  );
}
