import type { Context as Request, MiddlewareHandler } from 'hono';
import type { Options } from './options.ts';
import { Problem, status } from './problem.ts';
import { askedOrigin } from './remote.ts';

type OriginRules = Pick<Options, 'origins' | 'places' | 'proxies'>;

/** The headers of every answer, errors included (SEC-26); a page or a shared answer brings its own policy. */
export const always = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Sets them before the answer is made: changing the headers of a finished one costs more than a kept answer does. */
export const securityHeaders: MiddlewareHandler = async (request, next) => {
  for (const [name, value] of always) request.header(name, value);
  await next();
};

const exposed = 'X-Ebsn-Session, X-Ebsn-Account, X-Spesa-Revision, X-Request-Id, Retry-After, Date';
const accepted =
  'Content-Type, Idempotency-Key, X-Ebsn-Session, X-Ebsn-Account, X-Ebsn-Client, X-Ebsn-Version, X-Ebsn-Client-Uuid, X-Ebsn-Language';

/** Lets exactly these other origins read answers; never a wildcard, never credentials (SEC-07). */
export const allowOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (request, next) => {
    const origin = request.req.header('origin');
    const isPreflight = request.req.method === 'OPTIONS';
    request.header('Vary', 'Origin');
    if (origin !== undefined && origins.includes(origin)) {
      request.header('Access-Control-Allow-Origin', origin);
      request.header('Access-Control-Expose-Headers', exposed);
      request.header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (isPreflight) {
        request.header('Access-Control-Allow-Headers', accepted);
        request.header('Access-Control-Allow-Methods', 'GET, POST');
        request.header('Access-Control-Max-Age', '600');
      }
    }
    if (isPreflight) return request.body(null, 204);
    await next();
    return undefined;
  };

/** HTTP 403 for a page of another site that would change something here: neither the origin that was asked, nor the shop's, nor one that is let in; `http` and `https` are two (SEC-06). */
export function refuseForeign(request: Request, { origins, places, proxies }: OriginRules): void {
  const origin = request.req.header('origin');
  if (origin === undefined || [...origins, places.shop, askedOrigin(request, proxies)].includes(origin)) return;
  throw new Problem(status.notAllowed, 'request.origin', 'Questa pagina non può usare il negozio.', { http: 403 });
}
