import type { Role } from '../../../core/rules/roles.ts';
import type { Db } from '../database/database.ts';
import type { Kind } from './role.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The longest that any session rests. */
export const longestIdle = 30 * day;

interface Rest {
  role: Role;
  kind: Kind;
  remembered: boolean;
}

/**
 * How long a session may rest before it is over, in ms (SEC-02): staff see other people's data, a browser that is not to
 * remember anybody may be shared, and a visitor's session is a cart and lists, no more.
 */
export function idleLimit({ role, kind, remembered }: Rest): number {
  if (kind !== 'shop' || role === 'employee' || role === 'backoffice') return hour / 2;
  if (role === 'rider') return 4 * hour;
  if (role === 'visitor') return longestIdle;
  return remembered ? 14 * day : 2 * hour;
}

/** Notes that a session is in use, at most once a minute; never waits for a command that holds it. */
export async function noteUse(db: Db, sessionId: number, seen: Date, at: Date): Promise<void> {
  if (at.getTime() - seen.getTime() < minute) return;
  await db
    .updateTable('session')
    .set({ seen_at: at })
    .where('session_id', '=', (query) =>
      query
        .selectFrom('session')
        .select('session_id')
        .where('session_id', '=', sessionId)
        .where('seen_at', '<=', new Date(at.getTime() - minute))
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}
