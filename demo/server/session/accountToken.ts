import { randomUUID } from 'node:crypto';
import { sign } from 'hono/jwt';
import type { Db } from '../database/database.ts';
import { secretOf } from './secret.ts';

/** The account header: a signed JSON Web Token naming the user. It opens nothing; only the session does (SEC-20). */
export async function accountToken(db: Db, userId: number, at: Date): Promise<string> {
  const claims = { sub: String(userId), iat: Math.floor(at.getTime() / 1000), jti: randomUUID() };
  return sign(claims, await secretOf(db), 'HS256');
}
