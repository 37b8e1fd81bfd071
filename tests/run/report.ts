import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '../../demo/wordpress/site.ts';
import { nothing, type Tally } from './suite.ts';

/** Where every suite leaves its report. */
export const reports = path.join(repository, '.cache/reports');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { error?: { message?: string } }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** What a failure said, in its first lines, without colours. */
const shortly = (message = ''): string =>
  stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n').slice(0, 600);

const namedByVitest = (report: VitestReport): string[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(repository, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${shortly(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${shortly(failureMessages?.join('\n'))}`,
    );
  });

const namedByPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      const said = results.find(({ error }) => error)?.error?.message;
      const second = status === 'flaky' ? ' (passed at its second try)' : '';
      return [`${file} › ${title} [${projectName}]${second}\n${shortly(said)}`];
    }),
  ),
  ...suites.flatMap(namedByPlaywright),
];

/** Reads a report; a run that failed without a failed test, or left no report, counts as one failure. */
function read<Report>(name: string, code: number, count: (report: Report) => Tally): Tally {
  const file = path.join(reports, name);
  if (!existsSync(file)) return { ...nothing, failed: 1 };
  const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Where what broke between tests is written, beside the report of the run: vitest's own report leaves it out, and its run fails all the same. */
export const besideReport = (report: string): string => report.replace(/\.json$/, '.unhandled.json');

/** What no test caught in the run of this report. */
function unhandled(name: string): string[] {
  const file = path.join(reports, besideReport(name));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(shortly) : [];
}

export const fromVitest = (name: string, code: number): Tally =>
  read<VitestReport>(name, code, (report) => {
    const thrown = unhandled(name);
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length + thrown.length,
      skipped: report.numPendingTests + report.numTodoTests,
      named: [...namedByVitest(report), ...thrown],
    };
  });

export const fromPlaywright = (name: string, code: number): Tally =>
  read<PlaywrightReport>(name, code, ({ stats, errors, ...suite }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    named: [...namedByPlaywright(suite), ...errors.map(({ message }) => shortly(message))],
  }));

/** Counts the outermost suite of a JUnit file, which is what PHPUnit writes. */
export function fromJunit(name: string, code: number): Tally {
  const file = path.join(reports, name);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const head = /<testsuite [^>]*>/.exec(text)?.[0];
  if (!head) return { ...nothing, failed: 1 };
  const number = (attribute: string): number => Number(new RegExp(`\\b${attribute}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  const skipped = number('skipped');
  const named = [...text.matchAll(/<testcase ([^>]*)>\s*<(?:failure|error)[^>]*>([^<]*)/g)].map(
    ([, test = '', said]) =>
      `${/ class="([^"]*)"/.exec(test)?.[1]} › ${/name="([^"]*)"/.exec(test)?.[1]}\n${shortly(said)}`,
  );
  const passed = number('tests') - failed - skipped;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, named };
}
