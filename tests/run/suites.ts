import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';
import { coverageGate } from './coverage/gate.ts';
import { lintPhp, phpUnit } from './php.ts';
import { openPostgres } from './postgres.ts';
import { fromPlaywright, fromVitest, reports } from './report.ts';
import { byExitCode, show, showNode, skippedBecause, type Suite, type Tally } from './suite.ts';
import { findChromium } from './system.ts';

async function vitest(report: string, args: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  const code = await showNode('vitest/vitest.mjs', ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${path.join(reports, report)}`], env);
  return fromVitest(report, code);
}

async function onPostgres(): Promise<Tally> {
  const server = await openPostgres(path.join(repository, '.cache/test/postgres'));
  if (!server) return skippedBecause('manca PostgreSQL');
  try {
    return await vitest('postgres.json', ['--project', 'server'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function inTheBrowser(): Promise<Tally> {
  const chromium = findChromium();
  if (!chromium) return skippedBecause('manca Chromium');
  if (!existsSync(path.join(repository, 'e2e/playwright.config.ts'))) return skippedBecause('non ci sono prove');
  const report = 'playwright.json';
  const code = await showNode('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report),
  });
  return fromPlaywright(report, code);
}

/** Everything `npm test` runs, in this order; `--only` takes the names. */
export const suites: readonly Suite[] = [
  { name: 'types', title: 'Tipi', run: async () => byExitCode(await showNode('typescript/bin/tsc', ['--noEmit'])) },
  { name: 'lint', title: 'Stile del codice', run: async () => byExitCode(await showNode('eslint/bin/eslint.js', ['.'])) },
  { name: 'build', title: 'Costruzione', run: async () => byExitCode(await show(process.execPath, ['build.mjs', '--if-stale'])) },
  { name: 'unit', title: 'Unità, contratto, architettura, due motori', needs: ['build'], run: () => vitest('unit.json', []) },
  { name: 'coverage', title: 'Chiamate ed elementi con la loro prova', needs: ['unit'], run: coverageGate },
  { name: 'postgres', title: 'API su PostgreSQL', run: onPostgres },
  { name: 'php-lint', title: 'Sintassi PHP', run: lintPhp },
  { name: 'php', title: 'Plugin in un vero WordPress', needs: ['build'], run: phpUnit },
  { name: 'browser', title: 'Il negozio in Chromium', needs: ['build'], run: inTheBrowser },
];
