import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Filesystem } from '@electric-sql/pglite/basefs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { listenTo, type Listen } from './listen.ts';
import { marked, noteQuery } from '../observe/trace.ts';
import { lockFolder } from './lock.ts';
import { watchReplica, type Replica } from './replica.ts';
import { watchRoom } from './room.ts';

/** A replica of the server for what everybody reads, and how old its answers may be, in ms. */
interface ReadPlace {
  url: string;
  maxAge: number;
}

/**
 * Where the data lives: on a PostgreSQL server, in a folder, in a file system of PGlite, or in memory.
 * `listenUrl` is the server's address without a pooler, for notifications; `read` is a read replica; `from` is a backup to restore.
 */
export type Place =
  | { url: string; listenUrl?: string; read?: ReadPlace }
  | { folder: string; from?: Blob }
  | { fs: Filesystem }
  | { memory: true };

export interface OpenDatabase {
  db: Kysely<Database>;
  listen: Listen;
  /** A second server for what everybody reads; absent: there is none. */
  replica?: Replica;
  /** Can it take writes? False where its folder's disk is full or read only; a server says so itself. */
  hasRoom(): boolean;
  /** This process's connections by what they do. */
  pool(): Record<'busy' | 'idle' | 'waiting', number>;
  /** Everything as one file; only where the database runs in this process. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

/** What is wrong with data that are there, before anything is done to them; undefined for none and for whole ones. */
function damageOf(folder: string): string | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const missing = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'].find((name) => !existsSync(join(folder, name)));
  return missing && `manca ${missing}`;
}

const damaged = (folder: string, reason: unknown): Error =>
  new Error(
    `I dati in ${folder} sono danneggiati (${reason instanceof Error ? reason.message.split('\n')[0] : String(reason)}): lasciali da parte e riprendi una copia con npm run backup -- restore.`,
  );

const extensions = { pg_trgm, unaccent };

/** Atomic initialisation: a staging folder is renamed once it is complete. */
async function initialise(folder: string, from?: Blob): Promise<void> {
  const staging = `${folder.replace(/\/+$/, '')}.new`;
  rmSync(staging, { recursive: true, force: true });
  const pglite = await PGlite.create({ extensions, dataDir: staging, ...(from && { loadDataDir: from }) });
  await pglite.close();
  renameSync(staging, folder);
}

/** Opens PGlite; a mounted volume is an empty folder that cannot be renamed over, and is initialised in place. */
async function open(place: Exclude<Place, { url: string }>): Promise<PGlite> {
  if (!('folder' in place)) return PGlite.create({ extensions, ...('fs' in place && place) });
  if (!existsSync(place.folder)) await initialise(place.folder, place.from);
  return PGlite.create({ extensions, dataDir: place.folder });
}

async function embedded(place: Exclude<Place, { url: string }>): Promise<OpenDatabase> {
  let release = () => {};
  let hasRoom = () => true;
  if ('folder' in place) {
    mkdirSync(dirname(place.folder), { recursive: true });
    const damage = damageOf(place.folder);
    if (damage !== undefined) throw damaged(place.folder, damage);
    release = lockFolder(place.folder);
  }
  const pglite = await open(place).catch((failure: unknown) => {
    release();
    throw 'folder' in place ? damaged(place.folder, failure) : failure;
  });
  if ('folder' in place) {
    const [unlock, room] = [release, watchRoom(place.folder)];
    hasRoom = room.hasRoom;
    release = () => {
      room.end();
      unlock();
    };
  }
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: noteQuery });
  return {
    db,
    hasRoom,
    pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
    // In this process notices are heard before the commit that sent them is answered.
    async listen(channel, hear) {
      await pglite.listen(channel, hear);
      return { settle: () => Promise.resolve() };
    },
    // Between transactions, so that none is copied half done.
    snapshot: () => pglite.transaction(() => pglite.dumpDataDir('folder' in place ? 'gzip' : 'none')),
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

/** Of a replica: what it does not answer soon is asked of the primary instead. */
const replicaLimits = { ...limits, connectionTimeoutMillis: 2_000, statement_timeout: 2_000, query_timeout: 2_500 };

const CONNECT_WITHIN = 2_000;

/** A connection that is made soon or not at all, and is given up when the server no longer answers it. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN });
    // The pool listens to idle connections alone: without this, one that breaks while a command holds it ends the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown;
    this.query = ((first: unknown, ...more: unknown[]) => {
      const answer = ask(typeof first === 'string' ? marked(first) : first, ...more);
      if (answer instanceof Promise)
        answer.catch((failure: Error) => {
          if (failure.message === 'Query read timeout') void this.end().catch(() => undefined);
        });
      return answer;
    }) as typeof this.query;
  }
}

function remote({ url, listenUrl = url, read }: Extract<Place, { url: string }>): OpenDatabase {
  let closing = false;
  const connect = (connectionString: string, within = limits) => {
    const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, Client: Connection, ...within });
    pool.on('error', (failure) => {
      if (!closing) console.error(`La connessione al database è caduta: ${failure.message}`);
    });
    return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: noteQuery }) };
  };
  const { pool, db } = connect(url);
  const ear = listenTo(listenUrl);
  const replica =
    read &&
    watchReplica({
      primary: db,
      replica: connect(read.url, replicaLimits).db,
      maxAge: read.maxAge,
      report: console.error,
    });
  return {
    db,
    hasRoom: () => true,
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: ear.listen,
    ...(replica && { replica }),
    snapshot: () => Promise.reject(new Error('Un server PostgreSQL si copia con pg_dump.')),
    async close() {
      closing = true;
      await ear.end();
      await replica?.end();
      await db.destroy();
    },
  };
}

/** Opens the database; a folder that another process has open is refused in one sentence. */
export const openDatabase = (place: Place): Promise<OpenDatabase> =>
  'url' in place ? Promise.resolve(remote(place)) : embedded(place);
