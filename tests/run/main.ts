import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { reports } from './report.ts';
import { runSuites, summary } from './schedule.ts';
import { interrupt, type Suite } from './suite.ts';
import { suites } from './suites.ts';
import { installSystemPackages } from './system.ts';

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);
const isCi = ['1', 'true'].includes(process.env['CI'] ?? '');

/** The suites named, each after those it needs; none named, all of this kind of run. */
function chosen(only: string | undefined, isLong: boolean): Suite[] {
  if (!only) return suites.filter(({ long }) => isLong || !long);
  const wanted = new Set<Suite>();
  const want = (name: string): void => {
    const suite = suites.find((candidate) => candidate.name === name);
    if (!suite)
      throw new Error(`--only ${name}: le prove si chiamano ${suites.map((known) => known.name).join(', ')}.`);
    for (const needed of suite.needs ?? []) want(needed);
    wanted.add(suite);
  };
  for (const name of only.split(',')) want(name);
  return suites.filter((suite) => wanted.has(suite));
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { long: { type: 'boolean', default: false }, only: { type: 'string' } } });
  if (values.long) process.env['SPESA_LONG'] = '1';
  const selected = chosen(values.only, values.long);
  stopOnSignals(interrupt, 130);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await installSystemPackages(say);
  const total = summary(await runSuites(selected, { beside: 2, isCi }));
  process.exit(total.failed ? 1 : 0);
}

try {
  await run();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
