import type { Context as Request } from 'hono';
import type { Kysely } from 'kysely';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Clock } from '../time/clock.ts';
import type { Places } from './context.ts';
import type { Database } from '../database/database.ts';
import type { Replica } from '../database/replica.ts';
import type { Identity } from '../identity/identity.ts';
import type { Push } from '../push/push.ts';
import type { NoteVisit } from '../visits/figures.ts';
import type { Provider } from '../payment/provider.ts';

/** One line of the log. */
export interface LogEntry {
  row: { name: string; endpoint: Endpoint };
  request: Request;
  started: number;
  http: number;
  code?: string;
  fault?: unknown;
  id?: string;
  input?: Record<string, unknown>;
}

export type Log = (entry: LogEntry) => void;

/** What an app needs of the world. */
export interface Options {
  db: Kysely<Database>;
  /** Answers shared reads while it is fresh; absent: there is none. */
  replica?: Replica | undefined;
  clock: Clock;
  catalogue: Catalogue;
  places: Places;
  provider: Provider;
  /** Protects the calls that ask for it; absent: none is configured. */
  captcha?: Captcha | undefined;
  /** Whose word on who somebody is counts. */
  identity: Identity;
  /** The way to customers' browsers. */
  push: Push;
  /** Path below which the calls live. */
  base: string;
  /** Origins beside its own that may call the API from a browser. */
  origins: readonly string[];
  /** Is the sent mail, with the names of customers, to be read at `/outbox` by whoever asks, and the warehouse open at `/magazzino` to its employees? */
  outbox: boolean;
  /** What the demo's WordPress shows to put its own mail into the outbox; absent: nobody may. */
  outboxKey?: string | undefined;
  /** Addresses whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
  proxies: readonly string[];
  /** Holds every answer to its strict schema; a breach is a fault. */
  checkAnswers: boolean;
  /** Can the database take writes? */
  hasRoom(): boolean;
  log: Log;
  /** Hears of visits to the shop's pages, for whoever watches. */
  noteVisit: NoteVisit;
  /** Tells whoever runs the shop, in one sentence, what no call is to be blamed for. */
  report(sentence: string): void;
}
