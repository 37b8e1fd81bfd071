import type { MiddlewareHandler } from 'hono';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const ofData = { 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The headers of every answer, errors included (SEC-26); a page brings its own policy. */
export const securityHeaders: MiddlewareHandler = async (request, next) => {
  await next();
  const { headers } = request.res;
  for (const [name, value] of Object.entries({ ...always, ...ofData })) if (!headers.has(name)) headers.set(name, value);
};

const exposed = 'X-Ebsn-Session, X-Ebsn-Account, X-Spesa-Revision, X-Request-Id, Retry-After';
const accepted = 'Content-Type, Idempotency-Key, X-Ebsn-Session, X-Ebsn-Account, X-Ebsn-Client, X-Ebsn-Version, X-Ebsn-Client-Uuid, X-Ebsn-Language';

/** Lets exactly these other origins read answers; never a wildcard, never credentials (SEC-07). */
export const allowOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (request, next) => {
    const origin = request.req.header('origin');
    const known = origin !== undefined && origins.includes(origin);
    if (request.req.method === 'OPTIONS') request.res = new Response(null, { status: 204 });
    else await next();
    request.res.headers.append('Vary', 'Origin');
    if (!known) return;
    request.res.headers.set('Access-Control-Allow-Origin', origin);
    request.res.headers.set('Access-Control-Expose-Headers', exposed);
    request.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.req.method !== 'OPTIONS') return;
    request.res.headers.set('Access-Control-Allow-Headers', accepted);
    request.res.headers.set('Access-Control-Allow-Methods', 'GET, POST');
    request.res.headers.set('Access-Control-Max-Age', '600');
  };
