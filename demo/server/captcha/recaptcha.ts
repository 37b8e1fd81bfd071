import * as v from 'valibot';
import type { Captcha } from './captcha.ts';

const verifier = 'https://www.google.com/recaptcha/api/siteverify';
const patience = 5_000;
const leastScore = 0.3;

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
});

/** reCAPTCHA: its provider is asked about each token, which must be of this host and for this action (SEC-19). What it does not answer is refused. */
export const createRecaptcha = (secret: string, hosts: readonly string[], fetch = globalThis.fetch): Captcha => ({
  async check(token, action) {
    const response = await fetch(verifier, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    const read = v.safeParse(answerSchema, await response?.json().catch(() => undefined));
    if (!read.success) return false;
    const { success, hostname = '', action: said, score = 1 } = read.output;
    return success && hosts.includes(hostname) && said === action && score >= leastScore;
  },
});
