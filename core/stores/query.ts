import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { AnswerOf, Endpoint, InputOf } from '../api/endpoint.ts';
import { ApiError } from '../api/error.ts';
import { pathOf, queryOf } from '../api/request.ts';
import type { User } from '../schema/session.ts';

/** The state of one read. Data stays while newer is on its way, so nothing flickers; `old` data is as good as ready until the fresh answer is there or the API can be reached again. */
export interface Read<T> {
  status: 'idle' | 'loading' | 'ready' | 'old' | 'failed';
  data?: T;
  /** Who the answer was for, where it says so. */
  user?: User;
  error?: ApiError;
}

export interface Query {
  store: StoreApi<{ reads: Record<string, Read<unknown>> }>;
  keyOf(endpoint: Endpoint, input: object): string;
  /** What is known without asking: from memory or from the cache. */
  peek<E extends Endpoint>(endpoint: E, input: InputOf<E>): Read<AnswerOf<E>>;
  /** Data from elsewhere, such as a seed that the server printed; `old` data is shown and asked for again. */
  put<E extends Endpoint>(endpoint: E, input: InputOf<E>, data: AnswerOf<E>, status?: 'ready' | 'old'): void;
  /** Reads and keeps the answer fresh until the returned function is called. */
  watch<E extends Endpoint>(endpoint: E, input: InputOf<E>): () => void;
  reload(endpoint: Endpoint, input: object): void;
  /** Reads again all that is being watched: another store, slot or user (ruling 25). */
  refresh(): void;
  /** Reads again what has failed: the connection is back (NET-01). */
  retry(): void;
}

interface Watched {
  endpoint: Endpoint;
  input: object;
  count: number;
  abort: AbortController;
}

/** Reads of the shop for views: one state per call and input, shared by all elements of the page. */
export function createQuery(client: Client): Query {
  const store = createStore<{ reads: Record<string, Read<unknown>> }>(() => ({ reads: {} }));
  const watched = new Map<string, Watched>();

  const keyOf = (endpoint: Endpoint, input: object) =>
    `${pathOf(endpoint, input as Record<string, unknown>)}?${queryOf(endpoint, input as Record<string, unknown>)
      .map((pair) => pair.join('='))
      .join('&')}`;
  const set = (key: string, read: Read<unknown>) =>
    store.setState(({ reads }) => ({ reads: { ...reads, [key]: read } }));

  async function ask(key: string) {
    const target = watched.get(key);
    if (!target) return;
    target.abort.abort();
    const abort = (target.abort = new AbortController());
    const before = store.getState().reads[key];
    const old = before?.status === 'old';
    if (!old) set(key, { status: 'loading', data: before?.data });
    try {
      const { data, user } = await client.call(target.endpoint, target.input as never, { signal: abort.signal });
      if (!abort.signal.aborted) set(key, { status: 'ready', data, ...(user && { user }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!abort.signal.aborted && error.reason !== 'aborted')
        set(key, {
          status: old && error.reason === 'unreachable' ? 'old' : 'failed',
          data: store.getState().reads[key]?.data,
          error,
        });
    }
  }

  return {
    store,
    keyOf,
    peek<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      const known = store.getState().reads[keyOf(endpoint, input as object)];
      if (known) return known as Read<AnswerOf<E>>;
      const cached = client.peek(endpoint, input as object);
      return cached ? { status: 'ready', data: cached.data } : { status: 'idle' };
    },
    put: (endpoint, input, data, status = 'ready') => set(keyOf(endpoint, input as object), { status, data }),
    watch(endpoint, input) {
      const key = keyOf(endpoint, input as object);
      const target = watched.get(key) ?? { endpoint, input: input as object, count: 0, abort: new AbortController() };
      target.count++;
      watched.set(key, target);
      if (target.count === 1 && store.getState().reads[key]?.status !== 'ready') void ask(key);
      return () => {
        target.count--;
        if (target.count > 0) return;
        watched.delete(key);
        target.abort.abort();
        const { [key]: gone, ...reads } = store.getState().reads;
        if (gone) store.setState({ reads });
      };
    },
    reload: (endpoint, input) => void ask(keyOf(endpoint, input)),
    refresh() {
      for (const key of watched.keys()) void ask(key);
    },
    retry() {
      for (const key of watched.keys()) if (store.getState().reads[key]?.error) void ask(key);
    },
  };
}
