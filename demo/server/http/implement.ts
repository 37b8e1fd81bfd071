import type { Context as Request, Hono } from 'hono';
import { asPost, isShared, type AnswerOf, type DecodedInputOf, type Endpoint } from '../../../core/api/endpoint.ts';
import { noMessages } from '../../../core/schema/envelope.ts';
import { entriesOf } from '../../../core/schema/shape.ts';
import { requireCaptcha } from '../captcha/captcha.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Context } from './context.ts';
import { isAway } from '../database/away.ts';
import { readInput } from './readInput.ts';
import { envelope } from './envelope.ts';
import { asProblem, expired, fault, status, unavailable } from './problem.ts';
import { createContext } from './createContext.ts';
import type { Options } from './options.ts';
import { spoken } from '../language/speak.ts';
import { translatedMessages } from '../language/translate.ts';
import { currentTrace } from '../observe/trace.ts';
import { toldBy } from '../time/clock.ts';
import { audited, refuseActingCall } from '../session/audit.ts';
import { refuseOthers } from '../session/refuseOthers.ts';
import { refuseForeign } from './security.ts';
import { sendShared, sharedAnswer, type KeptAnswers } from './sharedAnswers.ts';

type Table = Record<string, Endpoint>;

/** Does what one call asks: gets the decoded input, answers the envelope's `data`, or throws a `Problem`. */
export type Handler<E extends Endpoint> = (input: DecodedInputOf<E>, context: Context) => Promise<AnswerOf<E>>;
/** Exactly one handler for each row of a table: a missing or an extra one does not compile. */
export type Handlers<T extends Table> = { [K in keyof T]: Handler<T[K]> };

interface Row {
  name: string;
  endpoint: Endpoint;
  handler: (input: Record<string, unknown>, context: Context) => Promise<unknown>;
}

/** The calls whose answer does not depend on who asks, or which end or begin a session: an expired one does not disturb them. */
const forgiving = (endpoint: Endpoint) =>
  endpoint.cached ||
  endpoint.proof !== 'session' ||
  endpoint.path === '/auth/login' ||
  endpoint.path === '/auth/logout';

/**
 * Of rows that share method and path, the one with the most query keys that no other of them declares; the first declared when none stands out.
 * So `/products?slug=` is one product, and `/products?q=` or bare `/products` is a list.
 */
function chooseRow<R extends { endpoint: Endpoint }>(rows: readonly R[], given: URLSearchParams): R {
  const own = (row: R) =>
    Object.keys(entriesOf(row.endpoint.query)).filter(
      (key) =>
        given.has(key) &&
        given.get(key) !== '' &&
        rows.every((other) => other === row || !(key in entriesOf(other.endpoint.query))),
    ).length;
  return rows.reduce((best, row) => (own(row) > own(best) ? row : best));
}

const schemeAndMore = 'https://'.length;

/** Path and query as they came. */
const addressOf = ({ req: { url } }: Request): string => url.slice(url.indexOf('/', schemeAndMore));

/** Does a GET that writes bring what its row asks for? A token is the handler's to look at. */
const isProven = ({ proof }: Endpoint, request: Request, { session }: Context): boolean =>
  proof === 'token' || (proof === 'client' ? Boolean(request.req.header('x-ebsn-client')) : session !== undefined);

/** Tells the browser's developer tools how long the call took here, and how much of it in the database; ms. */
function tellTiming(request: Request, started: number): void {
  const { sqlTime = 0, queries = 0 } = currentTrace() ?? {};
  const total = performance.now() - started;
  request.header('Server-Timing', `app;dur=${total.toFixed(1)}, sql;dur=${sqlTime.toFixed(1)};desc="${queries}"`);
}

/** What the handler gives; a read that a replica failed to answer is asked of the primary. */
async function handled(
  { endpoint, handler }: Row,
  input: Record<string, unknown>,
  context: Context,
  { db, replica }: Options,
): Promise<unknown> {
  refuseActingCall(endpoint, context.session);
  try {
    return await handler(input, context);
  } catch (failure) {
    if (context.db === db || !isAway(failure)) throw failure;
    replica?.suspect();
    context.db = db;
    return handler(input, context);
  }
}

