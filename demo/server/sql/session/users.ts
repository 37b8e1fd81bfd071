import { anonymous, type User } from '../../../../core/schema/session.ts';
import type { Db } from '../../database/database.ts';
import { tailoredOffers } from '../../../shop/disclaimers.ts';
import type { Sheet } from '../cart/sheet.ts';

type Named = { user_id: number; email: string; first_name: string; last_name: string };

/** The account as the envelope carries it: who, and nothing personal beyond the name; `actor` is the login of the back-office user who is there, or acts for it, with their `roles`. */
export const shortUser = (row: Named, actor: string | null, roles: readonly string[] = ['backoffice']): User => ({
  userId: row.user_id,
  login: row.email,
  profileConfirmed: true,
  firstName: row.first_name,
  lastName: row.last_name,
  ...(actor !== null && { ssoUser: { username: actor, roles: [...roles] } }),
});

/** The account as the cart carries it (§3): points in the counters' own unit; segments only while its customer agrees to offers made for them. */
export function fullUser({ customer: row, preferred, more }: Pick<Sheet, 'customer' | 'preferred' | 'more'>): User {
  if (!row) return { ...anonymous, profile: { level: 0 }, ...(preferred && { hasFavorites: preferred }) };
  const agrees = more?.legals.some(({ legalId, accepted }) => legalId === tailoredOffers && accepted);
  return {
    userId: row.user_id,
    login: row.email,
    username: row.username ?? row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileConfirmed: true,
    userType: { userTypeId: row.user_type_id },
    betaTester: '0',
    companyId: row.company_id,
    fidelityCard: row.fidelity_card ?? undefined,
    profile: { level: row.profile_level },
    hasFavorites: preferred,
    giftCertificatesReceived: more?.gifts,
    legals: more?.legals,
    crmUserSegments: agrees ? row.crm_segments.map((crmSegmentId) => ({ crmSegment: { crmSegmentId } })) : [],
    defaultStoreAddressId: row.default_store_address_id ?? undefined,
    defaultDeliveryAddressId: more?.address_id ?? undefined,
    person: {
      personInfos: Object.entries(row.person_infos).map(([type, value]) => ({ personInfoTypeId: Number(type), value })),
    },
    userPointsCounters: Object.entries(row.points).map(([codInt, value]) => ({ codInt, value })),
  };
}

/** What a login needs of an account. */
export const accountColumns = [
  'user_id',
  'email',
  'first_name',
  'role',
  'password_hash',
  'confirmed',
  'mfa_enabled',
] as const;

/** What a login needs of an account, by its e-mail or username in small letters. */
export const findAccount = (db: Db, login: string) =>
  db
    .selectFrom('customer')
    .select(accountColumns)
    .where(({ eb, or, fn }) => or([eb('email', '=', login), eb(fn<string>('lower', ['username']), '=', login)]))
    .executeTakeFirst();

/** The same, of a user who is there. */
export const findAccountById = (db: Db, userId: number): Promise<Account> =>
  db.selectFrom('customer').select(accountColumns).where('user_id', '=', userId).executeTakeFirstOrThrow();
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
