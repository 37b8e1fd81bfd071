import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { longSuites } from './longSuites.ts';
import { reports } from './report.ts';
import { runSuites, summary } from './schedule.ts';
import { interrupt, type Suite } from './suite.ts';
import { suites } from './suites.ts';
import { installSystemPackages } from './system.ts';

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);
const isCi = ['1', 'true'].includes(process.env['CI'] ?? '');

/** The suites that are named, by themselves or by their group, with those they need; all where none is. */
function chosen(all: readonly Suite[], only: string | undefined): readonly Suite[] {
  if (!only) return all;
  const wanted = new Set<Suite>();
  const want = (name: string): void => {
    const found = all.filter((suite) => suite.name === name || suite.name.startsWith(`${name}-`));
    if (found.length === 0)
      throw new Error(`--only ${name}: the names are ${all.map((suite) => suite.name).join(', ')}.`);
    for (const suite of found) {
      for (const needed of suite.needs ?? []) want(needed);
      wanted.add(suite);
    }
  };
  for (const name of only.split(',')) want(name);
  return all.filter((suite) => wanted.has(suite));
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { long: { type: 'boolean', default: false }, only: { type: 'string' } } });
  if (values.long) process.env['SPESA_LONG'] = '1';
  const selected = chosen(values.long ? longSuites : suites, values.only);
  stopOnSignals(interrupt, 130);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await installSystemPackages(say, values.long ? 'long' : 'tests');
  const total = summary(await runSuites(selected, { beside: 2, isCi }));
  process.exit(total.failed ? 1 : 0);
}

try {
  await run();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
