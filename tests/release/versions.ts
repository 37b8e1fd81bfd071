import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { freePort } from '../../demo/run/ports.ts';
import { writeInside } from '../../demo/wordpress/archives.ts';
import { getCore } from '../../demo/wordpress/core.ts';
import { fromDebian } from '../../demo/wordpress/debian.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { zipPlugin } from '../../widgets/bundle/zip.ts';

type Playground = typeof import('@wp-playground/cli');
type Php = NonNullable<Parameters<Playground['runCLI']>[0]['php']>;

const cache = path.join(repository, '.cache/test/versions');
const packages = path.join(cache, 'packages');
/** Packages of the engine that no test of these runs; the others come whole. */
const leftOut = [
  '@php-wasm/node-5-2',
  '@php-wasm/node-8-0',
  '@php-wasm/node-8-1',
  '@php-wasm/node-8-2',
  '@php-wasm/node-8-4',
];
/** It carries old releases of WordPress. */
const oldReleases = '@wp-playground/wordpress-builds@0.9.19';

function npm(words: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${words.join(' ')}: ${stderr}`);
}

/** Playground with every PHP that the project does without; installed in a folder of its own. */
async function wholePlayground(): Promise<Playground> {
  const { devDependencies, overrides } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
    overrides: Record<string, string>;
  };
  if (!existsSync(path.join(packages, 'node_modules/@php-wasm/node-8-5'))) {
    mkdirSync(packages, { recursive: true });
    const kept = Object.fromEntries(Object.entries(overrides).filter(([name]) => leftOut.includes(name)));
    const dependencies = { '@wp-playground/cli': devDependencies['@wp-playground/cli'] };
    writeFileSync(
      path.join(packages, 'package.json'),
      JSON.stringify({ private: true, dependencies, overrides: kept }),
    );
    npm(['install'], packages);
  }
  const from = createRequire(path.join(packages, 'package.json'));
  return (await import(pathToFileURL(from.resolve('@wp-playground/cli')).href)) as Playground;
}

/** WordPress 6.5 as npm carries it: its PHP in an archive, what browsers load beside it. */
function oldestCore(folder: string): string {
  if (existsSync(path.join(folder, '.core.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  npm(['pack', oldReleases, '--silent'], cache);
  const archive = `${oldReleases.replace('@wp', 'wp').replace(/[/@]/g, '-')}.tgz`;
  const [file, loaded] = ['package/src/wordpress/wp-6.5.zip', 'package/public/wp-6.5'];
  spawnSync('tar', ['-xzf', archive, file, loaded], { cwd: cache });
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(cache, loaded), folder, { recursive: true });
  for (const [name, data] of Object.entries(unzipSync(readFileSync(path.join(cache, file)))))
    if (!name.endsWith('/')) writeInside(folder, name, data);
  rmSync(path.join(folder, 'wp-content/database'), { recursive: true, force: true });
  for (const used of [archive, 'package']) rmSync(path.join(cache, used), { recursive: true });
  writeInside(folder, '.core.json', Buffer.from(JSON.stringify({ version: '6.5', source: oldReleases })));
  return folder;
}

async function tooOldCore(folder: string): Promise<string> {
  if (!existsSync(path.join(folder, 'wp-load.php')))
    for (const [name, data] of (await fromDebian('6.1', 'it_IT')).files) writeInside(folder, name, data);
  return folder;
}

/** The folder of a clean WordPress of this series. */
export async function coreOf(version: string): Promise<string> {
  const folder = path.join(cache, version);
  if (version === '6.5') return oldestCore(folder);
  if (version === '6.1') return tooOldCore(folder);
  return (await getCore(version === '7.1' ? path.join(repository, '.cache/wordpress') : folder, version)).folder;
}

/** What a step of tests/php/versions/life.php says. */
export interface Said {
  /** What PHP and WordPress hold against the plugin. */
  told: string[];
  php: string;
  wordpress: string;
  refused?: string;
  blocks?: Record<string, string>;
  screens?: number;
  pages?: number;
  page?: number;
  /** Its number in a network. */
  site?: number;
  left?: string[];
}

type Step = 'install' | 'force' | 'show' | 'administer' | 'leave' | 'remove' | 'network' | 'neighbour';

export interface Installation {
  /** `at`: in a network, the path of the site that it is done in. */
  step(name: Step, at?: '/' | '/due/'): Promise<Said>;
  get(address: string): Promise<{ status: number; html: string }>;
  /** Adds PHP to the plugin's own file. */
  spoil(code: string): void;
  close(): Promise<void>;
}

/** An empty WordPress of a series on a PHP, with the plugin as it stands in its zip; `whole`: with all that the project does without. */
export async function openInstallation(
  wordpress: string,
  php: Php,
  api: string,
  whole: boolean,
): Promise<Installation> {
  const { runCLI } = whole ? await wholePlayground() : await import('@wp-playground/cli');
  const site = path.join(cache, `site-${wordpress}-${php}`);
  rmSync(site, { recursive: true, force: true });
  cpSync(await coreOf(wordpress), site, { recursive: true });
  const plugins = path.join(site, 'wp-content/plugins');
  for (const [name, data] of Object.entries(unzipSync(zipPlugin(repository)))) writeInside(plugins, name, data);
  const port = await freePort();
  const server = await runCLI({
    command: 'server',
    port,
    php,
    workers: 2,
    verbosity: 'quiet',
    'mount-before-install': [{ hostPath: site, vfsPath: '/wordpress' }],
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    blueprint: { preferredVersions: { php, wp: 'latest' }, steps: [] },
  });
  const life = readFileSync(path.join(repository, 'tests/php/versions/life.php'), 'utf8').replace(/^<\?php/, '');
  return {
    async step(name, at) {
      const code = `<?php const SPESA_STEP = '${name}'; const SPESA_API = '${api}'; const SPESA_NETWORK = ${at !== undefined}; const SPESA_SITE = '${at ?? '/'}'; ${life}`;
      const { text, errors } = await server.playground.run({ code });
      const last = text.trim().split('\n').at(-1) ?? '';
      if (!last.startsWith('{')) throw new Error(`${wordpress} × ${php}, ${name}: ${text} ${errors}`.slice(0, 2000));
      return JSON.parse(last) as Said;
    },
    async get(address) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      return { status: answer.status, html: await answer.text() };
    },
    spoil(code) {
      const file = path.join(plugins, 'spesa/spesa.php');
      writeFileSync(file, readFileSync(file, 'utf8') + code);
    },
    async close() {
      await server[Symbol.asyncDispose]();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
