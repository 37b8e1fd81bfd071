import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '../../../core/rules/roles.ts';
import type { Credentials } from './caller.ts';
import type { Shop } from './shop.ts';
import { now } from '../../moment.ts';

/** Somebody of the demo for each role that logs in. */
const person: Record<Exclude<Role, 'visitor'>, { userId: number; kind: 'shop' | 'sso' }> = {
  customer: { userId: 108, kind: 'shop' },
  master: { userId: 101, kind: 'shop' },
  employee: { userId: 109, kind: 'shop' },
  rider: { userId: 105, kind: 'shop' },
  backoffice: { userId: 106, kind: 'sso' },
};

export const allRoles: readonly Role[] = ['visitor', 'customer', 'master', 'employee', 'rider', 'backoffice'];

/** A fresh session of somebody of this role, by the database: no password is hashed. */
export async function sessionOf(shop: Pick<Shop, 'db' | 'clock'>, role: Role): Promise<Credentials> {
  const token = randomBytes(32).toString('base64url');
  const who = role === 'visitor' ? undefined : person[role];
  const at = now() + shop.clock.offset;
  await shop.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_id: who?.userId ?? null,
      kind: who?.kind ?? 'shop',
      seen_at: new Date(at),
      expires_at: new Date(at + 2_592e6),
    })
    .execute();
  return { session: token };
}
