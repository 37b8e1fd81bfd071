import type { Db } from '../database/database.ts';

/** A setting of the shop that is a positive whole number; `usual` where it is absent or none. */
export async function wholeSetting(db: Db, name: string, usual: number): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const value = Number(row?.value);
  return row && Number.isInteger(value) && value > 0 ? value : usual;
}
