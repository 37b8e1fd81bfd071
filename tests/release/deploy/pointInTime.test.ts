import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../demo/run/ports.ts';
import { ownedByPostgres, serverOf, signal } from '../../failover/cluster/owner.ts';
import { openPostgres, type Postgres } from '../../run/postgres.ts';
import { findPostgres } from '../../run/system.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-moment-'));
const [scripts, archive] = [join(folder, 'scripts'), join(folder, 'archive')];
chmodSync(folder, 0o755);
cpSync(join(import.meta.dirname, '../../../deploy/postgres'), scripts, { recursive: true });
mkdirSync(archive);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a finished file of the log is kept once, the same again is fine, another by its name is refused', () => {
  const [piece, own] = [join(folder, 'piece'), join(folder, 'own')];
  const archived = () => spawnSync(join(scripts, 'archive.sh'), [own, piece, '000000010000000000000001']).status;
  writeFileSync(piece, 'written');
  expect([archived(), archived()]).toEqual([0, 0]);
  writeFileSync(piece, 'another');
  expect(archived()).not.toBe(0);
  expect(readdirSync(join(own, 'wal'))).toEqual(['000000010000000000000001']);
  expect(readFileSync(join(own, 'wal/000000010000000000000001'), 'utf8')).toBe('written');
});

describe.runIf(findPostgres())('a PostgreSQL whose log is archived', () => {
  let postgres: Postgres;
  let as: ReturnType<typeof ownedByPostgres>;
  const targets: string[] = [];
  const moments = { early: '', first: '', late: '2999-01-01' };

  const ask = async (url: string, statement: string): Promise<string> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ text: string }>(statement);
    await client.end();
    return rows[0]?.text ?? '';
  };
  const run = (script: string, ...words: string[]) => {
    const { port } = new URL(postgres.url);
    const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'spesa', PGDATABASE: 'postgres' };
    return spawnSync(...as(join(scripts, script), ...words), { encoding: 'utf8', env, cwd: archive });
  };
  const moment = async () => {
    const at = await ask(postgres.url, 'select clock_timestamp()::text as text');
    await ask(postgres.url, 'select pg_sleep(1.1)');
    return at;
  };
  const restore = async (at: string, name: string) => {
    const [target, port] = [join(archive, name), await freePort()];
    targets.push(target);
    const { status, stderr, stdout } = run('restore.sh', at, target, archive, String(port));
    return { status, said: stdout + stderr, url: `postgres://spesa@127.0.0.1:${port}/postgres`, target };
  };

  beforeAll(async () => {
    as = ownedByPostgres(archive);
    postgres = (await openPostgres(join(folder, 'data'), {
      keepsWord: true,
      more: ['archive_mode=on', `archive_command=${join(scripts, 'archive.sh')} ${archive} "%p" "%f"`],
    }))!;
    await ask(postgres.url, 'create table written (word text)');
    moments.early = await moment();
    await ask(postgres.url, "insert into written values ('before the copy')");
    expect(run('base.sh', archive)).toMatchObject({ status: 0, stdout: expect.stringContaining(archive) });
    await ask(postgres.url, "insert into written values ('before the moment')");
    await moment();
    moments.first = await moment();
    await ask(postgres.url, "insert into written values ('after it')");
    const name = await ask(postgres.url, 'select pg_walfile_name(pg_switch_wal()) as text');
    for (let tries = 0; tries < 200 && !existsSync(join(archive, 'wal', name)); tries += 1) await wait(100);
  }, 120_000);
  afterAll(async () => {
    for (const target of targets) signal(serverOf(target), 'SIGKILL');
    await postgres.stop();
  });

  test('goes back to a moment in an empty folder, and on from there', async () => {
    const { status, said, url } = await restore(moments.first, 'returned');
    expect([status, said]).toEqual([0, expect.stringMatching(/in \d+ seconds/)]);
    const words = "select string_agg(word, ', ' order by word) as text from written";
    expect(await ask(url, words)).toBe('before the copy, before the moment');
    await ask(url, "insert into written values ('and on')");
    expect(await ask(postgres.url, words)).toBe('after it, before the copy, before the moment');
  }, 60_000);

  test('a copy of Debian’s server, whose settings are elsewhere, starts all the same', async () => {
    for (const base of readdirSync(join(archive, 'base')))
      for (const file of ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf']) rmSync(join(archive, 'base', base, file));
    expect((await restore(moments.first, 'of-debian')).said).toMatch(/in \d+ seconds/);
  }, 60_000);

  test('a folder with something in it, and a moment before the first copy or after the last of the log, are refused in words', async () => {
    const { target } = await restore(moments.early, 'too-early');
    expect(existsSync(target)).toBe(false);
    expect((await restore(moments.early, 'too-early')).said).toContain('No copy');
    expect((await restore(moments.first, 'base')).said).toContain('is not empty');
    const late = await restore(moments.late, 'too-late');
    expect([late.status, late.said]).toEqual([
      1,
      expect.stringContaining('before configured recovery target was reached'),
    ]);
  }, 60_000);

  test('of two copies the older goes, with the log that it alone needed', async () => {
    const kept = () => readdirSync(join(archive, 'wal'));
    const before = kept();
    expect(run('base.sh', archive, '1').status).toBe(0);
    expect(readdirSync(join(archive, 'base'))).toHaveLength(1);
    expect(before.filter((name) => !kept().includes(name))).not.toEqual([]);
    expect((await restore(moments.first, 'gone')).said).toContain('No copy');
  }, 60_000);
});
