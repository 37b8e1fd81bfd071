import { useEffect, useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '../../core/api/endpoint.ts';
import { ApiError } from '../../core/api/error.ts';
import type { Paging } from '../../core/api/paging.ts';
import { useSpesa } from './useSpesa.ts';

/** A list whose headers say how many there are; `failed` when it could not be read. */
export interface PagedRead<T> {
  data?: T;
  paging?: Paging | undefined;
  failed: boolean;
}

/** Reads one page of a list with its totals; null asks nothing. */
export function usePaged<E extends Endpoint>(endpoint: E, input: InputOf<E> | null): PagedRead<AnswerOf<E>> {
  const { client } = useSpesa();
  const [read, setRead] = useState<PagedRead<AnswerOf<E>>>({ failed: false });
  const key = JSON.stringify(input);
  useEffect(() => {
    if (!input) return undefined;
    const abort = new AbortController();
    client.call(endpoint, input, { signal: abort.signal }).then(
      ({ data, paging }) => setRead({ data, paging, failed: false }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason !== 'aborted') setRead({ failed: true });
      },
    );
    return () => abort.abort();
  }, [client, endpoint, key]);
  return read;
}
