import { expect, test } from 'vitest';
import { readRules, rulesPart, titlesOfPhpUnit, titlesOfPlaywright, titlesOfVitest } from '../run/coverage/rules.ts';
import { files, read } from '../trackedFiles.ts';

test('the ids of faults and laws are read once each', () => {
  const ids = readRules();
  expect(ids).toEqual(expect.arrayContaining(['NET-01', 'WP-05', 'LAW-05', 'PAY-04']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('only tests that ran and passed are titles, whoever ran them', () => {
  const result = (fullName: string, status: string) => ({ fullName, status });
  expect(
    titlesOfVitest({
      testResults: [{ name: 'a', assertionResults: [result('NET-01 a', 'passed'), result('NET-02 b', 'failed')] }],
    }),
  ).toEqual(['NET-01 a']);
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  expect(
    titlesOfPlaywright({
      suites: [
        {
          specs: [spec('SES-04 a', true, 'expected'), spec('SES-05 b', false, 'unexpected')],
          suites: [{ specs: [spec('SES-06 c', true, 'skipped')] }],
        },
      ],
    }),
  ).toEqual(['SES-04 a']);
  const xml = `<testcase name="test_WP_05_a_payload with data set &quot;x&quot;" class="A"/><testcase name="test_the_rest_NET_01"/>
    <testcase name="test_WP_02_b"><failure>x</failure></testcase><testcase name="test_WP_03_c"><skipped/></testcase>`;
  expect(titlesOfPhpUnit(xml)).toEqual(['test WP-05 a payload with data set &quot;x&quot;', 'test the rest NET-01']);
});

test('an id counts whole, by runner', () => {
  const part = rulesPart(['NET-01', 'WP-05', 'LAW-05'], {
    Vitest: ['NET-01 a', `${'NET-01'}1 b`, 'XNET-01 c'],
    Playwright: ['NET-01 PAY-02 d'],
    PHPUnit: ['test WP-05 e'],
  });
  expect(part.slice(2)).toEqual([
    '2 of the 3 of `docs/rules` stand in the title of a test that ran and passed.',
    '',
    '| Id | Vitest | Playwright | PHPUnit |',
    '|---|---|---|---|',
    '| NET-01 | 1 | 1 |  |',
    '| WP-05 |  |  | 1 |',
    '| LAW-05 |  |  |  |',
    '',
  ]);
});

test('every fault and law stands in the title of a test, in one of the two tiers', () => {
  const isTest = /^(tests|e2e)\/.*(\.test\.tsx?|\.spec\.ts|Test\.php)$/;
  const sources = files.filter((file) => isTest.test(file)).map(read);
  const named = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?<![A-Z0-9-])([A-Z][A-Z0-9]*)[-_](\d{2})(?!\d)/g)].map(([, area, at]) => `${area}-${at}`),
    ),
  );
  expect(readRules().filter((id) => !named.has(id))).toEqual([]);
});
