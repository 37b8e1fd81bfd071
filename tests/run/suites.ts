import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';
import { coverageGate } from './coverage/gate.ts';
import { lintPhp, phpUnit } from './php.ts';
import { openPostgres } from './postgres.ts';
import { besideReport, fromPlaywright, fromVitest, reports } from './report.ts';
import { add, byExitCode, show, showNode, skippedBecause, type Say, type Suite, type Tally } from './suite.ts';
import { findChromium, findCluster, findFirefox, findWebKit, findXvfb, installSystemPackages } from './system.ts';

async function vitest(
  say: Say,
  report: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const file = path.join(reports, report);
  const reporters = ['dot', 'json', './tests/run/unhandled.ts'].map((name) => `--reporter=${name}`);
  const code = await showNode(say, 'vitest/vitest.mjs', ['run', ...args, ...reporters, `--outputFile.json=${file}`], {
    ...env,
    SPESA_UNHANDLED: besideReport(file),
  });
  return fromVitest(report, code);
}

/** The tests that PostgreSQL may answer differently from PGlite: those that run in the `kinds` of `cluster.ts`, or ask for the server itself. */
const needPostgres = (): string[] =>
  globSync('tests/demo/**/*.test.ts', { cwd: repository }).filter((file) =>
    /import \{[^}]*\bkinds\b|TEST_DATABASE_URL/.test(readFileSync(path.join(repository, file), 'utf8')),
  );

async function onPostgres(say: Say): Promise<Tally> {
  const server = await openPostgres(path.join(repository, '.cache/test/postgres'));
  if (!server) return skippedBecause('manca PostgreSQL');
  try {
    return await vitest(say, 'postgres.json', ['--project', 'server', '--maxWorkers', '1', ...needPostgres()], {
      TEST_DATABASE_URL: server.url,
    });
  } finally {
    await server.stop();
  }
}

async function onCluster(say: Say): Promise<Tally> {
  await installSystemPackages((sentence) => say(`${sentence}\n`), 'cluster');
  if (!findCluster()) return skippedBecause('mancano Patroni, etcd o HAProxy');
  return byExitCode(await show(say, process.execPath, ['tests/failover/main.ts']));
}

async function inTheBrowser(say: Say): Promise<Tally> {
  const chromium = findChromium();
  if (!chromium) return skippedBecause('manca Chromium');
  if (!existsSync(path.join(repository, 'e2e/playwright.config.ts'))) return skippedBecause('non ci sono prove');
  const report = 'playwright.json';
  const code = await showNode(
    say,
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report),
    },
  );
  return fromPlaywright(report, code);
}

/** On each of the two engines that is there; one that is not is named and counted as skipped. */
async function onOtherEngines(say: Say): Promise<Tally> {
  const engines = { firefox: findFirefox() !== null, webkit: findWebKit() !== null && findXvfb() !== null };
  const there = Object.entries(engines).flatMap(([name, is]) => (is ? [name] : []));
  const missing = Object.entries(engines).flatMap(([name, is]) => (is ? [] : [name]));
  const skipped = skippedBecause(`manca ${missing.join(', ')}`);
  if (there.length === 0) return skipped;
  const report = 'engines.json';
  const code = await showNode(
    say,
    '@playwright/test/cli.js',
    [
      'test',
      '--config',
      'e2e/engines/playwright.config.ts',
      '--reporter=list,json',
      ...there.map((name) => `--project=${name}`),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report) },
  );
  const tally = fromPlaywright(report, code);
  return missing.length === 0 ? tally : { ...add(tally, skipped), reason: skipped.reason ?? '' };
}

/** Types of the whole project; what has not changed since the last time is not looked at again. */
export const types: Suite = {
  name: 'types',
  title: 'Tipi',
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

/** Lint of the whole project, code with the same memory and sheets. */
export const lint: Suite = {
  name: 'lint',
  title: 'Stile del codice e dei fogli',
  run: async (say) => {
    const code = await showNode(say, 'eslint/bin/eslint.js', ['.', '--cache', '--cache-location', '.cache/eslint/']);
    const sheets = await showNode(say, 'stylelint/bin/stylelint.mjs', ['**/*.css']);
    return byExitCode(code || sheets);
  },
};

/** Format of all files. */
const format: Suite = {
  name: 'format',
  title: 'Formato dei file',
  run: async (say) =>
    byExitCode(await showNode(say, 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level=warn'])),
};

/** No module leads back to itself, and nothing is there that nobody uses. */
const modules: Suite = {
  name: 'modules',
  title: 'Cicli e codice morto',
  run: async (say) => {
    const cycles = await showNode(say, 'dependency-cruiser/bin/dependency-cruiser.mjs', ['.']);
    const dead = await showNode(say, 'knip/bin/knip.js', []);
    return byExitCode(cycles || dead);
  },
};

/** Everything `npm test` runs; `--only` takes the names. Those that leave a core free run beside each other, the longest first. */
export const suites: readonly Suite[] = [
  { name: 'postgres', title: 'API su PostgreSQL', run: onPostgres },
  {
    name: 'build',
    title: 'Costruzione',
    run: async (say) => byExitCode(await show(say, process.execPath, ['build.mjs', '--if-stale'])),
  },
  types,
  lint,
  { name: 'php-lint', title: 'Sintassi PHP', run: lintPhp },
  { name: 'php', title: 'Plugin in un vero WordPress', needs: ['build'], run: phpUnit },
  format,
  modules,
  {
    name: 'unit',
    title: 'Unità, contratto, architettura, due motori',
    needs: ['build'],
    alone: true,
    run: (say) => vitest(say, 'unit.json', []),
  },
  { name: 'coverage', title: 'Chiamate ed elementi con la loro prova', needs: ['unit', 'php'], run: coverageGate },
  { name: 'browser', title: 'Il negozio in Chromium', needs: ['build'], alone: true, run: inTheBrowser },
  {
    name: 'engines',
    title: 'Un acquisto in Firefox e in WebKit',
    needs: ['build'],
    alone: true,
    run: onOtherEngines,
  },
  {
    name: 'failover',
    title: 'Nodi e processi che cadono mentre si compra',
    alone: true,
    long: true,
    run: onCluster,
  },
];
