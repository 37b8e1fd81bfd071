import type { Slices } from '../browser/storage.ts';
import type { Answer, Call } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './error.ts';
import { queryOf } from './request.ts';

export const LIFETIME = 900_000;
export const MOST_ENTRIES = 50;
const MOST_CHARACTERS = 1_000_000;

interface Kept {
  at: number;
  used: number;
  size: number;
}
type Index = Record<string, Kept>;

export interface CacheOptions {
  /** sessionStorage: every link loads a page. */
  kept: Slices;
  /** localStorage: a write in one tab voids the entries of all. */
  shared: Slices;
  now(): number;
  /** What makes two visitors' answers differ: session epoch, hash and language. */
  scope(): string;
}

export interface Cache {
  /** A fresh answer kept for this call, if there is one. */
  peek<E extends Endpoint>(endpoint: E, input: object): Answer<E> | undefined;
  /** Reads from the cache and shares equal reads in flight; a write voids everything. */
  wrap(call: Call): Call;
  clear(): void;
}

const isIndex = (value: unknown): value is Index => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((kept: unknown) => typeof kept === 'object' && kept !== null && typeof (kept as Kept).at === 'number' && typeof (kept as Kept).used === 'number' && typeof (kept as Kept).size === 'number');
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answer cache of §7: 15 minutes, 50 entries, 1 MB, the least recently used leaves first. */
export function createCache({ kept, shared, now, scope }: CacheOptions): Cache {
  const flying = new Map<string, Promise<unknown>>();

  const epoch = () => shared.read('writes', isNumber) ?? 0;
  const keyOf = (endpoint: Endpoint, input: object) => `${epoch()}|${scope()}|${endpoint.path}?${queryOf(endpoint, input as Record<string, unknown>).map((pair) => pair.join('=')).join('&')}`;
  const index = () => kept.read('answers', isIndex) ?? {};

  function drop(entries: Index, key: string) {
    delete entries[key];
    kept.remove(`answer:${key}`);
  }

  function peek<E extends Endpoint>(endpoint: E, input: object): Answer<E> | undefined {
    if (!endpoint.cached) return undefined;
    const key = keyOf(endpoint, input);
    const entries = index();
    const entry = entries[key];
    if (!entry) return undefined;
    const age = now() - entry.at;
    const answer = age >= 0 && age < LIFETIME ? kept.read(`answer:${key}`, isObject) : undefined;
    if (answer) entry.used = now();
    else drop(entries, key);
    kept.write('answers', entries);
    return answer as Answer<E> | undefined;
  }

  function store(key: string, answer: object) {
    const size = JSON.stringify(answer).length;
    if (size > MOST_CHARACTERS / 4) return;
    const entries = index();
    entries[key] = { at: now(), used: now(), size };
    const current = `${epoch()}|${scope()}|`;
    for (const stale of Object.keys(entries)) if (!stale.startsWith(current) || now() - entries[stale]!.at >= LIFETIME) drop(entries, stale);
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

  function clear() {
    for (const key of Object.keys(index())) kept.remove(`answer:${key}`);
    kept.remove('answers');
  }

  function wrap(call: Call): Call {
    return async (endpoint, input, options = {}) => {
      if (endpoint.effect === 'write') {
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

  return { peek, wrap, clear };
}

/** One reader that leaves does not take the answer from the others. */
function abortable<T>(flight: Promise<T>, signal: AbortSignal, endpoint: Endpoint): Promise<T> {
  const aborted = () => new ApiError('aborted', `${endpoint.method} ${endpoint.path}`);
  if (signal.aborted) return Promise.reject(aborted());
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(aborted()), { once: true });
    flight.then(resolve, reject);
  });
}
