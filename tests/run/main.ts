import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { reports } from './report.ts';
import { add, interrupt, nothing, type Suite, type Tally } from './suite.ts';
import { suites } from './suites.ts';
import { installSystemPackages } from './system.ts';

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);
const isCi = ['1', 'true'].includes(process.env['CI'] ?? '');

/** The suites named, each after those it needs. */
function chosen(only: string | undefined): Suite[] {
  if (!only) return [...suites];
  const wanted = new Set<Suite>();
  const want = (name: string): void => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (!suite) throw new Error(`--only ${name}: le prove si chiamano ${suites.map((known) => known.name).join(', ')}.`);
    for (const needed of suite.needs ?? []) want(needed);
    wanted.add(suite);
  };
  for (const name of only.split(',')) want(name);
  return suites.filter((suite) => wanted.has(suite));
}

async function runSuite(suite: Suite): Promise<Tally> {
  say(`\n── ${suite.title}`);
  const started = performance.now();
  const tally = await suite.run().catch((error: Error): Tally => {
    say(error.message);
    return { ...nothing, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const skippedWhole = tally.reason ? ` · saltata: ${tally.reason}` : '';
  say(`── ${suite.title}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds} s)${skippedWhole}`);
  return tally.reason && isCi ? { ...tally, failed: tally.failed + 1 } : tally;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { long: { type: 'boolean', default: false }, only: { type: 'string' } } });
  if (values.long) process.env['SPESA_LONG'] = '1';
  const selected = chosen(values.only);
  stopOnSignals(interrupt, 130);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await installSystemPackages(say);
  let total: Tally = nothing;
  const table: string[] = [];
  for (const suite of selected) {
    const tally = await runSuite(suite);
    total = add(total, tally);
    table.push(`  ${tally.failed ? '✗' : tally.reason ? '–' : '✓'} ${suite.title.padEnd(46)} ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped${tally.reason ? ` (${tally.reason})` : ''}`);
  }
  say(`\n${table.join('\n')}\n`);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(total.failed ? 1 : 0);
}

try {
  await run();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
