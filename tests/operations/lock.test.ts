import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../demo/server/database/lock.ts';

let root: string;
let folder: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spesa-lock-'));
  folder = join(root, 'data');
  file = `${folder}.pid`;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lockSource = join(import.meta.dirname, '../../demo/server/database/lock.ts');

/** Another process that has the folder; its number. */
async function locked(): Promise<{ pid: number; end: () => Promise<unknown> }> {
  const owner = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { lockFolder } from ${JSON.stringify(lockSource)}; lockFolder(${JSON.stringify(folder)}); console.log('ok'); setInterval(() => {}, 1000);`,
  ]);
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  return { pid: owner.pid!, end: () => new Promise((resolve) => owner.once('exit', resolve).kill('SIGKILL')) };
}

test('a folder that a living process has is refused, and free once it is dead', async () => {
  const owner = await locked();
  expect(() => lockFolder(folder)).toThrow(`già aperti dal processo ${owner.pid}`);
  await owner.end();
  expect(existsSync(file)).toBe(true);
  const release = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  release();
  expect(existsSync(file)).toBe(false);
});

test('SRV-03 a pid that went to another program since does not block the start', async () => {
  const owner = await locked();
  const written = readFileSync(file, 'utf8');
  await owner.end();
  const other = spawn('sleep', ['60']);
  writeFileSync(file, written.replace(String(owner.pid), String(other.pid)));
  lockFolder(folder)();
  writeFileSync(file, String(other.pid));
  lockFolder(folder)();
  other.kill();
});

test('an empty or unreadable pid file does not block the start', () => {
  for (const content of ['', 'boh', '-1', '0']) {
    writeFileSync(file, content);
    lockFolder(folder)();
  }
});
