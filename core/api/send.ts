import { createFetch, FetchError } from 'ofetch';
import type { Config } from '../config.ts';
import type { Credentials } from '../browser/credentials.ts';
import type { ServerClock } from '../browser/serverClock.ts';
import { userSchema } from '../schema/session.ts';
import type { Answer, Call, CallOptions } from './call.ts';
import { entriesOf } from '../schema/shape.ts';
import { isShared, type Endpoint, type InputOf } from './endpoint.ts';
import { dataIn, readEnvelope } from './envelope.ts';
import { ApiError, type Reason } from './error.ts';
import { baseOf, bodyOf, placeOf } from './request.ts';
import { tolerant, type Report } from '../schema/tolerant.ts';
import { toJson } from '../rules/json.ts';

export interface Transport {
  config: Config;
  credentials: Credentials;
  clock: ServerClock;
  fetch: typeof globalThis.fetch;
  /** `w<warehouse>d<date>t<slot>` of what the customer has chosen (ruling 25). */
  hash(): string;
  /** The captcha's token as query parameters, for the path and input of a call that asks for it; absent: none is configured. */
  captcha?: ((path: string, input: object) => Promise<[string, string][]>) | undefined;
  report?: Report;
}

const readUser = tolerant(userSchema);
const MAX_WAIT = 30_000;
/** A path of the site that the page is on: only there, and at the shop API, are session and account at home. */
const ownPath = /^\/(?!\/)/;

/** Retry-After in seconds or as a date, in ms, at most 30 s. */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(MAX_WAIT, Math.max(0, wait)) : 0;
}

function reasonOf(status: number): Reason {
  if (status === 419) return 'expired';
  if (status === 429) return 'limited';
  return status >= 500 ? 'unreachable' : 'rejected';
}

/** Sends one call over HTTP and reads the envelope; no retry, no cache. Its time is over with the last byte of the body: ofetch's own `timeout` ends with the headers. */
export function createSend({ config, credentials, clock, fetch, hash, captcha, report }: Transport): Call {
  const http = createFetch({
    fetch: (request, init) => fetch(request, init),
    defaults: { retry: 0, ignoreResponseError: true, responseType: 'text', credentials: 'same-origin' },
  });

  return async function send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Answer<E>> {
    const name = `${endpoint.method} ${endpoint.path}`;
    const values = input as Record<string, unknown>;
    const lost = endpoint.effect === 'write' ? 'uncertain' : 'unreachable';
    const ours = endpoint.base === 'shop';
    const shared = isShared(endpoint, values);
    const baseURL = baseOf(endpoint, config);
    const own = ours || ownPath.test(`${baseURL}/`);
    const given = bodyOf(endpoint, values);
    const stamp = credentials.stamp();
    const over = new AbortController();
    const leave = () => over.abort();
    const timer = setTimeout(leave, endpoint.timeout);
    options.signal?.addEventListener('abort', leave, { once: true });
    if (options.signal?.aborted) leave();

    try {
      const asked = config.captchaCalls?.includes(endpoint.path) ?? endpoint.captcha;
      const more = asked && captcha ? await captcha(endpoint.path, values) : [];
      const response = await http.raw<string, 'text'>(placeOf(endpoint, values, config, hash(), more), {
        baseURL,
        method: endpoint.method,
        body: given && (endpoint.encoding?.encode(given) ?? toJson(given)),
        signal: over.signal,
        keepalive: endpoint.effect === 'write' && !endpoint.encoding,
        cache: shared ? 'no-cache' : 'no-store',
        onRequest({ options: { headers } }) {
          const known = shared ? credentials.common() : credentials.headers(own);
          if (endpoint.base !== 'file') for (const [header, value] of Object.entries(known)) headers.set(header, value);
          if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
        },
        onResponse({ response: { headers, status } }) {
          if (!ours || shared) return;
          clock.learn(headers);
          if (status !== 419) credentials.learn(headers, stamp);
        },
      });
      const { headers, status } = response;
      const revision = Number(headers.get('X-Spesa-Revision') ?? NaN);
      const stamped = Number.isInteger(revision) ? { revision } : {};
      const json = parse(response._data);
      const envelope = ours ? readEnvelope(json) : undefined;
      if (status >= 400 || envelope?.status)
        throw new ApiError(reasonOf(status), name, {
          messages: envelope?.messages,
          data: envelope?.data,
          status: status >= 400 ? status : envelope?.status,
          retryAfter: retryAfter(headers.get('Retry-After'), credentials.now()),
          ...stamped,
        });
      if (ours ? !envelope : json === undefined)
        throw new ApiError(json === undefined ? lost : 'malformed', name, { status });
      const data = tolerant(
        endpoint.answer,
        report,
      )(envelope ? dataIn(json, envelope.data, Object.keys(entriesOf(endpoint.answer))) : json);
      if (data === undefined) throw new ApiError('malformed', name, { messages: envelope?.messages });
      const user = shared || envelope?.user === undefined ? undefined : readUser(envelope.user);
      return {
        data: data as Answer<E>['data'],
        messages: envelope?.messages ?? { errors: [], infos: [], warnings: [] },
        ...(user ? { user } : {}),
        ...stamped,
        ...(endpoint.paging && { paging: endpoint.paging(headers) }),
      };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (options.signal?.aborted) throw new ApiError('aborted', name, { cause });
      if (cause instanceof FetchError || cause instanceof TypeError || cause instanceof DOMException)
        throw new ApiError(lost, name, { cause });
      throw cause;
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', leave);
    }
  };
}

/** JSON after any byte-order mark or blank lines; undefined if it is no JSON (a captive portal's page, a cut answer). */
function parse(text = ''): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
