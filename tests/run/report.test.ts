import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repository } from '../../demo/wordpress/site.ts';
import { fromJunit, fromPlaywright, fromVitest, reports } from './report.ts';

mkdirSync(path.join(repository, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(repository, '.cache/reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts a report where the suites look for it, by a path from there. */
function left(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.relative(reports, path.join(folder, name));
}

test('a failed unit test is named by its file, title and the first lines of its failure; a file that does not load by its message', () => {
  const report = left(
    'unit.json',
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: path.join(repository, 'tests/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mexpected 2\u001b[39m\nat 3'] },
          ],
        },
        {
          name: path.join(repository, 'tests/b.test.ts'),
          status: 'failed',
          message: 'no module',
          assertionResults: [],
        },
      ],
    }),
  );
  expect(fromVitest(report, 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    named: ['tests/a.test.ts › two\nexpected 2\nat 3', 'tests/b.test.ts\nno module'],
  });
});

test('what no test caught is named too, with the file that ran then', () => {
  const report = left(
    'loose.json',
    JSON.stringify({ numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }),
  );
  left('loose.unhandled.json', JSON.stringify(['tests/c.test.ts\nReferenceError: window is not defined']));
  expect(fromVitest(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    named: ['tests/c.test.ts\nReferenceError: window is not defined'],
  });
});

test('a browser test is named with its engine, also one that needed its second try, which does not fail', () => {
  const spec = (title: string, status: string) => ({
    file: 'x.spec.ts',
    title,
    tests: [{ projectName: 'react', status, results: [{ error: { message: 'timeout' } }] }],
  });
  const report = left(
    'playwright.json',
    JSON.stringify({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [],
      suites: [
        { suites: [{ specs: [spec('falls', 'unexpected'), spec('wavers', 'flaky'), spec('stands', 'expected')] }] },
      ],
    }),
  );
  expect(fromPlaywright(report, 1)).toMatchObject({
    passed: 4,
    failed: 1,
    named: ['x.spec.ts › falls [react]\ntimeout', 'x.spec.ts › wavers [react] (passed at its second try)\ntimeout'],
  });
});

test('a PHP test is named by class and method', () => {
  const report = left(
    'phpunit.xml',
    '<testsuites><testsuite name="" tests="2" failures="1" errors="0" skipped="0">' +
      '<testcase name="test_a" class="A" time="1"/>' +
      '<testcase name="test_b" class="B" time="1">\n<failure type="x">B::test_b\nNo.</failure></testcase>' +
      '</testsuite></testsuites>',
  );
  expect(fromJunit(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0, named: ['B › test_b\nB::test_b\nNo.'] });
});
