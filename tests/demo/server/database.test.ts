import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../demo/server/database/migrations/migrate.ts';
import { migrations, type Migration } from '../../../demo/server/database/migrations/migrations.ts';
import { openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { runAlone } from '../../../demo/server/jobs/jobs.ts';
import { kinds } from './cluster.ts';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spesa-'));
  database = await openDatabase({ folder: join(folder, 'data') });
  await migrate(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const next = migrations.at(-1)!.version + 1;
const further: Migration = {
  version: next,
  form: 'further',
  up: async (db) => {
    await sql`alter table customer add column nickname text not null default 'Ospite'`.execute(db);
  },
};
const broken: Migration = {
  version: next + 1,
  form: 'broken',
  up: async (db) => {
    await sql`alter table customer add column second text`.execute(db);
    throw new Error('the power went');
  },
};
const versions = async () =>
  (await database.db.selectFrom('schema_version').select('version').orderBy('version').execute()).map(
    ({ version }) => version,
  );
const customers = async () => (await database.db.selectFrom('customer').select('email').execute()).length;

test('SRV-07 a full database is brought up to the newest version, once however often it is asked; a step that breaks leaves nothing behind', async () => {
  const before = await customers();
  expect(await versions()).toEqual(migrations.map(({ version }) => version));
  await expect(migrate(database.db, {}, { steps: [...migrations, further, broken] })).rejects.toThrow('the power went');
  expect(await versions()).toHaveLength(migrations.length);
  await Promise.all([0, 1, 2].map(() => migrate(database.db, {}, { steps: [...migrations, further] })));
  await migrate(database.db, {}, { steps: [...migrations, further] });
  expect(await versions()).toHaveLength(migrations.length + 1);
  expect(await customers()).toBe(before);
  const { rows } = await sql<{ nickname: string }>`select distinct nickname from customer`.execute(database.db);
  expect(rows).toEqual([{ nickname: 'Ospite' }]);
}, 60_000);

test('SRV-07 data of an unknown version are refused in words: newer ones, ones of other sources, ones without a version', async () => {
  await expect(migrate(database.db)).rejects.toThrow(
    `è alla versione ${next}, questo programma arriva alla ${next - 1}. Avvia quello più recente`,
  );
  const steps = [...migrations.slice(0, -1), { ...migrations.at(-1)!, form: 'other' }, further];
  await expect(migrate(database.db, {}, { steps })).rejects.toThrow(
    `la sua versione ${next - 1} non è quella di questo programma`,
  );
  await sql`drop table schema_version`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow('di prima che le versioni fossero numerate');
});

test('data that cannot be brought up are made anew in the demo’s own folder', async () => {
  const told: string[] = [];
  await migrate(database.db, {}, { renew: true, tell: (sentence) => told.push(sentence) });
  expect(told).toHaveLength(1);
  await migrate(database.db, {}, { renew: true, tell: (sentence) => told.push(sentence) });
  expect(told).toHaveLength(1);
  expect(await versions()).toEqual(migrations.map(({ version }) => version));
  expect(await customers()).toBeGreaterThan(0);
}, 60_000);

test('a job does its work on a database of one connection, and lets others do theirs', async () => {
  const work = () => database.db.transaction().execute((db) => db.selectFrom('customer').select('email').execute());
  expect(await runAlone(database.db, 'job', work)).toBe(true);
  expect(await customers()).toBeGreaterThan(0);
});

test.runIf(kinds.length > 1)(
  'SRV-13 of several processes one does a job at a time, and another when it has ended',
  async () => {
    const cluster = await kinds.at(-1)!.open();
    const [one, two] = [cluster.next().db, cluster.next().db];
    let ended = () => {};
    let long: Promise<boolean> | undefined;
    await new Promise<void>((begun) => {
      long = runAlone(one, 'job', () => {
        begun();
        return new Promise<void>((resolve) => (ended = resolve));
      });
    });
    expect(await runAlone(two, 'job', () => Promise.resolve())).toBe(false);
    expect(await runAlone(two, 'another job', () => Promise.resolve())).toBe(true);
    ended();
    expect(await long).toBe(true);
    expect(await runAlone(two, 'job', () => Promise.reject(new Error('failed'))).catch(() => 'failed')).toBe('failed');
    expect(await runAlone(one, 'job', () => Promise.resolve())).toBe(true);
    await cluster.close();
  },
  60_000,
);

test('SRV-05 a deadlock is tried again, three times at most, and nothing of a try that failed stays behind', async () => {
  const names = async () =>
    (await database.db.selectFrom('setting').select('name').where('name', 'like', 'srv05%').execute()).map(
      ({ name }) => name,
    );
  const deadlocked = (failures: number) => {
    let tries = 0;
    return {
      tries: () => tries,
      done: transact(database.db, async (db) => {
        tries += 1;
        await db
          .insertInto('setting')
          .values({ name: `srv05 ${failures} ${tries}`, value: 'x' })
          .execute();
        if (tries <= failures)
          await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db);
      }),
    };
  };
  const twice = deadlocked(2);
  await twice.done;
  expect([twice.tries(), await names()]).toEqual([3, ['srv05 2 3']]);
  const always = deadlocked(9);
  await expect(always.done).rejects.toMatchObject({ code: '40P01' });
  expect([always.tries(), await names()]).toEqual([3, ['srv05 2 3']]);
});
