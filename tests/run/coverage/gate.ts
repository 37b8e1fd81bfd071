import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../demo/wordpress/site.ts';
import { reports } from '../report.ts';
import type { Say, Tally } from '../suite.ts';
import { readChecklists } from './checklist.ts';
import { coverage, coveragePage, namedInVain, type CoveredRow, type UnitReport } from './coverage.ts';
import { passedTitles, readRules, rulesPart } from './rules.ts';

const page = path.join(repository, 'docs/coverage.md');
const wholePage = (rows: readonly CoveredRow[]): string =>
  [coveragePage(rows), ...rulesPart(readRules(), passedTitles())].join('\n');

function readReport(): UnitReport {
  const file = path.join(reports, 'unit.json');
  if (!existsSync(file)) throw new Error('Manca il rapporto delle prove: prima npm test -- --only unit.');
  return JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
}

/** PHPUnit's report; without one (no PHP here) the plugin's own calls are nobody's fault. */
function readPhpUnit(): string | undefined {
  const file = path.join(reports, 'phpunit.xml');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readRows(report: UnitReport): CoveredRow[] {
  const phpUnit = readPhpUnit();
  const rows = coverage(readChecklists(), report, repository, phpUnit);
  return phpUnit === undefined ? rows.map((row) => (row.name.includes(' /p/') ? { ...row, due: false } : row)) : rows;
}

function tellMissing(say: Say, rows: readonly CoveredRow[], report: UnitReport): number {
  const missing = rows.filter(({ due, proofs }) => due && proofs.length === 0);
  for (const row of missing)
    say(
      `  manca [${row.name}]${namedInVain(row, report)
        .map((reason) => `: ${reason}`)
        .join('')}\n`,
    );
  return missing.length;
}

/** Writes docs/coverage.md anew from the reports of the last run. */
export function writeCoverage(): void {
  const report = readReport();
  const rows = readRows(report);
  writeFileSync(page, wholePage(rows));
  tellMissing((text) => process.stdout.write(text), rows, report);
}

/** Fails for each row that is due and not proven; says how to write the committed page anew where its calls and elements are not those of this run. */
export async function coverageGate(say: Say): Promise<Tally> {
  const report = readReport();
  const rows = readRows(report);
  const missing = tellMissing(say, rows, report);
  const stale = !existsSync(page) || !readFileSync(page, 'utf8').startsWith(coveragePage(rows));
  if (stale) say('  docs/coverage.md non è quello di queste prove: npm run coverage\n');
  return { passed: rows.filter(({ due, proofs }) => due && proofs.length > 0).length, failed: missing, skipped: 0 };
}

if (process.argv[1] === import.meta.filename) writeCoverage();
