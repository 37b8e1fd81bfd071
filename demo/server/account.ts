import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from './context.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The account header: a signed JSON Web Token naming the user. It opens nothing; only the session does (SEC-20). */
export async function accountToken(db: Db, userId: number, at: Date): Promise<string> {
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: String(userId), iat: Math.floor(at.getTime() / 1000), jti: randomUUID() })}`;
  return `${content}.${createHmac('sha256', value).update(content).digest('base64url')}`;
}
