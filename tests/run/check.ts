import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { fromVitest, reports } from './report.ts';
import { runSuites, summary } from './schedule.ts';
import { byExitCode, interrupt, nothing, showNode, type Say, type Suite, type Tally } from './suite.ts';
import { lint, types } from './suites.ts';
import { changedFiles, imports, touchedTests } from './touched.ts';

/** Seconds of work of the two test processes together. */
const patience = 45;
/** Seconds that a file takes before its first test; and with its tests, where no report tells. */
const start = 2;
const unknown = 4;

/** These look at all files, so every change may break them. */
const always = [
  'tests/architecture.test.ts',
  'tests/repository.test.ts',
  'tests/citations.test.ts',
  'tests/generated.test.ts',
];
/** React's turn comes with `npm test`. */
const projects = ['core', 'bundle', 'server', 'preact', 'preact-alone'];

/** Seconds that each test file took in the last whole run. */
function durations(): Map<string, number> {
  const report = path.join(reports, 'unit.json');
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      path.relative(repository, name),
      start + (endTime - startTime) / 1000,
    ]),
  );
}

/** As many of the test files as there is time for, in their order; at least one. */
function inTime(files: readonly string[]): string[] {
  const known = durations();
  let sum = 0;
  return files.filter((file, index) => {
    sum += known.get(file) ?? unknown;
    return index === 0 || sum <= patience;
  });
}

async function unitTests(say: Say): Promise<Tally> {
  const touched = touchedTests(changedFiles(), imports()).filter((file) => !always.includes(file));
  const chosen = inTime(touched);
  const left = touched.length - chosen.length;
  if (left > 0)
    say(`La modifica tocca ${touched.length} file di prove: qui i ${chosen.length} più vicini, npm test tutti.\n`);
  const report = 'check.json';
  const code = await showNode(say, 'vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, report)}`,
    ...always,
    ...chosen,
  ]);
  return fromVitest(report, code);
}

async function formatting(say: Say): Promise<Tally> {
  const files = changedFiles().filter((file) => existsSync(path.join(repository, file)));
  if (files.length === 0) return { ...nothing, passed: 1 };
  return byExitCode(
    await showNode(say, 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', '--log-level=warn', ...files]),
  );
}

/** npm run check: what one wants to know before a commit, in under a minute. */
const checks: readonly Suite[] = [
  { name: 'unit', title: 'Prove che la modifica tocca', run: unitTests },
  types,
  lint,
  { name: 'format', title: 'Formato dei file modificati', run: formatting },
];

stopOnSignals(interrupt, 130);
const { failed } = summary(await runSuites(checks, { beside: checks.length }));
process.exit(failed ? 1 : 0);
