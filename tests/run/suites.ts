import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';
import { changedFiles } from './changes.ts';
import { coverageGate } from './coverage/gate.ts';
import { lintPhp, phpUnit } from './php.ts';
import { openPostgres } from './postgres.ts';
import { playwright, vitest } from './runners.ts';
import { byExitCode, nothing, show, showNode, skippedBecause, type Say, type Suite, type Tally } from './suite.ts';
import { findChromium } from './system.ts';

/** Runs Vitest's server tests against a PostgreSQL server of their own. */
export async function onPostgres(say: Say, report: string, args: readonly string[]): Promise<Tally> {
  const server = await openPostgres(path.join(repository, `.cache/test/${report}`));
  if (!server) return skippedBecause('PostgreSQL is missing');
  try {
    return await vitest(say, {
      report,
      projects: ['server'],
      args: ['--maxWorkers=1', ...args],
      env: { TEST_DATABASE_URL: server.url },
    });
  } finally {
    await server.stop();
  }
}

/** What PostgreSQL's locks decide: the rest of the server's tests run on it in the long part `database`. */
const locking = ['races', 'idempotency', 'stock', 'tokenRaces', 'testClock'].map(
  (name) => `tests/demo/server/${name}.test.ts`,
);

/** Runs Playwright with the Chromium that was found. */
export async function inChromium(
  say: Say,
  report: string,
  config: string,
  args: readonly string[] = [],
): Promise<Tally> {
  const chromium = findChromium();
  if (!chromium) return skippedBecause('Chromium is missing');
  return playwright(say, { report, config, args, env: { CHROMIUM: chromium } });
}

/** Builds what is stale; without `engine` both releases. */
export const build = (engine?: string): Suite['run'] => {
  const words = ['build.mjs', '--if-stale', ...(engine ? ['--engine', engine] : [])];
  return async (say) => byExitCode(await show(say, process.execPath, words));
};

export const types: Suite = {
  name: 'types',
  title: 'Types',
  run: async (say) =>
    byExitCode(
      await showNode(say, 'typescript/bin/tsc', [
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/tsc.tsbuildinfo',
      ]),
    ),
};

export const lint: Suite = {
  name: 'lint',
  title: 'Lint of code and style sheets',
  run: async (say) => {
    const code = await showNode(say, 'eslint/bin/eslint.js', ['.', '--cache', '--cache-location', '.cache/eslint/']);
    const sheets = await showNode(say, 'stylelint/bin/stylelint.mjs', ['**/*.css']);
    return byExitCode(code || sheets);
  },
};

/** Format of what differs from the main branch. */
export const changedFormat: Suite = {
  name: 'format',
  title: 'Format of changed files',
  run: async (say) => {
    const files = changedFiles().filter((file) => existsSync(path.join(repository, file)));
    if (files.length === 0) return { ...nothing, passed: 1 };
    const words = ['--check', '--ignore-unknown', '--log-level=warn', ...files];
    return byExitCode(await showNode(say, 'prettier/bin/prettier.cjs', words));
  },
};

/** Format of all files, with a memory of those that have not changed. */
const format: Suite = {
  name: 'format',
  title: 'Format',
  run: async (say) =>
    byExitCode(
      await showNode(say, 'prettier/bin/prettier.cjs', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-location=.cache/prettier',
      ]),
    ),
};

const modules: Suite = {
  name: 'modules',
  title: 'Import cycles and dead code',
  run: async (say) => {
    const cycles = await showNode(say, 'dependency-cruiser/bin/dependency-cruiser.mjs', ['.']);
    const dead = await showNode(say, 'knip/bin/knip.js', []);
    return byExitCode(cycles || dead);
  },
};

/** What `npm test` runs: two suites beside each other, where they leave each other room. */
export const suites: readonly Suite[] = [
  { name: 'build', title: 'Build of the Preact release and the editor', run: build('preact') },
  types,
  lint,
  modules,
  format,
  { name: 'php-lint', title: 'PHP syntax', run: lintPhp },
  {
    name: 'core',
    title: 'Rules, API client, stores, flows, editor',
    needs: ['build'],
    run: (say) => vitest(say, { report: 'core', projects: ['core', 'bundle'], args: ['--maxWorkers=1'] }),
  },
  { name: 'php', title: 'Plugin in a real WordPress', needs: ['build'], run: (say) => phpUnit(say) },
  {
    name: 'postgres',
    title: 'Races, keys, stock and tokens on PostgreSQL',
    run: (say) => onPostgres(say, 'postgres', locking),
  },
  {
    name: 'server',
    title: 'Shop API on PGlite',
    alone: true,
    run: (say) => vitest(say, { report: 'server', projects: ['server'] }),
  },
  {
    name: 'widgets',
    title: 'Elements on Preact',
    alone: true,
    run: (say) => vitest(say, { report: 'widgets', projects: ['preact', 'preact-alone'] }),
  },
  {
    name: 'coverage',
    title: 'Every call and element has its test',
    needs: ['core', 'server', 'widgets', 'php'],
    run: coverageGate,
  },
  {
    name: 'browser',
    title: 'Smoke test in Chromium',
    needs: ['build'],
    alone: true,
    run: (say) => inChromium(say, 'browser', 'e2e/playwright.config.ts'),
  },
];
