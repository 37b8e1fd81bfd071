import { useLayoutEffect, useRef } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '../../core/api/endpoint.ts';
import type { Read } from '../../core/stores/query.ts';
import { useSlice, useSpesa } from './useSpesa.ts';

export interface Reading<T> extends Read<T> {
  reload(): void;
}

const nothing: Read<never> = { status: 'idle' };

/** Reads a call and follows its answer; null asks nothing. The first render already holds what a seed or the cache knows. */
export function useQuery<E extends Endpoint>(endpoint: E, input: InputOf<E> | null): Reading<AnswerOf<E>> {
  const { query } = useSpesa();
  const key = input ? query.keyOf(endpoint, input) : '';
  const latest = useRef(input);
  latest.current = input;
  const live = useSlice(query.store, ({ reads }) => reads[key]) as Read<AnswerOf<E>> | undefined;
  const first = useRef<{ key: string; read: Read<AnswerOf<E>> } | undefined>(undefined);
  if (input && first.current?.key !== key) first.current = { key, read: query.peek(endpoint, input) };

  // Before the frame, not after it: a slow phone takes its time over a frame, and the call would wait for it.
  useLayoutEffect(() => {
    if (!latest.current) return;
    const known = query.peek(endpoint, latest.current);
    if (known.status === 'ready' && known.data !== undefined) query.put(endpoint, latest.current, known.data);
    return query.watch(endpoint, latest.current);
  }, [query, endpoint, key]);

  const read = input ? (live ?? first.current?.read ?? nothing) : nothing;
  return { ...read, reload: () => input && query.reload(endpoint, input) };
}
