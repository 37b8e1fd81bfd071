import { LIFETIME, type Cache } from './cache.ts';
import type { Answer, Call } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './error.ts';

export const MOST_ENTRIES = 50;
const MOST_CHARACTERS = 1_000_000;

/** Answers calls from the cache where it can and shares equal reads in flight; every write, and every call that is not a GET, voids the cache (§7). */
export function createCached(cache: Cache, call: Call): Call {
  const { peek, clear, epoch, keyOf, index, age, drop } = cache;
  const { kept, shared, now, scope } = cache.options;
  const flying = new Map<string, Promise<unknown>>();

  function store(key: string, answer: object) {
    const size = JSON.stringify(answer).length;
    if (size > MOST_CHARACTERS / 4) return;
    const entries = index();
    drop(entries, key);
    entries[key] = { at: now(), used: now(), size };
    const current = `${epoch()}|${scope()}|`;
    for (const stale of Object.keys(entries))
      if (!stale.startsWith(current) || age(stale, entries[stale]!) >= LIFETIME) drop(entries, stale);
    const oldest = Object.entries(entries).sort(([, a], [, b]) => a.used - b.used);
    let total = oldest.reduce((sum, [, entry]) => sum + entry.size, 0);
    while (oldest.length > MOST_ENTRIES || total > MOST_CHARACTERS) {
      const [first, entry] = oldest.shift()!;
      total -= entry.size;
      drop(entries, first);
    }
    if (!entries[key]) return;
    kept.write(`answer:${key}`, answer);
    kept.write('answers', entries);
  }

  return async (endpoint, input, options = {}) => {
    if (endpoint.effect === 'write' || endpoint.method !== 'GET') {
      const raise = () => {
        shared.write('writes', epoch() + 1);
        clear();
      };
      raise();
      try {
        return await call(endpoint, input, options);
      } finally {
        raise();
      }
    }
    if (!endpoint.cached) return call(endpoint, input, options);
    const found = options.fresh ? undefined : peek(endpoint, input);
    if (found) return found;
    const key = keyOf(endpoint, input);
    const { signal, ...rest } = options;
    await Promise.resolve();
    if (signal?.aborted) throw aborted(endpoint);
    let flight = flying.get(key) as Promise<Answer<typeof endpoint>> | undefined;
    if (!flight) {
      flight = call(endpoint, input, rest)
        .then((answer) => {
          if (key === keyOf(endpoint, input)) store(key, answer);
          return answer;
        })
        .finally(() => flying.delete(key));
      flying.set(key, flight);
    }
    return signal ? abortable(flight, signal, endpoint) : flight;
  };
}

const aborted = ({ method, path }: Endpoint) => new ApiError('aborted', `${method} ${path}`);

/** One reader that leaves does not take the answer from the others. */
function abortable<T>(flight: Promise<T>, signal: AbortSignal, endpoint: Endpoint): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(aborted(endpoint)), { once: true });
    flight.then(resolve, reject);
  });
}
