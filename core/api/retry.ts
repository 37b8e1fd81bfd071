import type { Call } from './call.ts';
import { ApiError } from './error.ts';

export interface Waiting {
  wait(ms: number): Promise<void>;
  random(): number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const TRIES = 3;

/** Repeats what may be repeated: reads, and writes with an idempotency key, at most twice, after 0.5 to 5 s with jitter. */
export function withRetry(call: Call, waiting: Waiting): Call {
  return async (endpoint, input, options = {}) => {
    const repeatable = endpoint.effect === 'read' || (endpoint.idempotent && options.idempotencyKey !== undefined);
    for (let attempt = 1; ; attempt++) {
      try {
        return await call(endpoint, input, options);
      } catch (error) {
        const passing =
          error instanceof ApiError &&
          (error.reason === 'unreachable' || error.reason === 'uncertain' || error.reason === 'limited') &&
          error.status !== 500;
        if (!repeatable || !passing || attempt === TRIES || endpoint.timeout <= 1_000) throw error;
        const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
        await waiting.wait(Math.max(error.retryAfter, pause / 2 + waiting.random() * (pause / 2)));
      }
    }
  };
}
