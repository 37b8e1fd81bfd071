import type { Kysely } from 'kysely';
import { now, type Clock } from '../../time/clock.ts';
import type { Database } from '../../database/database.ts';

const hour = 3_600_000;

/** Throws away what has had its day: dead sessions with their anonymous carts, old keys, tries and devices. */
export async function sweep(db: Kysely<Database>, clock: Clock): Promise<void> {
  const at = (await now(db, clock)).getTime();
  await db.deleteFrom('session').where('expires_at', '<', new Date(at)).execute();
  await db
    .deleteFrom('idempotency')
    .where('at', '<', new Date(at - 48 * hour))
    .execute();
  await db
    .deleteFrom('login_try')
    .where('at', '<', new Date(at - 2 * hour))
    .execute();
  await db
    .deleteFrom('known_device')
    .where('at', '<', new Date(at - 4_000 * hour))
    .execute();
}
