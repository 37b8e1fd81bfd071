import { number, type InferOutput } from 'valibot';
import type { Slices } from '../browser/storage.ts';
import { answersSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Answer } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { pathOf, queryOf } from './request.ts';

export const LIFETIME = 900_000;

export type Index = InferOutput<typeof answersSchema>;

export interface CacheOptions {
  /** sessionStorage: every link loads a page. */
  kept: Slices;
  /** localStorage: a write in one tab voids the entries of all. */
  shared: Slices;
  now(): number;
  /** Milliseconds that no change of the device's clock moves; they count from the page's beginning. */
  steady(): number;
  /** What makes two visitors' answers differ: session epoch, hash and language. */
  scope(): string;
}

export interface Cache {
  /** A fresh answer kept for this call, if there is one. */
  peek<E extends Endpoint>(endpoint: E, input: object): Answer<E> | undefined;
  clear(): void;
  /** Rises with every write, in all tabs. */
  epoch(): number;
  keyOf(endpoint: Endpoint, input: object): string;
  index(): Index;
  /** Ms since an entry was stored, by the wall clock or the steady one, whichever says more; one from the future is too old. */
  age(key: string, kept: Index[string]): number;
  drop(entries: Index, key: string): void;
  readonly options: CacheOptions;
}

const readIndex = tolerant(answersSchema);
const readCount = tolerant(number());

/** The answer cache of §7: 15 minutes, 50 entries, 1 MB, the least recently used leaves first. */
export function createCache(options: CacheOptions): Cache {
  const { kept, shared, now, steady, scope } = options;
  const since = new Map<string, number>();
  const epoch = () => shared.read('writes', readCount) ?? 0;
  const keyOf = (endpoint: Endpoint, input: object) =>
    `${epoch()}|${scope()}|${pathOf(endpoint, input as Record<string, unknown>)}?${queryOf(
      endpoint,
      input as Record<string, unknown>,
    )
      .map((pair) => pair.join('='))
      .join('&')}`;
  const index = () => kept.read('answers', readIndex) ?? {};

  function age(key: string, { at }: Index[string]): number {
    const wall = now() - at;
    const born = since.get(key) ?? steady() - wall;
    since.set(key, born);
    return wall < 0 ? LIFETIME : Math.max(wall, steady() - born);
  }

  function drop(entries: Index, key: string) {
    since.delete(key);
    delete entries[key];
    kept.remove(`answer:${key}`);
  }

  function peek<E extends Endpoint>(endpoint: E, input: object): Answer<E> | undefined {
    if (!endpoint.cached) return undefined;
    const key = keyOf(endpoint, input);
    const entries = index();
    const entry = entries[key];
    if (!entry) return undefined;
    const held = age(key, entry) < LIFETIME ? (kept.read(`answer:${key}`, Object) as Answer<E> | undefined) : undefined;
    const answer = held?.data ? held : undefined;
    if (answer) entry.used = now();
    else drop(entries, key);
    kept.write('answers', entries);
    return answer;
  }

  function clear() {
    for (const key of Object.keys(index())) kept.remove(`answer:${key}`);
    kept.remove('answers');
  }

  return { peek, clear, epoch, keyOf, index, age, drop, options };
}
