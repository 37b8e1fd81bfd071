import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { session } from '../../core/api/endpoints/session.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { freePort } from '../../demo/run/ports.ts';
import { runToEnd } from '../../demo/run/processes.ts';
import pg from 'pg';
import { start } from '../operations/apiProcess.ts';
import { readBooks, type Books } from '../demo/server/books.ts';
import { caller, type Credentials } from '../demo/server/caller.ts';
import type { Cluster } from './cluster/cluster.ts';
import { ownedByPostgres, serverOf, signal } from './cluster/owner.ts';
import type { Ledger } from './customers/ledger.ts';
import { password, withShop, type Person } from './shop/prepare.ts';
import { ledgerFaults } from './verdict.ts';

/** A moment at which nobody wrote, and what had been acknowledged by then. */
export interface Moment {
  at: string;
  ledgers: Ledger[];
}

/** What came of going back to it. */
export interface Returned {
  seconds: number;
  /** Orders that were there at the moment, and those made since. */
  then: number;
  since: number;
  wrong: string[];
}

async function query<T extends object>(url: string, statement: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows[0]!;
}

const run = (cluster: Cluster, script: string, ...words: string[]): Promise<string> =>
  runToEnd(...ownedByPostgres(cluster.archive)(path.join(cluster.scripts, script), ...words), {
    env: { PGHOST: '127.0.0.1', PGPORT: new URL(cluster.url('')).port, PGUSER: 'postgres', HOME: cluster.archive },
  });

/** Takes the copy of the whole server that a restore starts from. */
export async function takeBase(cluster: Cluster): Promise<number> {
  const from = performance.now();
  await run(cluster, 'base.sh', cluster.archive);
  return (performance.now() - from) / 1000;
}

/** Notes this moment, while everybody holds still. */
export async function noteMoment(cluster: Cluster, ledgers: readonly Ledger[]): Promise<Moment> {
  await wait(500);
  const { at } = await query<{ at: string }>(cluster.url('postgres'), 'select clock_timestamp()::text as at');
  await wait(500);
  return { at, ledgers: structuredClone([...ledgers]) };
}

/** Waits until all of the log so far lies in the archive. */
async function archived(cluster: Cluster): Promise<void> {
  const { name } = await query<{ name: string }>(
    cluster.url('postgres'),
    "select pg_walfile_name(pg_switch_wal()) as name from (select pg_logical_emit_message(true, 'failover', 'end')) as said",
  );
  const kept = () => readdirSync(path.join(cluster.archive, 'wal')).some((file) => file.slice(8) >= name.slice(8));
  for (const end = performance.now() + 180_000; !kept(); await wait(200))
    if (performance.now() > end) throw new Error(`Il registro ${name} non è arrivato in archivio.`);
}

/** A customer logs in at an API process on the returned data and reads the last order of then. */
async function readsOrder(url: string, person: Person, orderId: number | undefined): Promise<string[]> {
  const api = await start({ DATABASE_URL: url });
  if (!('origin' in api)) return [`no API starts on it: ${api.said}`];
  const call = caller((address, init) => fetch(api.origin + address, init));
  const credentials: Credentials = {};
  const login = await call(session.login, { login: person.email, password }, credentials);
  const shown = orderId === undefined ? login : await call(orders.view, { order_id: orderId }, credentials);
  await api.stop();
  return login.status === 0 && shown.status === 0 ? [] : ['a customer cannot log in or read an order there'];
}

/** Goes back to a moment in an empty folder by the documented command, and looks whether exactly what was acknowledged then is there. */
export async function goBack(
  cluster: Cluster,
  { at, ledgers }: Moment,
  now: readonly Ledger[],
  people: readonly Person[],
  before: Books,
): Promise<Returned> {
  await archived(cluster);
  const [target, port] = [path.join(cluster.archive, 'returned'), await freePort()];
  const url = `postgres://spesa@127.0.0.1:${port}/spesa`;
  const from = performance.now();
  try {
    await run(cluster, 'restore.sh', at, target, cluster.archive, String(port));
    const seconds = (performance.now() - from) / 1000;
    const wrong = await withShop(url, async (db) => {
      const books = await readBooks(db);
      const isSame = JSON.stringify([books.stock, books.places]) === JSON.stringify([before.stock, before.places]);
      return [...(await ledgerFaults(db, ledgers)), ...books.wrong, ...(isSame ? [] : ['its books differ'])];
    });
    wrong.push(...(await readsOrder(url, people[0]!, [...ledgers[0]!.orders.keys()].at(-1))));
    const idsOf = (some: readonly Ledger[]) => some.flatMap((ledger) => [...ledger.orders.keys()]);
    const then = new Set(idsOf(ledgers));
    const since = idsOf(now).filter((id) => !then.has(id)).length;
    if (since === 0) wrong.push('nothing was ordered after the moment: this proves nothing');
    return { seconds, then: then.size, since, wrong };
  } finally {
    signal(serverOf(target), 'SIGKILL');
  }
}
