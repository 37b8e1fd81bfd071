import type { Role } from '../../../core/rules/roles.ts';
import type { SessionTables } from '../database/tables/session.ts';

/** How a session began (see its table). */
export type Kind = 'shop' | 'sso' | 'acting';

const masters: ReadonlySet<string> = new Set(['1', '2']);

/** What a user is in a session of this kind: back-office rights come with the back office's own login alone. */
export function roleOf(
  { role, user_type_id }: Pick<SessionTables['customer'], 'role' | 'user_type_id'>,
  kind: Kind,
): Role {
  if (role === 'customer') return masters.has(user_type_id) ? 'master' : 'customer';
  return role === 'backoffice' && kind !== 'sso' ? 'employee' : role;
}

/** Who reads the audit: back-office staff of this type (ruling 40). */
const administratorType = '7';
export const isAdministrator = ({
  role,
  user_type_id,
}: {
  role: string | null;
  user_type_id: string | null;
}): boolean => role === 'backoffice' && user_type_id === administratorType;
