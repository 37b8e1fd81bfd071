import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import * as errorTexts from '../labels/it/errors.ts';
import type { Text } from '../labels/text.ts';

type Schema = GenericSchema;

/** One call of the shop API with its whole policy. Client, server, OpenAPI, cache and tests all read this value. */
export interface Endpoint<
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> {
  /** `<area>.<name>`, given by its table; the name seeds and plans call it by. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path below the base; `{name}` segments are filled from the input. */
  readonly path: string;
  readonly query: Q;
  readonly body: B;
  /** The strict shape of the envelope's `data`. */
  readonly answer: A;
  /** `write` changes something on the server, even by GET (ruling 23): never cached, shared, retried or prefetched. */
  readonly effect: 'read' | 'write';
  /** `shop` is the shop API, `content` the content platform, `file` a plain file of the site. */
  readonly base: 'shop' | 'content' | 'file';
  /** The body goes form-encoded instead of as JSON. */
  readonly form: boolean;
  /** Kept for 15 minutes (§7). */
  readonly cached: boolean;
  /** Does not depend on who asks: sent and answered without session and account, so that any cache may keep it. */
  readonly shared: boolean;
  /** Inputs that make a shared answer somebody's own all the same, such as `preferred`. */
  readonly personal: readonly string[];
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
  'method' | 'path'
> & { answer: A; query?: Q; body?: B } & Partial<
    Omit<Endpoint, 'name' | 'method' | 'path' | 'query' | 'body' | 'answer'>
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
    form: false,
    cached: false,
    shared: false,
    personal: [],
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
