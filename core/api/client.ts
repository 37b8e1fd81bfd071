import type { Call } from './call.ts';
import { createCache, type Cache, type CacheOptions } from './cache.ts';
import { ApiError } from './error.ts';
import { createHttp } from './http.ts';
import type { Waiting } from './retry.ts';
import type { Transport } from './send.ts';

export interface Client {
  call: Call;
  /** A cached answer without asking anybody. */
  peek: Cache['peek'];
  forget(): void;
  /** Told once for every answer 419 (§4). */
  onExpired(listener: () => void): void;
  /** Told when calls begin and end: how many are under way (§3, pending request count). */
  onPending(listener: (count: number) => void): void;
}

/** Turns an endpoint and an input into a decoded answer: cache over retry over HTTP (§7). A 419 to a call of an earlier session ends nothing but that call, whose outcome is uncertain (SES-03). */
export function createClient(transport: Transport, cacheOptions: CacheOptions, waiting: Waiting): Client {
  const cache = createCache(cacheOptions);
  const call = createHttp(transport, cache, waiting);
  const expired: (() => void)[] = [];
  const pending: ((count: number) => void)[] = [];
  let count = 0;
  const counted = (change: number) => {
    count += change;
    for (const listener of pending) listener(count);
  };

  return {
    peek: cache.peek,
    forget: cache.clear,
    onExpired: (listener) => void expired.push(listener),
    onPending: (listener) => void pending.push(listener),
    call: async (endpoint, input, options) => {
      counted(1);
      const stamp = transport.credentials.stamp();
      try {
        return await call(endpoint, input, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'expired') throw error;
        const { credentials } = transport;
        if (credentials.known() && credentials.stamp() > stamp)
          throw new ApiError('uncertain', `${endpoint.method} ${endpoint.path}`, { cause: error });
        for (const listener of expired) listener();
        throw error;
      } finally {
        counted(-1);
      }
    },
  };
}
