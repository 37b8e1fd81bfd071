import { createHash } from 'node:crypto';
import type { Context as Request } from 'hono';
import { createBoundedCache } from '../catalogue/boundedCache.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LogEntry } from './options.ts';

/** An answer that is the same for everybody: its bytes, and the tag that names them. */
interface SharedAnswer {
  body: Uint8Array<ArrayBuffer>;
  tag: string;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** A minute as it is, ten more while a cache asks anew. */
const caching = 'public, max-age=60, stale-while-revalidate=600';

/** Weak, since a gateway may send the same answer compressed. */
export function sharedAnswer(envelope: object): SharedAnswer {
  const body = new TextEncoder().encode(JSON.stringify(envelope));
  return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}

const holds = (given: string | undefined, tag: string): boolean =>
  given !== undefined && given.split(',').some((one) => one.trim() === tag || one.trim() === '*');

/** Sends an answer that any cache may keep; 304 to who has it already. */
export function sendShared(request: Request, { body, tag }: SharedAnswer): Response {
  // They are of one request, and this answer serves many.
  for (const name of ['X-Request-Id', 'Server-Timing']) request.header(name, undefined);
  request.header('Vary', 'X-Ebsn-Language', { append: true });
  const headers = { ETag: tag, 'Cache-Control': caching };
  return holds(request.req.header('if-none-match'), tag)
    ? request.body(null, 304, headers)
    : request.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}

interface KeptAnswer extends SharedAnswer {
  row: LogEntry['row'];
}

/** Finished answers of the catalogue by language and address, while the catalogue stands as it did. */
export interface KeptAnswers {
  /** The version that stands now, and the answer of that version if it is kept. */
  find(address: string): Promise<{ version: number; answer: KeptAnswer | undefined }>;
  keep(address: string, version: number, answer: KeptAnswer): void;
}

export function createKeptAnswers(catalogue: Catalogue): KeptAnswers {
  const answers = createBoundedCache<string, KeptAnswer>(
    MOST_BYTES,
    ({ body }, address) => body.length + 2 * address.length,
  );
  let kept = 0;
  return {
    async find(address) {
      const { version } = await catalogue.current();
      if (version !== kept) answers.clear();
      kept = version;
      return { version, answer: answers.get(address) };
    },
    keep(address, version, answer) {
      if (version === kept) answers.set(address, answer);
    },
  };
}
