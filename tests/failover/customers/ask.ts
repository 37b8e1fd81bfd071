import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf, Endpoint, InputOf } from '../../../core/api/endpoint.ts';
import { caller, type Credentials, type Reply } from '../../demo/server/caller.ts';
import type { Answers } from '../answers.ts';

/** Calls until there is a word that counts; every repetition bears the same key. */
export type Ask = <E extends Endpoint>(row: E, input: InputOf<E>, key?: string) => Promise<Reply<AnswerOf<E>>>;

/** In ms: how long somebody goes on trying, and the longest that a Retry-After is waited for. */
const patience = 120_000;
const longestPause = 5_000;
const afterCut = 500;

function lossOf(failure: unknown): 'silent' | 'no process' | 'cut' {
  const { name, cause } = failure as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'silent';
  return cause?.code === 'ECONNREFUSED' ? 'no process' : 'cut';
}

function kindOf({ http, status, headers, errors }: Reply<unknown>): string {
  if (http === 200) return status === 0 ? '200' : `refused ${errors[0]?.code}`;
  return http === 503 && !headers.has('retry-after') ? '503 bare' : String(http);
}

/** A customer's way to the shop: one API process as long as it answers, then the next, as a balancer has it. */
export function createAsk(
  origins: readonly string[],
  first: number,
  credentials: Credentials,
  answers: Answers,
  isEnding: () => boolean,
): Ask {
  let at = first;
  const address = `198.51.100.${first + 1}`;
  async function attempt<E extends Endpoint>(row: E, input: InputOf<E>, key?: string) {
    const from = answers.now();
    const note = (kind: string) =>
      answers.note({ row: row.name, writes: row.effect === 'write', kind, took: answers.now() - from });
    const call = caller((path, init) =>
      fetch(origins[at % origins.length] + path, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), 'X-Forwarded-For': address },
        signal: AbortSignal.timeout(row.timeout),
      }),
    );
    if (key === undefined) delete credentials.key;
    else credentials.key = key;
    try {
      const reply = await call(row, input, credentials);
      note(kindOf(reply));
      return reply;
    } catch (failure) {
      note(lossOf(failure));
      at += 1;
      return undefined;
    }
  }
  return async (row, input, key) => {
    for (const end = performance.now() + patience; ;) {
      const reply = await attempt(row, input, key);
      if (reply && (reply.http === 200 || reply.http === 419 || reply.http === 422 || reply.http === 400)) return reply;
      if (isEnding()) throw new Error('the shop closes');
      if (performance.now() > end) throw new Error(`${row.name} had no answer in ${patience / 1000} s`);
      const asked = Number(reply?.headers.get('retry-after') ?? 0) * 1000;
      await wait(Math.min(asked || afterCut, longestPause) * (0.8 + 0.4 * Math.random()));
    }
  };
}
