import type { Slices } from '../browser/storage.ts';
import type { Answer } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { queryOf } from './request.ts';

export const LIFETIME = 900_000;

interface Kept {
  at: number;
  used: number;
  size: number;
}
export type Index = Record<string, Kept>;

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
  clear(): void;
  /** Rises with every write, in all tabs. */
  epoch(): number;
  keyOf(endpoint: Endpoint, input: object): string;
  index(): Index;
  drop(entries: Index, key: string): void;
  readonly options: CacheOptions;
}

const isIndex = (value: unknown): value is Index => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((kept: unknown) => typeof kept === 'object' && kept !== null && typeof (kept as Kept).at === 'number' && typeof (kept as Kept).used === 'number' && typeof (kept as Kept).size === 'number');
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The answer cache of §7: 15 minutes, 50 entries, 1 MB, the least recently used leaves first. */
export function createCache({ kept, shared, now, scope }: CacheOptions): Cache {

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

  function clear() {
    for (const key of Object.keys(index())) kept.remove(`answer:${key}`);
    kept.remove('answers');
  }

  return { peek, clear, epoch, keyOf, index, drop, options: { kept, shared, now, scope } };
}
