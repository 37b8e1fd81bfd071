import path from 'node:path';
import type { Row } from './checklist.ts';

/** What is read of Vitest's report. */
export interface UnitReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; meta?: { calls?: string[] } }[];
  }[];
}

/** A test that ran and passed, its title with those of its groups, and what the reference server's log shows of it. */
interface Passed {
  title: string;
  file: string;
  calls: readonly string[];
}

export interface CoveredRow extends Row {
  /** Titles of the tests that prove it, with their file; sorted, each once. */
  proofs: { title: string; file: string }[];
}

function passedTests(report: UnitReport, root: string): Passed[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName, meta }) => ({ title: fullName, file: path.relative(root, name), calls: meta?.calls ?? [] })),
  );
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** PHPUnit's cases that ran and passed: one whose data set bears a call's name asks the plugin itself, which has no server's log. */
function passedInPhp(xml: string, root: string): Passed[] {
  return [...xml.matchAll(/<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]*\/>/g)].map(([, name = '', file = '']) => {
    const title = unescaped(name).replaceAll('_', ' ');
    const [, call] = / with data set "\[((?:GET|POST) [^\]]+)\]/.exec(unescaped(name)) ?? [];
    return {
      title: call ? `[${call}] ${title.split(' with data set')[0]}` : title,
      file: path.relative(root, file),
      calls: call ? [call] : [],
    };
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function proves(test: Passed, row: Row): boolean {
  return test.title.includes(`[${row.name}]`) && (row.kind === 'widget' || test.calls.includes(row.name));
}

/** Each row with the passed tests whose title carries `[its name]`; for a call of the shop, only if the server's log of that very test shows it; those of the plugin are in PHPUnit's report. */
export function coverage(rows: readonly Row[], report: UnitReport, root: string, phpUnit = ''): CoveredRow[] {
  const tests = [...passedTests(report, root), ...passedInPhp(phpUnit, root)];
  return rows.map((row) => {
    const proofs = new Map(
      tests.filter((test) => proves(test, row)).map(({ title, file }) => [`${file} ${title}`, { title, file }]),
    );
    return { ...row, proofs: [...proofs].sort(([a], [b]) => order(a, b)).map(([, proof]) => proof) };
  });
}

/** Why a row counts for nothing although a title names it: the test did not pass, or it never made the call. */
export function namedInVain(row: Row, report: UnitReport): string[] {
  const naming = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ fullName }) => fullName.includes(`[${row.name}]`));
  return [
    ...new Set(
      naming.map(({ fullName, status }) =>
        status === 'passed' ? `“${fullName}” does not make the call` : `“${fullName}” ${status}`,
      ),
    ),
  ].sort(order);
}

/** One line for each row: its tests, or that it has none. */
export const coverageLines = (rows: readonly CoveredRow[]): string[] =>
  rows.map(({ name, due, proofs }) => {
    const files = [...new Set(proofs.map(({ file }) => file))];
    return `${name.padEnd(48)} ${files.join(', ') || (due ? 'MISSING' : 'later')}`;
  });
