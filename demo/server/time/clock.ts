import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** The database's clock, the same for every server process; tests move it. */
export interface Clock {
  /** Added to the database's time, in ms. */
  offset: number;
  /** How far the database's clock is ahead of this process's own, in ms, as last seen. */
  apart: number;
}

export const createClock = (offset = 0): Clock => ({ offset, apart: 0 });

/** The database's time as this process can tell without asking; ms. */
export const toldBy = (clock: Clock): number => Date.now() + clock.apart;

/** The moment by the database's clock; not the start of the transaction, so it is right after waiting for a lock. */
export async function now(db: Db, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const at = rows[0] ? new Date(rows[0].at).getTime() : toldBy(clock);
  clock.apart = at - Date.now();
  return new Date(at + clock.offset);
}
