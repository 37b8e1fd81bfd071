import { sql } from 'kysely';
import type { Page } from '../../../../core/schema/envelope.ts';
import type { FoundUser } from '../../../../core/schema/staff.ts';
import type { Db } from '../../database/database.ts';

const usual = 20;
const most = 100;

interface Question {
  q?: string | undefined;
  cod_int?: string | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  sort?: string | undefined;
  user_type_id?: string | undefined;
}

const columns = { name: ['last_name', 'first_name'], email: ['email'], id: ['user_id'] } as const;
/** Text for `like`, its signs taken literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Customers of any type, or of one, by parts of name and e-mail, or by the number of their card; nothing is found by an empty question. */
export async function searchUsers(
  db: Db,
  { q = '', cod_int = '', page = 1, page_size = usual, sort = 'name', user_type_id }: Question,
): Promise<{ page: Page; users: FoundUser[] }> {
  const itemsPerPage = Math.min(most, Math.max(1, Math.floor(page_size)));
  const words = q.trim().toLowerCase().slice(0, 100).split(/\s+/).filter(Boolean);
  const card = cod_int.trim();
  let found = db
    .selectFrom('customer')
    .where('role', '=', 'customer')
    .where('anonymized_at', 'is', null)
    .where('confirmed', '=', true);
  if (user_type_id !== undefined) found = found.where('user_type_id', '=', user_type_id);
  if (words.length === 0 && card === '') found = found.where(sql<boolean>`false`);
  if (card !== '') found = found.where('fidelity_card', '=', card);
  for (const word of words)
    found = found.where(
      sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${`%${literal(word)}%`}`,
    );
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const totPages = Math.max(1, Math.ceil(count / itemsPerPage));
  const selPage = Math.min(totPages, Math.max(1, Math.floor(page)));
  const order = Object.hasOwn(columns, sort) ? columns[sort as keyof typeof columns] : columns.name;
  let sorted = found.select(['user_id', 'email', 'first_name', 'last_name', 'fidelity_card', 'user_type_id']);
  for (const column of order) sorted = sorted.orderBy(column);
  const rows = await sorted
    .orderBy('user_id')
    .offset((selPage - 1) * itemsPerPage)
    .limit(itemsPerPage)
    .execute();
  return {
    page: { selPage, totPages, totItems: count, itemsPerPage },
    users: rows.map((row) => ({
      userId: row.user_id,
      login: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      ...(row.fidelity_card !== null && { fidelityCard: row.fidelity_card }),
      userType: { userTypeId: row.user_type_id },
    })),
  };
}
