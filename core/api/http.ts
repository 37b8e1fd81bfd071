import type { Cache } from './cache.ts';
import { createCached } from './cached.ts';
import type { Call } from './call.ts';
import { withPost } from './posting.ts';
import { withRetry, type Waiting } from './retry.ts';
import { createSend, type Transport } from './send.ts';

/** Calls over HTTP, repeated where that is safe, behind the cache. */
export const createHttp = (transport: Transport, cache: Cache, waiting: Waiting): Call =>
  createCached(cache, withRetry(withPost(createSend(transport)), waiting));
