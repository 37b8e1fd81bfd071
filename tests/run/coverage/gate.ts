import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../demo/wordpress/site.ts';
import { reports } from '../report.ts';
import type { Say, Tally } from '../suite.ts';
import { readChecklists } from './checklist.ts';
import { coverage, coverageLines, namedInVain, type CoveredRow, type UnitReport } from './coverage.ts';
import { passedTitles, readRules, rulesPart } from './rules.ts';

/** The reports of Vitest's suites in `npm test`. */
const suites = ['core', 'server', 'widgets'];

function readReports(): UnitReport {
  const read = suites.map((name): UnitReport => {
    const file = path.join(reports, `${name}.json`);
    if (!existsSync(file)) throw new Error(`No report of the suite ${name}: run npm test first.`);
    return JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  });
  return { testResults: read.flatMap(({ testResults }) => testResults) };
}

/** Each row of the checklists with its tests; without PHP nobody has asked for the plugin's own calls. */
function readRows(report: UnitReport): CoveredRow[] {
  const file = path.join(reports, 'phpunit.xml');
  if (existsSync(file)) return coverage(readChecklists(), report, repository, readFileSync(file, 'utf8'));
  return coverage(readChecklists(), report, repository).map((row) =>
    row.name.includes(' /p/') ? { ...row, due: false } : row,
  );
}

/** Fails for each call and element that is due and that no test of this run proves. */
export async function coverageGate(say: Say): Promise<Tally> {
  const report = readReports();
  const rows = readRows(report);
  const missing = rows.filter(({ due, proofs }) => due && proofs.length === 0);
  for (const row of missing) say(`  [${row.name}] ${namedInVain(row, report).join('; ') || 'no test names it'}\n`);
  return {
    passed: rows.filter(({ due, proofs }) => due && proofs.length > 0).length,
    failed: missing.length,
    skipped: 0,
  };
}

/** npm run coverage: prints the tests of each call, element, fault and law in the last run. */
function print(): void {
  const lines = [...coverageLines(readRows(readReports())), '', ...rulesPart(readRules(), passedTitles())];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (process.argv[1] === import.meta.filename) print();
