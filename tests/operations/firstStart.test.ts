import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killWhen, start, stopAll } from './apiProcess.ts';

const root = mkdtempSync(join(tmpdir(), 'spesa-first-'));
afterAll(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true });
});

const countFiles = (folder: string): number => (existsSync(folder) ? readdirSync(folder).length : 0);

/** Is the database being initialised, in its place or beside it? */
const initialising = (data: string) => () => [data, `${data}.new`].some((folder) => existsSync(join(folder, 'base')));

/** Are there more files of tables than at first? */
function creatingTables(data: string) {
  let atFirst = 0;
  return () => {
    const files = countFiles(join(data, 'base/5'));
    atFirst ||= files;
    return files > atFirst + 50;
  };
}

test.runIf(!process.env['TEST_DATABASE_URL']).each([
  ['the database is initialised', initialising],
  ['its tables are created', creatingTables],
])(
  'a first start that is killed while %s is followed by one that succeeds',
  async (name, until) => {
    const data = join(root, name);
    await killWhen(until(data), ['--data', data]);
    expect(await start({}, ['--data', data])).toHaveProperty('origin');
    expect(existsSync(`${data}.new`)).toBe(false);
  },
  180_000,
);
