import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';
import { nothing, type Tally } from './suite.ts';

/** Where every suite leaves its report. */
export const reports = path.join(repository, '.cache/reports');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Reads a report; a run that failed without a failed test, or left no report, counts as one failure. */
function read<Report>(name: string, code: number, count: (report: Report) => Tally): Tally {
  const file = path.join(reports, name);
  if (!existsSync(file)) return { ...nothing, failed: 1 };
  const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export const fromVitest = (name: string, code: number): Tally =>
  read<VitestReport>(name, code, (report) => {
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });

export const fromPlaywright = (name: string, code: number): Tally =>
  read<PlaywrightReport>(name, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

/** Counts the outermost suite of a JUnit file, which is what PHPUnit writes. */
export function fromJunit(name: string, code: number): Tally {
  const file = path.join(reports, name);
  const head = existsSync(file) ? /<testsuite [^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
  if (!head) return { ...nothing, failed: 1 };
  const number = (attribute: string): number => Number(new RegExp(`\\b${attribute}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  const skipped = number('skipped');
  return { passed: number('tests') - failed - skipped, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}
