import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity.ts';
import { now, type Clock } from '../../time/clock.ts';
import { hashOf, isTokenForm } from './oneTime.ts';

export type Registration = Selectable<IdentityTables['registration']>;
type NewRegistration = Omit<Insertable<IdentityTables['registration']>, 'token_hash' | 'expires_at' | 'at'>;

/** A link that confirms a registration opens it for an hour (ruling 33). */
const hour = 3_600_000;

const newLink = (at: Date) => {
  const token = randomBytes(32).toString('base64url');
  return { token, link: { token_hash: hashOf(token), expires_at: new Date(at.getTime() + hour) } };
};

/** Keeps an attempt to register; returns the token that confirms it. */
export async function keepRegistration(db: Db, clock: Clock, values: NewRegistration): Promise<string> {
  const at = await now(db, clock);
  const { token, link } = newLink(at);
  await db
    .insertInto('registration')
    .values({ ...values, ...link, at })
    .execute();
  return token;
}

/** The last attempt of an e-mail that waits to be confirmed: from this browser, else from any. */
export const lastRegistration = (
  db: Db,
  email: string,
  device: string | undefined,
): Promise<Registration | undefined> =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .orderBy((row) => row('device_hash', 'is not distinct from', deviceOf(device)), 'desc')
    .orderBy('registration_id', 'desc')
    .executeTakeFirst();

/** The attempt whose link is sent again to who asks for it: the last one of this browser; who names no browser is sent none where there are several, as they may be somebody else's. */
export async function ownRegistration(
  db: Db,
  email: string,
  device: string | undefined,
): Promise<Registration | undefined> {
  const waiting = await db
    .selectFrom('registration')
    .selectAll()
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .orderBy('registration_id', 'desc')
    .execute();
  if (device === undefined) return waiting.length === 1 ? waiting[0] : undefined;
  return waiting.find(({ device_hash }) => device_hash === deviceOf(device));
}

/** Has whom a provider vouches for registered, and not followed the link yet? */
export const isAttempting = async (
  db: Db,
  { provider, subject }: Pick<IdentityTables['social_identity'], 'provider' | 'subject'>,
): Promise<boolean> =>
  (await db
    .selectFrom('registration')
    .select('registration_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()) !== undefined;

/** How a browser is kept beside its attempt. */
export const deviceOf = (device: string | undefined): string | null => (device === undefined ? null : hashOf(device));

/** Gives an attempt its next link; the one before opens nothing any more (SEC-15). */
export async function renewLink(db: Db, clock: Clock, { registration_id }: Registration): Promise<string> {
  const { token, link } = newLink(await now(db, clock));
  await db.updateTable('registration').set(link).where('registration_id', '=', registration_id).execute();
  return token;
}

/** Whoever knows an attempt's password has its link sent again, in whichever browser. */
export async function moveTo(db: Db, { registration_id }: Registration, device: string | undefined): Promise<void> {
  await db
    .updateTable('registration')
    .set({ device_hash: deviceOf(device) })
    .where('registration_id', '=', registration_id)
    .execute();
}

/** The attempt that a token confirms, or has confirmed. */
export async function findRegistration(
  db: Db,
  clock: Clock,
  { email, token }: { email: string; token: string },
): Promise<Registration | undefined> {
  if (!isTokenForm(token)) return undefined;
  const at = await now(db, clock);
  return db
    .selectFrom('registration')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('email', '=', email)
    .where((its) => its.or([its('expires_at', '>', at), its('user_id', 'is not', null)]))
    .executeTakeFirst();
}

/** Notes whom an attempt became, forgets what it held, and ends the other attempts of its e-mail. */
export async function endRegistrations(
  db: Db,
  { registration_id, email }: Registration,
  userId: number,
): Promise<void> {
  await db
    .updateTable('registration')
    .set({ user_id: userId, details: '{}', password_hash: '', provider: null, subject: null })
    .where('registration_id', '=', registration_id)
    .execute();
  await db
    .deleteFrom('registration')
    .where('email', '=', email)
    .where('registration_id', '<>', registration_id)
    .execute();
}
