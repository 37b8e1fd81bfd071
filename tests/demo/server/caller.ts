import type { AnswerOf, Endpoint, InputOf } from '../../../core/api/endpoint.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import type { Message } from '../../../core/schema/envelope.ts';
import type { User } from '../../../core/schema/session.ts';
import { entriesOf } from '../../../core/schema/shape.ts';

/** What a caller holds between calls; an answer's headers replace it. */
export interface Credentials {
  session?: string;
  account?: string;
  /** Sent once with the next call. */
  key?: string;
}

export interface Reply<A> {
  http: number;
  status: number;
  data: A;
  user: User;
  errors: Message[];
  warnings: Message[];
  infos: Message[];
  headers: Headers;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export type Caller = <E extends Endpoint>(
  row: E,
  input: InputOf<E>,
  credentials?: Credentials,
  extra?: Record<string, string>,
) => Promise<Reply<AnswerOf<E>>>;

/** Calls rows of the endpoint table without the shop's client, so that a test may also send what the client never would. Whoever buys and does not say what they saw, is shown the total before. */
export function caller(fetch: Fetch, base = '/ebsn/api'): Caller {
  const call: Caller = async (row, input, credentials = {}, extra = {}) => {
    if (row.path === checkout.buy.path && !('payment_data' in (input as object)))
      await call(checkout.prepare, {}, { ...credentials, key: '' });
    const own = new Set(Object.keys(entriesOf(row.query)));
    const query = new URLSearchParams(extra);
    const body: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input as object)) {
      if (own.has(name)) query.set(name, String(value));
      else body[name] = value;
    }
    const headers: Record<string, string> = { 'X-Ebsn-Client': 'site', 'X-Ebsn-Version': '0.1.0' };
    if (credentials.session) headers['X-Ebsn-Session'] = credentials.session;
    if (credentials.account) headers['X-Ebsn-Account'] = credentials.account;
    if (credentials.key) headers['Idempotency-Key'] = credentials.key;
    if (row.method === 'POST')
      headers['Content-Type'] = row.encoding ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = row.encoding ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
    const response = await fetch(`${base}${row.path}?${query}`, {
      method: row.method,
      headers,
      ...(row.method === 'POST' && { body: sent }),
    });
    const session = response.headers.get('X-Ebsn-Session');
    const account = response.headers.get('X-Ebsn-Account');
    if (session !== null) credentials.session = session;
    if (account !== null) credentials.account = account;
    const answer = await response.json();
    return {
      http: response.status,
      status: answer.response.status,
      data: answer.data,
      user: answer.user,
      errors: answer.response.errorsMessage,
      warnings: answer.response.warningsMessage,
      infos: answer.response.infosMessage,
      headers: response.headers,
    };
  };
  return call;
}