async function answer(
  rows: readonly Row[],
  request: Request,
  options: Options,
  kept: KeptAnswers | undefined,
): Promise<Response> {
  const started = performance.now();
  const messages = noMessages();
  const address = `${spoken()} ${addressOf(request)}`;
  let row = rows[0]!;
  let context: Context | undefined;
  let input: Record<string, unknown> = {};
  try {
    const before = await kept?.find(address);
    if (before?.answer) {
      options.log({ row: before.answer.row, request, started, http: 200 });
      return sendShared(request, before.answer);
    }
    row = chooseRow(rows, new URL(request.req.url).searchParams);
    const { endpoint } = row;
    if (endpoint.effect === 'write') refuseForeign(request, options);
    if (endpoint.effect === 'write' && !options.hasRoom()) throw unavailable('server.full', 30);
    const read = await readInput(endpoint, request);
    input = read.input;
    const opened = await createContext(endpoint, request, options, messages, read);
    context = opened.context;
    if (opened.lost && !forgiving(endpoint)) throw expired();
    if (endpoint.effect === 'write' && endpoint.method === 'GET' && !isProven(endpoint, request, context))
      throw expired();
    refuseOthers(endpoint.who, context.session);
    await requireCaptcha(endpoint, request, input, options.captcha);
    const data = await audited(context, endpoint, input, () => handled(row, input, context!, options));
    if (endpoint.proof === 'token') await context.ensureSession();
    if (options.checkAnswers) checkAnswer(endpoint, data);
    options.log({ row, request, started, http: 200 });
    request.header('Date', new Date(toldBy(options.clock) + options.clock.offset).toUTCString());
    if (!endpoint.sensitive) tellTiming(request, started);
    const content = envelope(status.ok, data, translatedMessages(messages), context.user);
    if (!isShared(endpoint, input)) return request.json(content);
    const shared = sharedAnswer(content);
    if (before) kept?.keep(address, before.version, { ...shared, row });
    return sendShared(request, shared);
  } catch (thrown) {
    const failure = asProblem(thrown);
    if (failure) {
      options.log({ row, request, started, http: failure.http, code: failure.code });
      messages.errors.push(failure.asMessage(), ...failure.others);
      if (failure.retryAfter) request.header('Retry-After', String(failure.retryAfter));
      return request.json(
        envelope(
          failure.status,
          failure.data ?? {},
          translatedMessages(messages),
          failure.http === 419 ? undefined : context?.user,
        ),
        failure.http as 200,
      );
    }
    const id = currentTrace()?.id ?? crypto.randomUUID();
    options.log({ row, request, started, http: 500, fault: thrown, id, input });
    const { code, message } = fault();
    const said = translatedMessages({ ...messages, errors: [{ code, message }] });
    return request.json(envelope(status.generic, { requestId: id }, said, context?.user), 500);
  }
}

/** Puts a table's calls on the app, each with its handler; decoding, envelope and faults are the same for all (design §5.4). `kept` holds finished answers of what depends on the catalogue alone. */
export function implement<T extends Table>(
  app: Hono,
  table: T,
  handlers: Handlers<T>,
  options: Options,
  kept?: KeptAnswers,
): void {
  const groups = new Map<string, Row[]>();
  for (const [name, declared] of Object.entries(table))
    for (const endpoint of declared.postable ? [declared, asPost(declared)] : [declared]) {
      const key = `${endpoint.method} ${endpoint.path}`;
      groups.set(key, [...(groups.get(key) ?? []), { name, endpoint, handler: handlers[name] as Row['handler'] }]);
    }
  for (const rows of groups.values()) {
    const { method, path } = rows[0]!.endpoint;
    app.on(method, options.base + path.replace(/\{(\w+)\}/g, ':$1'), (request) => answer(rows, request, options, kept));
  }
}
