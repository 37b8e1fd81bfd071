import { createHash } from 'node:crypto';
import type { Db } from '../../database/database.ts';

/** A client's id is 128 random bits that its browser keeps: who sends it is that browser. */
const form = /^[0-9a-f]{32}$/;

const hashOf = (device: string) => createHash('sha256').update(device).digest('hex');

/** Has this customer logged in with this browser before? */
export async function isKnownDevice(db: Db, userId: number, device: string | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashOf(device ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(db: Db, userId: number, device: string | undefined, at: Date): Promise<void> {
  if (!form.test(device ?? '')) return;
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashOf(device ?? ''), at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ at }))
    .execute();
}
