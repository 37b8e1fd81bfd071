import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { headed, signed } from '../../widgets/bundle/origin.ts';
import { zipPlugin } from '../../widgets/bundle/zip.ts';

const root = join(import.meta.dirname, '../..');
const plugin = join(root, 'wp-plugin');
let zip: Uint8Array;
let inside: Record<string, Uint8Array>;

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'build.mjs'), '--if-stale'], { cwd: root, stdio: 'pipe' });
  zip = zipPlugin(root);
  inside = unzipSync(zip);
}, 180_000);

test('SUP-02 the archive of the plugin is the same, byte for byte, whenever and wherever it is made', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Auckland';
  const again = zipPlugin(root);
  process.env['TZ'] = zone;
  expect(Buffer.compare(again, zip)).toBe(0);
});

test('who makes it and where it is at home stands in package.json alone; what there is not is left out', () => {
  const php = '/**\n * Plugin Name:       Spesa\n * Version:           0.1.0\n * License:           GPL\n */';
  const at = { author: 'Bottega', homepage: 'https://bottega.example', repository: 'https://bottega.example/git' };
  expect(headed(php, at).split('\n').slice(2, 6)).toEqual([
    ' * Plugin URI:        https://bottega.example',
    ' * Version:           0.1.0',
    ' * Author:            Bottega',
    ' * Author URI:        https://bottega.example',
  ]);
  expect(headed(php, { author: 'Bottega' })).not.toContain('URI');
  const readme = "=== Spesa ===\nTags: a\n\nin the plugin's repository (folders)";
  expect(signed(readme, at)).toBe(
    "=== Spesa ===\nContributors: bottega\nTags: a\n\nin the plugin's repository, https://bottega.example/git (folders)",
  );
  const { author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { author: string };
  expect(strFromU8(inside['spesa/spesa.php']!)).toContain(`\n * Author:            ${author}\n`);
  expect(strFromU8(inside['spesa/readme.txt']!)).toMatch(/^=== Spesa ===\nContributors: [a-z]+\nTags: /);
});

test('it holds every file that a site needs, as it is, and no other: no source, nothing hidden, nothing of the build', () => {
  const names = Object.keys(inside);
  expect(names.filter((name) => !name.startsWith('spesa/'))).toEqual([]);
  expect(names.filter((name) => /(?<!\.d)\.tsx?$|\.(map|mjs)$|\/\.|\.sources|node_modules/.test(name))).toEqual([]);
  const needed = globSync('uninstall.php', { cwd: plugin }).concat(
    globSync('{includes,templates,generated,patterns,blocks,languages,dist,build}/**/*.{php,json,js,css,pot,d.ts}', {
      cwd: plugin,
    }),
  );
  expect(needed.length).toBeGreaterThan(300);
  for (const file of [...needed, 'LICENSE'])
    expect(
      inside[`spesa/${file}`] && Buffer.compare(inside[`spesa/${file}`]!, readFileSync(join(plugin, file))),
      file,
    ).toBe(0);
});

test('SUP-04 the licence of each package in its scripts goes with it, and a bill of materials names them', () => {
  const bill = JSON.parse(strFromU8(inside['spesa/sbom.cdx.json']!)) as {
    components: { name: string; version: string; licenses: object[] }[];
  };
  const notice = strFromU8(inside['spesa/licences.txt']!);
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['preact', 'react', 'react-dom', 'valibot', 'zustand', 'ofetch', 'dompurify']),
  );
  for (const { name, version, licenses } of bill.components) {
    expect(notice).toContain(`== ${name} ${version} (`);
    expect(JSON.stringify(licenses), name).toMatch(/"(id|expression)":"[\w.() -]+"/);
  }
  expect(notice).toContain('Permission is hereby granted');
});

test('Plugin Check file_type, libraries_core, inlined_react_runtime: nothing packed, hidden or run by a shell, no library that WordPress brings, no React in the editor’s script', () => {
  const names = Object.keys(inside);
  expect(names.filter((name) => /\.(zip|gz|tgz|rar|7z|tar|phar|sh|exe|bat|dll|so|dmg|bin|sql)$/i.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => !/^[\w./-]+$/.test(name))).toEqual([]);
  expect(names.filter((name) => /(jquery|lodash|moment|backbone|underscore)[\w.-]*\.js$/i.test(name))).toEqual([]);
  for (const script of ['index', 'setup', 'settings']) {
    const code = strFromU8(inside[`spesa/build/${script}.js`]!);
    expect(code, script).not.toMatch(/__SECRET_INTERNALS|__CLIENT_INTERNALS|react\.production/);
    expect(code, script).not.toMatch(/https?:\/\/(localhost|127\.0\.0\.1)/);
  }
});
