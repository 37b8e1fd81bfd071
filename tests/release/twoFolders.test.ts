import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let copy: string;

const build = (folder: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(folder, 'build.mjs'), ...words], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, TZ: folder === root ? 'Europe/Rome' : 'Pacific/Auckland' },
  });

/** File of the bundle → SHA-256. */
function sums(folder: string): Record<string, string> {
  const dist = join(folder, 'wp-plugin/dist/preact');
  const files = globSync('**/*.{js,css,json,br}', { cwd: dist }).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex'),
    ]),
  );
}

beforeAll(() => {
  build(root, '--if-stale');
  copy = mkdtempSync(join(tmpdir(), 'spesa altrove '));
  for (const part of ['core', 'widgets', 'wp-plugin/generated', 'build.mjs', 'rollup.config.mjs', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const part of ['package.json', 'package-lock.json']) cpSync(join(root, part), join(copy, part));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('SUP-02 SUP-05 built in another folder, in another zone, the bundle is the same byte for byte, and says the hash of each of its scripts', () => {
  build(copy, '--engine', 'preact');
  const first = sums(root);
  expect(sums(copy)).toEqual(first);
  const dist = join(root, 'wp-plugin/dist/preact');
  const said = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;
  const scripts = Object.keys(first).filter(
    (file) => file.endsWith('.js') && !/^(boot|early-cart|worker)\.js$/.test(file),
  );
  expect(Object.keys(said).sort()).toEqual(scripts.sort());
  for (const file of scripts)
    expect(said[file], file).toBe(
      `sha384-${createHash('sha384')
        .update(readFileSync(join(dist, file)))
        .digest('base64')}`,
    );
}, 120_000);
