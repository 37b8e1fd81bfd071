import type { Db } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proofOfWork.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The captcha that the surroundings ask for: `altcha`, else reCAPTCHA by its secret, else none. */
export function createCaptcha(
  setting: string | undefined,
  db: Db,
  clock: Clock,
  shopOrigin: string,
): Captcha | undefined {
  if (setting === undefined) return undefined;
  return setting === 'altcha' ? createProofOfWork(db, clock) : createRecaptcha(setting, [new URL(shopOrigin).hostname]);
}
