import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killWhen, start, stopAll } from './apiProcess.ts';

const root = mkdtempSync(join(tmpdir(), 'spesa-first-'));
afterAll(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true });
});

test.runIf(!process.env['TEST_DATABASE_URL']).each([
  ['its files are written', '.new/base'],
  ['its tables are made', '/postmaster.pid'],
])(
  'a first start that is killed while %s is followed by one that succeeds',
  async (_, made) => {
    const data = join(root, made.replaceAll('/', ' '));
    await killWhen(() => existsSync(`${data}${made}`), ['--data', data]);
    expect(await start({}, ['--data', data])).toHaveProperty('origin');
    expect(existsSync(`${data}.new`)).toBe(false);
  },
  180_000,
);
