import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../demo/wordpress/site.ts';
import { reports } from '../report.ts';
import type { UnitReport } from './coverage.ts';

/** Titles of the tests that ran and passed, by who ran them. */
export type PassedTitles = Record<'Vitest' | 'Playwright' | 'PHPUnit', readonly string[]>;

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** Ids of faults and laws, such as `NET-01`, in the order of docs/rules. */
export function readRules(): string[] {
  const files = ['faults-shop.md', 'faults-site.md', 'law.md'].map((name) => path.join(repository, 'docs/rules', name));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<\/a>\*\*([A-Z0-9]+-\d+)\*\*/g)].map(([, id = '']) => id),
  );
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const titlesOfVitest = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );

export const titlesOfPlaywright = (report: PlaywrightSuite): string[] =>
  specsOf(report)
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map(({ title }) => title);

/** PHPUnit's own names, `test_WP_05_…`, with the ids as everybody else writes them; a case that failed or was skipped holds an element. */
export const titlesOfPhpUnit = (xml: string): string[] =>
  [...xml.matchAll(/<testcase name="([^"]*)"[^>]*\/>/g)].map(([, name = '']) =>
    name.replaceAll(/(?<=_)([A-Z][A-Z0-9]*)_(\d{2})(?=_| |$)/g, '$1-$2').replaceAll('_', ' '),
  );

const noTests = '{"testResults":[]}';

/** What the reports of the last run say; nothing of a suite that did not run. */
export function passedTitles(): PassedTitles {
  const read = (name: string): string | undefined =>
    existsSync(path.join(reports, name)) ? readFileSync(path.join(reports, name), 'utf8') : undefined;
  const [browser, php] = [read('browser.json'), read('phpunit.xml')];
  // A test that runs on both databases counts once.
  const vitest = ['core.json', 'server.json', 'widgets.json', 'postgres.json'].flatMap((name) =>
    titlesOfVitest(JSON.parse(read(name) ?? noTests) as UnitReport),
  );
  return {
    Vitest: [...new Set(vitest)],
    Playwright: browser ? titlesOfPlaywright(JSON.parse(browser) as PlaywrightSuite) : [],
    PHPUnit: php ? titlesOfPhpUnit(php) : [],
  };
}

/** How many tests of each runner bear the id of a fault or law in their title. */
export function rulesPart(ids: readonly string[], passed: PassedTitles): string[] {
  const runners = Object.keys(passed) as (keyof PassedTitles)[];
  const bears = (title: string, id: string): boolean => new RegExp(`(?<![A-Z0-9-])${id}(?!\\d)`).test(title);
  const counts = ids.map((id) => runners.map((runner) => passed[runner].filter((title) => bears(title, id)).length));
  const proven = counts.filter((row) => row.some((count) => count > 0)).length;
  return [
    '## Faults and laws',
    '',
    `${proven} of the ${ids.length} of \`docs/rules\` stand in the title of a test that ran and passed.`,
    '',
    `| Id | ${runners.join(' | ')} |`,
    `|---|${runners.map(() => '---').join('|')}|`,
    ...ids.map((id, index) => `| ${id} | ${counts[index]!.map((count) => count || '').join(' | ')} |`),
    '',
  ];
}
