import type { Call } from './call.ts';
import { asPost } from './endpoint.ts';
import { ApiError } from './error.ts';

const unknown = new Set([404, 405]);

/** Sends a GET with a password in it by POST, and as it is declared only to a server that knows no such POST (ruling 16). */
export function withPost(call: Call): Call {
  return async (endpoint, input, options) => {
    if (!endpoint.postable) return call(endpoint, input, options);
    try {
      return await call(asPost(endpoint), input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || !unknown.has(error.status)) throw error;
      return call(endpoint, input, options);
    }
  };
}
