import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { longSuites } from './longSuites.ts';
import { fromVitest, reports } from './report.ts';
import { runSuites, summary } from './schedule.ts';
import { interrupt, showNode, type Say, type Suite, type Tally } from './suite.ts';
import { changedFormat, lint, types } from './suites.ts';
import { changedFiles, imports, touchedTests } from './changes.ts';

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
const projects = ['core', 'bundle', 'server', 'preact', 'preact-alone'];

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Seconds that each test file took in the last whole run. */
const durations = (): Map<string, number> =>
  new Map(
    ['core', 'server', 'widgets']
      .map((name) => path.join(reports, `${name}.json`))
      .filter((file) => existsSync(file))
      .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults)
      .map(({ name, startTime, endTime }) => [path.relative(repository, name), start + (endTime - startTime) / 1000]),
  );

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
    say(`The change touches ${touched.length} test files: the ${chosen.length} nearest here, npm test runs all.\n`);
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

/** Names the parts of `npm run test:long` that the changed paths belong to. */
function tellLongParts(): void {
  const changed = changedFiles();
  const parts = longSuites.filter(({ paths }) => changed.some((file) => paths.test(file))).map(({ name }) => name);
  if (parts.length > 0)
    process.stdout.write(`\nThe changed paths belong to: npm run test:long -- --only ${parts.join(',')}\n`);
}

/** npm run check: what one wants to know before a commit, in under a minute. */
const checks: readonly Suite[] = [
  { name: 'unit', title: 'Tests that the change touches', run: unitTests },
  types,
  lint,
  changedFormat,
];

stopOnSignals(interrupt, 130);
const { failed } = summary(await runSuites(checks, { beside: checks.length }));
tellLongParts();
process.exit(failed ? 1 : 0);
