import type { Kysely } from 'kysely';
import { romeTime } from '../../../../core/rules/dates.ts';
import { longestIdle } from '../../session/idle.ts';
import { now, type Clock } from '../../time/clock.ts';
import type { Database } from '../../database/database.ts';

const hour = 3_600_000;
/** For so long it is known how visits to pages went. */
const VISIT_DAYS = 90;
/** For so long it is known what staff did for customers. */
const AUDIT_DAYS = 730;

/** Throws away what has had its day: dead sessions with their anonymous carts, old keys, tries and devices, figures of visits, lines of the audit. */
export async function sweep(db: Kysely<Database>, clock: Clock): Promise<void> {
  const at = (await now(db, clock)).getTime();
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<', new Date(at)), row('seen_at', '<', new Date(at - longestIdle))]))
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('at', '<', new Date(at - 48 * hour))
    .execute();
  await db
    .deleteFrom('login_try')
    .where('at', '<', new Date(at - 25 * hour))
    .execute();
  await db
    .deleteFrom('one_time')
    .where('expires_at', '<', new Date(at - 24 * hour))
    .execute();
  await db
    .deleteFrom('registration')
    .where('at', '<', new Date(at - 7 * 24 * hour))
    .execute();
  await db.deleteFrom('identity_question').where('expires_at', '<', new Date(at)).execute();
  await db.deleteFrom('captcha_solution').where('expires_at', '<', new Date(at)).execute();
  await db
    .deleteFrom('known_device')
    .where('at', '<', new Date(at - 4_000 * hour))
    .execute();
  await db
    .deleteFrom('visit_figure')
    .where('day', '<', romeTime(at - VISIT_DAYS * 24 * hour).date)
    .execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', new Date(at - AUDIT_DAYS * 24 * hour))
    .execute();
}
