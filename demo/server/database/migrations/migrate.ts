import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';
import { migrations, type Migration } from './migrations.ts';

interface Options {
  /** Data that cannot be brought up may be deleted and made again: in the demo's own folder, never in somebody's database. */
  renew?: boolean;
  tell?: (sentence: string) => void;
  /** Absent: those of the shop. */
  steps?: readonly Migration[];
}

type Applied = { version: number; form: string }[];
type Found = Applied | 'unversioned' | 'foreign';

async function appliedTo(db: Transaction<Database>): Promise<Found> {
  const { rows } = await sql<{
    versions: boolean;
    tables: boolean;
    others: boolean;
  }>`select to_regclass('schema_version') is not null as versions, to_regclass('setting') is not null as tables,
    exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as others`.execute(
    db,
  );
  if (rows[0]?.versions)
    return db.selectFrom('schema_version').select(['version', 'form']).orderBy('version').execute();
  if (rows[0]?.tables) return 'unversioned';
  return rows[0]?.others ? 'foreign' : [];
}

/** Why these data cannot be brought up, in a sentence; undefined when they can. */
function obstacleTo(applied: Found, steps: readonly Migration[]): string | undefined {
  const other = 'Il database contiene dati di un’altra versione del negozio di prova';
  const remedy = 'indicane uno vuoto con DATABASE_URL.';
  if (applied === 'foreign')
    return 'Il database contiene già tabelle che non sono di questo negozio, e resta com’è: indicane uno vuoto con DATABASE_URL.';
  if (applied === 'unversioned') return `${other}, di prima che le versioni fossero numerate: ${remedy}`;
  if (applied.length > steps.length)
    return `${other}: è alla versione ${applied.at(-1)!.version}, questo programma arriva alla ${steps.at(-1)?.version ?? 0}. Avvia quello più recente, oppure ${remedy}`;
  const strange = applied.find(({ version, form }, index) => {
    const step = steps[index];
    return step?.version !== version || step.form !== form;
  });
  return strange && `${other}: la sua versione ${strange.version} non è quella di questo programma; ${remedy}`;
}

/** A statement of a migration waits for a lock no longer than this, ms: customers' calls queue up behind one that waits. */
const LOCK_WAIT = 300;
/** Then everything is given back, and the shop has so much time for what has queued up, ms. */
const PAUSE = 700;
/** So often it is tried: a minute. */
const MOST_TRIES = 60;
/** The server looks so often whether a process that migrates still lives, ms; the locks of one that was killed are not held longer. */
const LIFE_SIGN = 500;

/** A lock was not to be had, or somebody else waited for one of ours. */
const isCrowded = (failure: unknown): boolean => ['55P03', '40P01'].includes((failure as { code?: string }).code ?? '');

/** Customers shop in this database while it is brought up: it steps aside for them. */
async function stepAside(transaction: Transaction<Database>): Promise<void> {
  if (!transaction.getExecutor().adapter.supportsMultipleConnections) return;
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(transaction);
  await sql`set local client_connection_check_interval = ${sql.lit(LIFE_SIGN)}`.execute(transaction);
}

/** All steps that are missing, or none. */
async function bringUp(
  db: Kysely<Database>,
  size: ShopSize,
  { renew = false, tell = () => {}, steps = migrations }: Options,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local lock_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(727410)`.execute(transaction);
    let applied = await appliedTo(transaction);
    const obstacle = obstacleTo(applied, steps);
    if (obstacle !== undefined && !renew) throw new Error(obstacle);
    if (obstacle !== undefined) {
      tell('I dati del negozio di prova erano di un’altra versione: li rifaccio da capo.');
      await sql`drop schema public cascade`.execute(transaction);
      await sql`create schema public`.execute(transaction);
      applied = [];
    }
    const missing = steps.slice(applied.length);
    if (missing.length === 0) return;
    if (applied.length > 0) await stepAside(transaction);
    await sql`create table if not exists schema_version (version integer primary key, form text not null, at timestamptz not null default now())`.execute(
      transaction,
    );
    for (const step of missing) {
      await step.up(transaction, size);
      await transaction.insertInto('schema_version').values({ version: step.version, form: step.form }).execute();
    }
  });
}

/**
 * Brings a database to the newest version, step by step and never back, an empty one from the first. All steps or none; of several
 * processes starting at once, one does it and the others wait. Customers who shop meanwhile are held up by no wait for a lock that is longer
 * than 300 ms: then it begins again later. Throws a sentence when the data are of an unknown version (SRV-07), or when the shop
 * leaves it no lock for a minute.
 */
export async function migrate(db: Kysely<Database>, size: ShopSize = {}, options: Options = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bringUp(db, size, options);
    } catch (failure) {
      if (!isCrowded(failure)) throw failure;
      if (attempt >= MOST_TRIES)
        throw new Error(
          'Il database non si lascia aggiornare: da un minuto altri ne tengono le tabelle. Cerca in pg_stat_activity chi le tiene, e riprova.',
        );
      await wait(PAUSE);
    }
  }
}
