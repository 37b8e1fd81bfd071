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
import { addressOf, bodyOf } from './request.ts';
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

function reasonOf(status: number): Reason | undefined {
  if (status === 419) return 'expired';
  if (status === 429) return 'limited';
  if (status >= 500) return 'unreachable';
  return undefined;
}

/** Sends one call over HTTP and reads the envelope; no retry, no cache. */
export function createSend({ config, credentials, clock, fetch, hash, captcha, report }: Transport): Call {
  const http = createFetch({
    fetch: (request, init) => fetch(request, init),
    defaults: { retry: 0, ignoreResponseError: true, responseType: 'text' },
  });

  return async function send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Answer<E>> {
    const name = `${endpoint.method} ${endpoint.path}`;
    const values = input as Record<string, unknown>;
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), endpoint.timeout);
    const leave = () => timer.abort();
    options.signal?.addEventListener('abort', leave, { once: true });
    if (options.signal?.aborted) leave();
    const given = bodyOf(endpoint, values);
    const body = given && (endpoint.encoding?.encode(given) ?? toJson(given));
    const lost = endpoint.effect === 'write' ? 'uncertain' : 'unreachable';
    const stamp = credentials.stamp();
    const shared = isShared(endpoint, values);

    try {
      const asked = config.captchaCalls?.includes(endpoint.path) ?? endpoint.captcha;
      const more = asked && captcha ? await captcha(endpoint.path, values) : [];
      const address = addressOf(endpoint, values, config, hash(), more);
      const ours = endpoint.base === 'shop';
      const headers = {
        ...(endpoint.base !== 'file' &&
          (shared ? credentials.common() : credentials.headers(ours || ownPath.test(address)))),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      };
      const response = await http.raw(address, {
        method: endpoint.method,
        headers,
        body,
        signal: timer.signal,
        keepalive: endpoint.effect === 'write' && !endpoint.encoding,
        credentials: 'same-origin',
        cache: shared ? 'no-cache' : 'no-store',
      });
      const text = response._data as unknown as string;
      const revision = Number(response.headers.get('X-Spesa-Revision') ?? NaN);
      const stamped = Number.isInteger(revision) ? { revision } : {};
      const json = parse(text);
      const failed = reasonOf(response.status);
      const envelope = ours ? readEnvelope(json) : undefined;
      if (ours && !shared) clock.learn(response.headers);
      if (ours && !shared && response.status !== 419) credentials.learn(response.headers, stamp);
      if (failed || response.status >= 400) {
        throw new ApiError(failed ?? 'rejected', name, {
          messages: envelope?.messages,
          data: envelope?.data,
          status: response.status,
          retryAfter: retryAfter(response.headers.get('Retry-After'), credentials.now()),
          ...stamped,
        });
      }
      if (ours ? !envelope : json === undefined)
        throw new ApiError(json === undefined ? lost : 'malformed', name, { status: response.status });
      if (envelope && envelope.status !== 0)
        throw new ApiError('rejected', name, {
          messages: envelope.messages,
          data: envelope.data,
          status: envelope.status,
          ...stamped,
        });
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
        ...(endpoint.paging && { paging: endpoint.paging(response.headers) }),
      };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (options.signal?.aborted) throw new ApiError('aborted', name, { cause });
      if (cause instanceof FetchError || cause instanceof TypeError || cause instanceof DOMException)
        throw new ApiError(lost, name, { cause });
      throw cause;
    } finally {
      clearTimeout(timeout);
      options.signal?.removeEventListener('abort', leave);
    }
  };
}

/** JSON after any byte-order mark or blank lines; undefined if it is no JSON (a captive portal's page, a cut answer). */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
