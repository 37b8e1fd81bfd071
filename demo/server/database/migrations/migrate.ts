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

async function appliedTo(db: Transaction<Database>): Promise<Applied | 'unversioned'> {
  const { rows } = await sql<{
    versions: boolean;
    tables: boolean;
  }>`select to_regclass('schema_version') is not null as versions, to_regclass('setting') is not null as tables`.execute(
    db,
  );
  if (rows[0]?.versions)
    return db.selectFrom('schema_version').select(['version', 'form']).orderBy('version').execute();
  return rows[0]?.tables ? 'unversioned' : [];
}

/** Why these data cannot be brought up, in a sentence; undefined when they can. */
function obstacleTo(applied: Applied | 'unversioned', steps: readonly Migration[]): string | undefined {
  const other = 'Il database contiene dati di un’altra versione del negozio di prova';
  const remedy = 'indicane uno vuoto con DATABASE_URL.';
  if (applied === 'unversioned') return `${other}, di prima che le versioni fossero numerate: ${remedy}`;
  if (applied.length > steps.length)
    return `${other}: è alla versione ${applied.at(-1)!.version}, questo programma arriva alla ${steps.at(-1)?.version ?? 0}. Avvia quello più recente, oppure ${remedy}`;
  const strange = applied.find(({ version, form }, index) => {
    const step = steps[index];
    return step?.version !== version || step.form !== form;
  });
  return strange && `${other}: la sua versione ${strange.version} non è quella di questo programma; ${remedy}`;
}

/**
 * Brings a database to the newest version, step by step and never back, an empty one from the first. All steps or none; of several
 * processes starting at once, one does it and the others wait. Throws a sentence when the data are of an unknown version (SRV-07).
 */
export async function migrate(
  db: Kysely<Database>,
  size: ShopSize = {},
  { renew = false, tell = () => {}, steps = migrations }: Options = {},
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
    await sql`create table if not exists schema_version (version integer primary key, form text not null, at timestamptz not null default now())`.execute(
      transaction,
    );
    for (const step of steps.slice(applied.length)) {
      await step.up(transaction, size);
      await transaction.insertInto('schema_version').values({ version: step.version, form: step.form }).execute();
    }
  });
}
