import { anonymous, type User } from '../../../../core/schema/session.ts';
import type { Db } from '../../database/database.ts';
import type { CustomerRow } from '../cart/sheet.ts';

type Named = { user_id: number; email: string; first_name: string; last_name: string };

/** The account as the envelope carries it: who, and nothing personal beyond the name. */
export const shortUser = (row: Named): User => ({
  userId: row.user_id,
  login: row.email,
  profileConfirmed: true,
  firstName: row.first_name,
  lastName: row.last_name,
});

export const findShortUser = async (db: Db, userId: number): Promise<User> =>
  shortUser(
    await db
      .selectFrom('customer')
      .select(['user_id', 'email', 'first_name', 'last_name'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );

/** The account as the cart carries it (§3): points in the counters' own unit. */
export function fullUser(row: CustomerRow | null, hasFavorites: boolean): User {
  if (!row) return { ...anonymous, profile: { level: 0 } };
  return {
    userId: row.user_id,
    login: row.email,
    username: row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileConfirmed: true,
    userType: { userTypeId: row.user_type_id },
    betaTester: '0',
    companyId: row.company_id,
    fidelityCard: row.fidelity_card ?? undefined,
    profile: { level: row.profile_level },
    hasFavorites,
    defaultStoreAddressId: row.default_store_address_id ?? undefined,
    person: {
      personInfos: Object.entries(row.person_infos).map(([type, value]) => ({ personInfoTypeId: Number(type), value })),
    },
    userPointsCounters: Object.entries(row.points).map(([codInt, value]) => ({ codInt, value })),
  };
}
