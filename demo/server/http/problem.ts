import type { Message } from '../../../core/schema/envelope.ts';
import { isAway } from '../database/away.ts';

/** `response.status` of the envelope (wire P2). */
export const status = {
  ok: 0,
  generic: 1,
  validation: 2,
  notFound: 3,
  notAllowed: 4,
  loginNeeded: 5,
  conflict: 6,
  external: 7,
} as const;
export type Status = (typeof status)[keyof typeof status];

interface ProblemOptions {
  /** What the envelope carries as `data`; a cart command adds the current cart by itself. */
  data?: unknown;
  /** HTTP status; a business refusal is 200. */
  http?: number;
  /** Seconds for Retry-After. */
  retryAfter?: number | undefined;
  /** Further refusals of the same call. */
  others?: readonly Message[];
  /** The member of the input that is refused; a form shows the text there. */
  field?: string | undefined;
  /** The order on whose page the caller can do something about it. */
  orderId?: number | undefined;
}

/** A refusal with a text for people: thrown by handlers, turned into `response.errors` by `implement`. */
export class Problem extends Error {
  readonly status: Status;
  readonly code: string;
  readonly data: unknown;
  readonly http: number;
  readonly others: readonly Message[];
  readonly field: string | undefined;
  readonly orderId: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: Status, code: string, message: string, options: ProblemOptions = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.data = options.data;
    this.http = options.http ?? 200;
    this.others = options.others ?? [];
    this.retryAfter = options.retryAfter;
    this.field = options.field;
    this.orderId = options.orderId;
  }

  /** As the envelope carries it. */
  asMessage(): Message {
    const { code, message, field, orderId } = this;
    return { code, message, ...(field !== undefined && { field }), ...(orderId !== undefined && { orderId }) };
  }

  /** The same refusal with this as `data`, unless it has its own. */
  carrying(data: unknown): Problem {
    return new Problem(this.status, this.code, this.message, {
      data: this.data ?? data,
      http: this.http,
      retryAfter: this.retryAfter,
      others: this.others,
      field: this.field,
      orderId: this.orderId,
    });
  }
}

/** Input that does not fit its schema, or one member of it: HTTP 400. */
export const malformed = (message: string, field?: string): Problem =>
  new Problem(status.validation, 'request.malformed', message, { http: 400, field });

/** What people typed and cannot stay so, each fault at its field. */
export function invalid(faults: readonly Message[]): Problem {
  const [first = { code: 'form.invalid', message: 'I dati non sono completi.' }, ...others] = faults;
  return new Problem(status.validation, first.code, first.message, { field: first.field, others });
}

/** A session is missing or over where one is needed: HTTP 419. */
export const expired = (): Problem =>
  new Problem(
    status.loginNeeded,
    'session.expired',
    'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
    { http: 419 },
  );

/** There is a session, but nobody is logged in. */
export const loginNeeded = (): Problem =>
  new Problem(status.loginNeeded, 'auth.loginRequired', 'Accedi per continuare.');

/** The account is not one of those that may. */
export const notAllowed = (message: string, code = 'auth.notAllowed'): Problem =>
  new Problem(status.notAllowed, code, message);

export const notFound = (code: string, message: string): Problem => new Problem(status.notFound, code, message);

/** Too many tries: HTTP 429 with Retry-After in seconds. */
export function limited(seconds: number): Problem {
  const message =
    seconds > 90
      ? `Troppi tentativi. Riprova fra ${Math.ceil(seconds / 60)} minuti.`
      : `Troppi tentativi. Riprova fra ${seconds} secondi.`;
  return new Problem(status.notAllowed, 'request.limited', message, { http: 429, retryAfter: seconds });
}

/** What is needed to answer is not there for a moment: HTTP 503 with Retry-After in seconds. */
export const unavailable = (code: string, seconds: number): Problem =>
  new Problem(status.external, code, 'Il negozio non risponde, riprova tra qualche minuto.', {
    http: 503,
    retryAfter: seconds,
  });

/** What nobody foresaw: HTTP 500. */
export const fault = (): Problem =>
  new Problem(status.generic, 'fault', 'Si è verificato un errore, riprova tra qualche minuto.', { http: 500 });

/** What the database refuses as no value of a column's type: a number out of range, a text with a zero byte. */
const notAValue = new Set(['22003', '22P02', '22P05', '22021']);

/** A failure as the refusal it stands for: a database that is away, a value it cannot take. Undefined for a fault. */
export function asProblem(failure: unknown): Problem | undefined {
  if (failure instanceof Problem) return failure;
  if (isAway(failure)) return unavailable('server.away', 2);
  return notAValue.has((failure as { code?: string } | null)?.code ?? '')
    ? malformed('Un valore della richiesta non è valido.')
    : undefined;
}
