import type { Way, WayIn } from '../../../../core/schema/security.ts';
import type { Db } from '../../database/database.ts';
import { isoInRome } from '../../time/rome.ts';

/** Notes that a customer can get in by this from now on; a password that is chosen anew begins anew. */
export async function openWay(db: Db, userId: number, way: Way, at: Date): Promise<void> {
  await db
    .insertInto('way_in')
    .values({ user_id: userId, way, since: at, used_at: null })
    .onConflict((conflict) =>
      way === 'password' ? conflict.columns(['user_id', 'way']).doUpdateSet({ since: at }) : conflict.doNothing(),
    )
    .execute();
}

/** Notes that a customer got in by this. */
export async function useWay(db: Db, userId: number, way: Way, at: Date): Promise<void> {
  await db
    .insertInto('way_in')
    .values({ user_id: userId, way, since: at, used_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'way']).doUpdateSet({ used_at: at }))
    .execute();
}

/** The providers whose word a customer gets in by, gone; with one named, that one. */
export async function closeWays(db: Db, userId: number, provider?: 'google' | 'facebook'): Promise<void> {
  const named = provider === undefined ? (['google', 'facebook'] as const) : [provider];
  await db.deleteFrom('social_identity').where('user_id', '=', userId).where('provider', 'in', named).execute();
  await db.deleteFrom('way_in').where('user_id', '=', userId).where('way', 'in', named).execute();
}

const order: readonly Way[] = ['password', 'google', 'facebook', 'company'];

/** Everything a customer gets in by, the password first. */
export async function waysInOf(db: Db, userId: number): Promise<WayIn[]> {
  const rows = await db.selectFrom('way_in').selectAll().where('user_id', '=', userId).execute();
  return rows
    .sort((a, b) => order.indexOf(a.way) - order.indexOf(b.way))
    .map(({ way, since, used_at }) => ({
      way,
      ...(since && { since: isoInRome(since) }),
      ...(used_at && { lastUsed: isoInRome(used_at) }),
      removable: way === 'google' || way === 'facebook',
    }));
}
