import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import { secretOf } from '../session/secret.ts';
import { now, type Clock } from '../time/clock.ts';
import type { Captcha } from './captcha.ts';

const tenMinutes = 600_000;

/** Iterations of each try; some 250 tries find the key: a fifth of a second on a computer, a second on a phone. */
const usualCost = 3_000;

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      data: v.object({ action: v.string(), until: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** ALTCHA: the browser looks for a number for a while, the server checks it at once; no other host is asked. Each solution counts once and for ten minutes by the shop's clock, of whatever process: ALTCHA's own `expiresAt` goes by that of the process. */
export function createProofOfWork(db: Db, clock: Clock, cost = usualCost): Captcha {
  return {
    challenge: async (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        data: { action, until: (await now(db, clock)).getTime() + tenMinutes },
        hmacSignatureSecret: await secretOf(db),
      }),
    async check(token, action) {
      const read = v.safeParse(payloadSchema, decode(token));
      if (!read.success) return false;
      const { challenge, solution } = read.output;
      const { nonce, data } = challenge.parameters;
      if (data.action !== action || data.until < (await now(db, clock)).getTime()) return false;
      const hmacSignatureSecret = await secretOf(db);
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (!verified) return false;
      const first = await db
        .insertInto('captcha_solution')
        .values({ nonce, expires_at: new Date(data.until) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst();
      return first !== undefined;
    },
  };
}
