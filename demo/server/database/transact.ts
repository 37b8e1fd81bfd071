import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';

const again = new Set(['40001', '40P01']);

/** Runs one command in one transaction; a deadlock or a lost race is tried again, three times at most (STK-08). */
export async function transact<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (failure) {
      if (attempt >= 3 || !again.has((failure as { code?: string }).code ?? '')) throw failure;
    }
  }
}

/** Reads from one moment of the database, so that what belongs together fits together. */
export const readTogether = <T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
