import * as v from 'valibot';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { messageSchema } from '../../../core/schema/envelope.ts';
import { userSchema } from '../../../core/schema/session.ts';
import { shopRows } from './least.ts';

/** A request as it goes out. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Given {
  /** The row that the request was made for. */
  row: Endpoint;
  request: Sent;
  response: Response;
  text: string;
  ms: number;
}
interface Seen extends Given {
  /** Is it a call of the row itself, in its own method? */
  own: boolean;
  answer: v.InferOutput<typeof envelopeSchema> | undefined;
}

const list = v.array(v.looseObject(messageSchema.entries));
const envelopeSchema = v.looseObject({
  response: v.strictObject({
    status: v.pipe(v.number(), v.integer(), v.minValue(0)),
    errors: list,
    infos: list,
    warnings: list,
    errorsMessage: list,
    infosMessage: list,
    warningsMessage: list,
  }),
  user: v.looseObject({ userId: userSchema.entries.userId }),
  data: v.record(v.string(), v.unknown()),
});

const known = new Set([200, 304, 400, 403, 404, 405, 409, 413, 415, 419, 422, 429]);
const inside = /node_modules|\n\s+at |\.ts:\d|select .* from|PGlite|PostgreSQL/i;
const forAll = new Set(['anyone', 'shopper']);
/** A query decides between rows of one address. */
const formsOf = ({ method, path }: Endpoint) =>
  shopRows.filter((row) => row.method === method && row.path === path).map(({ answer }) => answer);
/** Nobody waits longer, however odd the request. */
const PATIENCE_MS = 10_000;

const isDone = ({ response, answer }: Seen): boolean => response.status === 200 && answer?.response.status === 0;
const isEmpty = ({ response }: Seen): boolean => response.status === 304;
const isCached = ({ row, response }: Seen): boolean => row.shared === true && response.status < 400;

/** What every answer to every request keeps, however malformed the request: each gives whether it is kept. */
export const checks: readonly [name: string, keeps: (seen: Seen) => boolean][] = [
  ['no fault of the server', ({ response }) => response.status < 500],
  ['a status that the API speaks of', ({ response }) => known.has(response.status)],
  ['JSON', (seen) => isEmpty(seen) || /^application\/json/.test(seen.response.headers.get('Content-Type') ?? '')],
  ['the envelope', (seen) => isEmpty(seen) || seen.answer !== undefined],
  [
    'refused by HTTP, refused in the envelope',
    (seen) => isEmpty(seen) || seen.response.status === 200 || seen.answer?.response.status !== 0,
  ],
  [
    'a refusal says why',
    (seen) => isEmpty(seen) || isDone(seen) || (seen.answer?.response.errorsMessage.length ?? 0) > 0,
  ],
  [
    'a message is a sentence for people',
    ({ answer }) => !answer?.response.errorsMessage.some(({ message }) => /undefined|NaN|\[object|^\s*$/.test(message)),
  ],
  [
    'what is done has the form of its schema',
    (seen) =>
      !isDone(seen) || !seen.own || formsOf(seen.row).some((form) => v.safeParse(form, seen.answer?.data).success),
  ],
  ['nothing of the inside', ({ text }) => !inside.test(text)],
  ['no sniffing', ({ response }) => response.headers.get('X-Content-Type-Options') === 'nosniff'],
  [
    'kept by nobody unless it is for everybody',
    (seen) => isCached(seen) || /no-store/.test(seen.response.headers.get('Cache-Control') ?? ''),
  ],
  [
    'a method that nobody declared does nothing',
    (seen) => !['PUT', 'DELETE'].includes(seen.request.method) || !isDone(seen),
  ],
  [
    'nobody gets what is somebody’s',
    (seen) =>
      !isDone(seen) || !seen.own || forAll.has(seen.row.who) || seen.request.headers['X-Ebsn-Session'] === 'anna',
  ],
  ['an answer in time', ({ ms }) => ms < PATIENCE_MS],
];

function envelopeOf(text: string): Seen['answer'] {
  try {
    const { success, output } = v.safeParse(envelopeSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** The names of the checks that an answer does not pass (SEC-23). */
export function failedChecks(given: Given): string[] {
  const own = given.request.method === given.row.method;
  const seen: Seen = { ...given, own, answer: envelopeOf(given.text) };
  return checks.filter(([, keeps]) => !keeps(seen)).map(([name]) => name);
}
