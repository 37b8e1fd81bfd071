/** The call `cart/view` that boot.ts has begun before any module was there, and what it was sent with. */
export interface BegunCall {
  url: string;
  headers: Record<string, string>;
  /** ms since 1970 */
  at: number;
  answer: Promise<Response>;
}

const mark = Symbol.for('spesa.cartView');
const LONGEST_MS = 10_000;

/** The page's global object, where boot.ts leaves the call. */
export type BegunPage = { [mark]?: BegunCall };

const listed = (headers: HeadersInit | undefined): string => JSON.stringify([...new Headers(headers)].sort());

const abortable = (answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });

/**
 * A fetch that gives the answer of the call begun by boot.ts to the first call that equals it, address and headers, once and within 10,000 ms
 * (design §5.3). Any call that may write voids it, and so does another session: then the shop is asked as usual.
 */
export function takingOver(fetch: typeof globalThis.fetch, page: BegunPage, now: () => number): typeof fetch {
  return (input, init) => {
    const begun = page[mark];
    if (!begun) return fetch(input, init);
    const reads = (init?.method ?? 'GET') === 'GET';
    const young = Math.abs(now() - begun.at) < LONGEST_MS;
    const same = input === begun.url && listed(init?.headers) === listed(begun.headers);
    if (same || !reads || !young) delete page[mark];
    return same && reads && young ? abortable(begun.answer, init?.signal) : fetch(input, init);
  };
}
