/** A call that boot.ts has begun before any module was there, and what it was sent with. */
export interface BegunCall {
  url: string;
  /** Where it is a POST. */
  body?: string | undefined;
  headers: Record<string, string>;
  /** ms since 1970 */
  at: number;
  answer: Promise<Response>;
}

const mark = Symbol.for('spesa.begun');
const LONGEST_MS = 10_000;

/** The page's global object, where boot.ts leaves its calls: `cart/view`, then those that the elements of the page begin with. */
export type BegunPage = { [mark]?: BegunCall[] };

const listed = (headers: HeadersInit | undefined): string => JSON.stringify([...new Headers(headers)].sort());

const abortable = (answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });

/**
 * A fetch that gives the answer of a call begun by boot.ts to the first call that equals it, address, body and headers, once and within 10,000 ms
 * (design §5.3). Any other call that may write voids them, and so does another session: then the shop is asked as usual.
 */
export function takingOver(fetch: typeof globalThis.fetch, page: BegunPage, now: () => number): typeof fetch {
  return (input, init) => {
    const calls = page[mark] ?? [];
    const begun = calls.find(
      ({ url, body, headers }) =>
        url === input && body === (init?.body ?? undefined) && listed(init?.headers) === listed(headers),
    );
    if (!begun) {
      if ((init?.method ?? 'GET') !== 'GET') delete page[mark];
      return fetch(input, init);
    }
    calls.splice(calls.indexOf(begun), 1);
    if (Math.abs(now() - begun.at) < LONGEST_MS) return abortable(begun.answer, init?.signal);
    delete page[mark];
    return fetch(input, init);
  };
}
