import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { listenTo, type Listen } from './listen.ts';
import { lockFolder } from './lock.ts';

/** Where the data lives: a PostgreSQL server, a folder, a snapshot that is loaded into memory, or memory alone. */
export type Place = { url: string } | { folder: string } | { snapshot: Blob } | { memory: true };

export interface OpenDatabase {
  db: Kysely<Database>;
  listen: Listen;
  /** Everything as one file; only where the database runs in this process. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

async function embedded(place: Exclude<Place, { url: string }>): Promise<OpenDatabase> {
  let release = () => {};
  if ('folder' in place) {
    mkdirSync(dirname(place.folder), { recursive: true });
    release = lockFolder(place.folder);
  }
  const pglite = await PGlite.create({
    extensions: { pg_trgm, unaccent },
    ...('folder' in place && { dataDir: place.folder }),
    ...('snapshot' in place && { loadDataDir: place.snapshot }),
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    // In this process notices are heard before the commit that sent them is answered.
    async listen(channel, hear) {
      await pglite.listen(channel, hear);
      return { settle: () => Promise.resolve() };
    },
    snapshot: () => pglite.dumpDataDir('none'),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}

/** In ms: how long a command may wait for the database before it is refused (SRV-05). */
const limits = {
  /** For one of the pool's connections. */
  connectionTimeoutMillis: 10_000,
  /** For one lock; a command takes two in turn, its session's and its cart's. */
  lock_timeout: 4_000,
  statement_timeout: 10_000,
  /** By our own clock, for a server that has stopped answering. */
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

const CONNECT_WITHIN = 2_000;

/** A connection that is made soon or not at all, and is given up when the server no longer answers it. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN });
    // The pool listens to idle connections alone: without this, one that breaks while a command holds it ends the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown;
    this.query = ((...question: unknown[]) => {
      const answer = ask(...question);
      if (answer instanceof Promise)
        answer.catch((failure: Error) => {
          if (failure.message === 'Query read timeout') void this.end().catch(() => undefined);
        });
      return answer;
    }) as typeof this.query;
  }
}

function remote(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10, keepAlive: true, Client: Connection, ...limits });
  let closing = false;
  pool.on('error', (failure) => {
    if (!closing) console.error(`La connessione al database è caduta: ${failure.message}`);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const ear = listenTo(url);
  return {
    db,
    listen: ear.listen,
    snapshot: () => Promise.reject(new Error('Un server PostgreSQL si copia con pg_dump.')),
    async close() {
      closing = true;
      await ear.end();
      await db.destroy();
    },
  };
}

/** Opens the database; a folder that another process has open is refused in one sentence. */
export const openDatabase = (place: Place): Promise<OpenDatabase> =>
  'url' in place ? Promise.resolve(remote(place.url)) : embedded(place);
