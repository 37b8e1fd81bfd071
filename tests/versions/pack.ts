import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../demo/wordpress/site.ts';

/** What the project itself does not install: PHP 8.5, and WordPress as it was. */
const folder = path.join(repository, '.cache/test/versions');
const php = '3.1.54';
const wordpress = '0.9.19';
const unused = ['5-2', '8-0', '8-1', '8-2', '8-4'].map((name) => [
  `@php-wasm/node-${name}`,
  `npm:@php-wasm/scopes@${php}`,
]);
const wanted = JSON.stringify({
  private: true,
  dependencies: { '@php-wasm/node': php, '@wp-playground/wordpress-builds': wordpress },
  overrides: Object.fromEntries(unused) as Record<string, string>,
});
type Wasm = typeof import('@php-wasm/node') & Pick<typeof import('@php-wasm/universal'), 'PHP'>;

/** Installs it by npm into a folder of its own, once (some 250 MB); throws with npm's words where that fails. */
function install(): string {
  const list = path.join(folder, 'package.json');
  const mark = path.join(folder, '.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, wanted);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm: ${stderr}`);
  writeFileSync(mark, wanted);
  return folder;
}

/** Zip of a WordPress that no archive of today has, `6.4` or `6.5`. */
export const oldWordPress = (version: string): string =>
  path.join(install(), `node_modules/@wp-playground/wordpress-builds/src/wordpress/wp-${version}.zip`);

/** PHP compiled to WebAssembly, with all versions that the plugin is for. */
export async function everyPhp(): Promise<Wasm> {
  const modules = path.join(install(), 'node_modules/@php-wasm');
  const [node, universal] = await Promise.all(
    ['node', 'universal'].map((name) => import(pathToFileURL(path.join(modules, name, 'index.js')).href)),
  );
  return { ...(node as Wasm), PHP: (universal as Wasm).PHP };
}
