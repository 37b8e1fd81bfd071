import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import * as errorTexts from '../labels/it/errors.ts';
import type { Text } from '../labels/text.ts';
import type { Who } from '../rules/roles.ts';
import type { Paging } from './paging.ts';

type Schema = GenericSchema;

/** A way to write a body. */
export interface Encoding {
  /** Its content type. */
  readonly type: string;
  encode(body: Record<string, unknown>): URLSearchParams | FormData;
}

/** One call of the shop API with its whole policy. Client, server, OpenAPI, cache and tests all read this value. */
export interface Endpoint<
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> {
  /** `<area>.<name>`, given by its table; the name seeds and plans call it by. */
  readonly name: string;
  /** Who may make it (account §6, SEC-09). */
  readonly who: Who;
  readonly method: 'GET' | 'POST';
  /** Path below the base; `{name}` segments are filled from the input. */
  readonly path: string;
  readonly query: Q;
  readonly body: B;
  /** The strict shape of the envelope's `data`. */
  readonly answer: A;
  /** `write` changes something on the server, even by GET (ruling 23): never cached, shared, retried or prefetched. */
  readonly effect: 'read' | 'write';
  /**
   * What a GET that writes must bring, so that no other site's page can send it: a session (ruling 23), the one-time
   * token of a mail among its input (ruling 33), or the header that names our client.
   */
  readonly proof: 'session' | 'token' | 'client';
  /** `shop` is the shop API, `content` the content platform, `file` a plain file of the site; `ajax` is the content platform's one address for forms: its rows have no path, the `action` of the body says what is wanted (account §7). */
  readonly base: 'shop' | 'content' | 'file' | 'ajax';
  /** How the body goes where it is no JSON: one of `core/api/bodies.ts`. */
  readonly encoding?: Encoding;
  /** The answer is a list whose length in all is told by its headers, and how: `core/api/paging.ts`. */
  readonly paging?: (headers: Headers) => Paging;
  /** Kept for 15 minutes (§7). */
  readonly cached: boolean;
  /** Does not depend on who asks: sent and answered without session and account, so that any cache may keep it. */
  readonly shared: boolean;
  /** Inputs that make a shared answer somebody's own all the same, such as `preferred`. */
  readonly personal: readonly string[];
  /** A GET with a password in it, which goes by POST with its query as the body wherever that is understood (ruling 16). */
  readonly postable: boolean;
  /** A captcha token goes with it (ruling 21). */
  readonly captcha: boolean;
  /** Its input holds a password or a token: masked in logs. */
  readonly sensitive: boolean;
  /** Carries an Idempotency-Key where the server has shown that it understands one. */
  readonly idempotent: boolean;
  /** Carries `show_sectors` and `hash` as the configuration and the session have them (rulings 22, 25). */
  readonly sectors: boolean;
  readonly hashed: boolean;
  /** How long to wait for the answer, in ms. */
  readonly timeout: number;
  /** The text when a failure brings no text of its own; `silent` shows nothing. */
  readonly failure: Text | 'silent';
}

type Declared<Q extends Schema | undefined, B extends Schema | undefined, A extends Schema> = Pick<
  Endpoint,
  'who' | 'method' | 'path'
> & { answer: A; query?: Q; body?: B } & Partial<
    Omit<Endpoint, 'name' | 'who' | 'method' | 'path' | 'query' | 'body' | 'answer'>
  >;

/** Declares a call. A GET reads and waits 15 s, a POST writes and waits 30 s, unless the row says otherwise (§7, rulings 21–25). */
export function endpoint<
  A extends Schema,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(row: Declared<Q, B, A>): Endpoint<Q, B, A> {
  const effect = row.effect ?? (row.method === 'GET' ? 'read' : 'write');
  return {
    name: '',
    base: 'shop',
    cached: false,
    shared: false,
    proof: 'session',
    personal: [],
    postable: false,
    captcha: false,
    sensitive: false,
    idempotent: false,
    sectors: false,
    hashed: false,
    failure: errorTexts.generic,
    timeout: effect === 'read' ? 15_000 : 30_000,
    ...row,
    effect,
    query: row.query as Q,
    body: row.body as B,
  };
}

/** An area's table: gives every row its name. */
export function area<T extends Record<string, Endpoint>>(area: string, rows: T): T {
  for (const [name, row] of Object.entries(rows)) (row as { name: string }).name = `${area}.${name}`;
  return rows;
}

/** A `postable` row as the POST that means the same. */
export const asPost = <E extends Endpoint>(row: E): E => ({
  ...row,
  method: 'POST',
  query: undefined,
  body: row.query,
});

/** Is the answer to this input the same for everybody? */
export const isShared = ({ shared, personal }: Endpoint, input: Record<string, unknown>): boolean =>
  shared && !personal.some((name) => input[name]);

type In<S> = S extends Schema ? InferInput<S> : {};
type Out<S> = S extends Schema ? InferOutput<S> : {};

/** What a caller gives: query and body in one flat object, split again by the client. */
export type InputOf<E extends Endpoint> = object & In<E['query']> & In<E['body']>;
/** What a server handler gets after decoding. */
export type DecodedInputOf<E extends Endpoint> = Out<E['query']> & Out<E['body']>;
/** The envelope's `data`. */
export type AnswerOf<E extends Endpoint> = InferOutput<E['answer']>;
