const base = '/ebsn/api';

/** A call as a recording knows it again: its path below the API, and of paths with two forms which it is. */
export function callOf(address: URL): string {
  const path = address.pathname.slice(Math.max(0, address.pathname.indexOf(base)) + base.length);
  const one = ['slug', 'product_id', 'categoryId', 'barcode'].some((name) => Boolean(address.searchParams.get(name)));
  return one && (path === '/products' || path === '/category') ? `${path}#one` : path;
}

/** Is this address one of the shop's calls? */
export const isCall = (address: URL): boolean => address.pathname.startsWith(`${base}/`);

/** What "Vedi come…" plays back: for each person the answers of the calls that differ from the visitor's. */
export interface Recording {
  /** When it was made, ms since 1970: what is played back believes that it is still then. */
  at: number;
  people: Record<string, { userId: number; answers: Record<string, Answer> }>;
}

/** What stands beside `response` in an envelope. */
export interface Answer {
  user?: unknown;
  data?: unknown;
  /** Why the shop refuses what the data shows, such as a cart that is too small to be ordered. */
  refused?: readonly { code: string; message: string }[];
}
