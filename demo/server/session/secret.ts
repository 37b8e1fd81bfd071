import type { Db } from '../database/database.ts';

/** The secret that this shop signs with, the same for all its processes. */
export async function secretOf(db: Db): Promise<string> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}
