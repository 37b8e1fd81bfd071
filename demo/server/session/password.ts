import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

const written = (salt: Buffer, hash: Buffer) => `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;

/** `scrypt$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password.normalize('NFKC'), salt, 32));
}

/** The same while nothing else is to be done. */
export function hashPasswordNow(password: string): string {
  const salt = randomBytes(16);
  return written(salt, scryptSync(password.normalize('NFKC'), salt, 32));
}

const nobody = hashPasswordNow(randomBytes(16).toString('hex'));

/** Does the password fit? Without a hash the same work is done, so that an unknown account takes as long (SEC-03). */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', known = ''] = (hash ?? nobody).split('$');
  const derived = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32);
  return timingSafeEqual(derived, Buffer.from(known, 'base64url')) && hash !== undefined;
}
