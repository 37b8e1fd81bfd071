import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** The database's clock, the same for every server process; tests move it. */
export interface Clock {
  /** Added to the database's time, in ms. */
  offset: number;
}

export const createClock = (): Clock => ({ offset: 0 });

/** The moment by the database's clock; not the start of the transaction, so it is right after waiting for a lock. */
export async function now(db: Db, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const at = rows[0]?.at ?? new Date();
  return new Date(new Date(at).getTime() + clock.offset);
}
