import * as v from 'valibot';
import { createCircuit } from '../http/circuit.ts';
import type { Captcha } from './captcha.ts';

const verifier = 'https://www.google.com/recaptcha/api/siteverify';
const leastScore = 0.3;

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
});

/** reCAPTCHA: its provider is asked about each token, which must be of this host and for this action (SEC-19). What it does not answer is refused. */
export function createRecaptcha(
  secret: string,
  hosts: readonly string[],
  fetch = globalThis.fetch,
  patience = 5_000,
): Captcha {
  const circuit = createCircuit('reCAPTCHA');
  const ask = async (token: string): Promise<unknown> => {
    const answer = await fetch(verifier, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patience),
    });
    return answer.json();
  };
  return {
    async check(token, action) {
      const read = v.safeParse(answerSchema, await circuit.pass(() => ask(token)).catch(() => undefined));
      if (!read.success) return false;
      const { success, hostname = '', action: said, score = 1 } = read.output;
      return success && hosts.includes(hostname) && said === action && score >= leastScore;
    },
  };
}
