import { sql } from 'kysely';
import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { staff } from '../../../../core/api/endpoints/staff.ts';
import { addDays, noonOf } from '../../../../core/rules/dates.ts';
import type { Page } from '../../../../core/schema/envelope.ts';
import type { AuditLine } from '../../../../core/schema/staff.ts';
import type { Context } from '../../http/context.ts';
import { malformed, notAllowed } from '../../http/problem.ts';
import { isAdministrator } from '../../session/role.ts';
import { fromRome } from '../../time/rome.ts';
import { customerSession } from '../session/customer.ts';
import { literal } from './search.ts';

const usual = 20;
const most = 100;

async function requireAdministrator(context: Context): Promise<void> {
  const me = await context.db
    .selectFrom('customer')
    .select(['role', 'user_type_id'])
    .where('user_id', '=', customerSession(context).userId)
    .executeTakeFirst();
  if (!me || !isAdministrator(me))
    throw notAllowed('Il registro è solo per chi amministra il negozio.', 'audit.administrator');
}

/** When a day begins in Rome; refuses what is no day of the calendar. */
function beginOf(date: string | undefined, later = 0): Date | undefined {
  if (!date) return undefined;
  if (Number.isNaN(noonOf(date))) throw malformed('Scrivi un giorno del calendario.');
  return fromRome(addDays(date, later), '00:00');
}

const names = (person: 'actor' | 'person') =>
  sql<string>`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`;
const matches = (person: 'actor' | 'person', words: string) =>
  sql<boolean>`lower(${names(person)} || ' ' || ${sql.ref(`${person}.email`)}) like ${`%${literal(words)}%`}`;
const wordsOf = (text = '') => text.trim().toLowerCase().slice(0, 100).split(/\s+/).filter(Boolean);

/** What staff did and for whom, the newest first; for the administrator alone. */
export async function auditLines(
  context: Context,
  { actor, customer, from, to, page = 1, page_size = usual }: DecodedInputOf<typeof staff.audit>,
): Promise<{ page: Page; lines: AuditLine[] }> {
  await requireAdministrator(context);
  const [since, until] = [beginOf(from), beginOf(to, 1)];
  let found = context.db
    .selectFrom('audit')
    .leftJoin('customer as actor', 'actor.user_id', 'audit.actor_id')
    .leftJoin('customer as person', 'person.user_id', 'audit.user_id');
  for (const word of wordsOf(actor)) found = found.where(matches('actor', word));
  for (const word of wordsOf(customer)) found = found.where(matches('person', word));
  if (since) found = found.where('audit.at', '>=', since);
  if (until) found = found.where('audit.at', '<', until);
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const itemsPerPage = Math.min(most, Math.max(1, Math.floor(page_size)));
  const totPages = Math.max(1, Math.ceil(count / itemsPerPage));
  const selPage = Math.min(totPages, Math.max(1, Math.floor(page)));
  const rows = await found
    .select([
      'audit_id',
      'audit.at',
      'action',
      'call',
      'subject',
      'outcome',
      'actor_name',
      'audit.user_id',
      'audit.actor_id',
    ])
    .select([names('actor').as('actor'), names('person').as('person')])
    .orderBy('audit_id', 'desc')
    .offset((selPage - 1) * itemsPerPage)
    .limit(itemsPerPage)
    .execute();
  return {
    page: { selPage, totPages, totItems: count, itemsPerPage },
    lines: rows.map((row) => ({
      auditId: row.audit_id,
      date: row.at.toISOString(),
      actor: row.actor_name ?? row.actor ?? `#${row.actor_id}`,
      ...(row.user_id !== null && { customer: row.person ?? `#${row.user_id}` }),
      action: row.action,
      ...(row.call !== null && { call: row.call }),
      ...(row.subject !== null && { subject: row.subject }),
      ...(row.outcome !== null && { outcome: row.outcome }),
    })),
  };
}
