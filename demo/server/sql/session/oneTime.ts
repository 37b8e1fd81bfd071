import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ProfileTables } from '../../database/tables/profile.ts';
import { now, type Clock } from '../../time/clock.ts';

export type OneTime = Selectable<ProfileTables['one_time']>;
type Purpose = OneTime['purpose'];

const hour = 3_600_000;
const form = /^[\w-]{43}$/;

/** Can a text be one of our tokens? */
export const isTokenForm = (token: string): boolean => form.test(token);

/** How a secret is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Issued {
  purpose: Purpose;
  userId: number;
  payload?: string;
  deviceHash?: string;
  /** Milliseconds; an hour unless said otherwise (ruling 33). */
  lifetime?: number;
}

/** A fresh 256-bit token of this purpose for a user; earlier ones of the same purpose open nothing any more (SEC-15), but whoever changes an e-mail twice does not end the first owner's way back. */
export async function issueToken(
  db: Db,
  clock: Clock,
  { purpose, userId, payload, deviceHash, lifetime = hour }: Issued,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (purpose !== 'undo-email')
    await db
      .deleteFrom('one_time')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  await db
    .insertInto('one_time')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      payload: payload ?? null,
      device_hash: deviceHash ?? null,
      expires_at: new Date((await now(db, clock)).getTime() + lifetime),
    })
    .execute();
  return token;
}

/** What a token of this purpose stands for: one that was used, or has not expired. */
export async function findToken(db: Db, clock: Clock, purpose: Purpose, token: string): Promise<OneTime | undefined> {
  if (!isTokenForm(token)) return undefined;
  const at = await now(db, clock);
  return db
    .selectFrom('one_time')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where((its) => its.or([its('expires_at', '>', at), its('used_at', 'is not', null)]))
    .executeTakeFirst();
}

/** Ends every link and challenge of a user that waits, but not those by which an e-mail's change is undone. */
export async function endLinks(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('one_time')
    .where('user_id', '=', userId)
    .where('purpose', '<>', 'undo-email')
    .where('used_at', 'is', null)
    .execute();
}

/** The challenge of this purpose that waits for a user's answer. */
export async function findWaiting(
  db: Db,
  clock: Clock,
  purpose: Purpose,
  userId: number,
): Promise<OneTime | undefined> {
  return db
    .selectFrom('one_time')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', await now(db, clock))
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a token up by its hash: of many who try at once, one gets what it stands for. */
export async function spend(db: Db, clock: Clock, purpose: Purpose, tokenHash: string): Promise<OneTime | undefined> {
  const at = await now(db, clock);
  return db
    .updateTable('one_time')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a token up. */
export const spendToken = async (
  db: Db,
  clock: Clock,
  purpose: Purpose,
  token: string,
): Promise<OneTime | undefined> => (isTokenForm(token) ? spend(db, clock, purpose, hashOf(token)) : undefined);

/** Takes one of a pin's tries; false when all have been taken. */
export async function takeTry(db: Db, { token_hash }: OneTime, most: number): Promise<boolean> {
  const row = await db
    .updateTable('one_time')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .where('tries', '<', most)
    .returning('tries')
    .executeTakeFirst();
  return row !== undefined;
}
