import { spawn } from 'node:child_process';
import { repository } from '../../demo/wordpress/site.ts';

/** How a suite ended; `reason` says why a suite that could not run was skipped whole. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  reason?: string;
  /** Each failed test by file and title, with the first lines of what it said; then those that passed at their second try. */
  named?: readonly string[];
}

/** Takes what a suite has to say, in pieces as they come. */
export type Say = (text: string) => void;

export interface Suite {
  name: string;
  title: string;
  /** Names of suites that have to run before. */
  needs?: readonly string[];
  /** It uses the whole machine: nothing runs beside it. */
  alone?: boolean;
  /** It runs in the long run only, or when it is named. */
  long?: boolean;
  run: (say: Say) => Promise<Tally>;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  named: [...(a.named ?? []), ...(b.named ?? [])],
});

/** A suite that could not run. */
export const skippedBecause = (reason: string): Tally => ({ ...nothing, skipped: 1, reason });

/** One command is one test: its exit code decides. */
export const byExitCode = (code: number): Tally => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

const limit = 50 * 60_000;
const patience = 20_000;
const running = new Set<{ signal: (name: NodeJS.Signals) => void; ended: Promise<number> }>();

const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Runs a command, says what it prints, and gives its exit code; what hangs is ended, with all it started. */
export function show(
  say: Say,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
  };
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const run = { signal, ended };
  running.add(run);
  const timer = setTimeout(() => signal('SIGKILL'), process.env['SPESA_LONG'] ? 20 * limit : limit);
  return ended.finally(() => {
    clearTimeout(timer);
    running.delete(run);
  });
}

/** Asks what runs now to end, so that it can close what it opened itself, and insists after a while. */
export async function interrupt(): Promise<void> {
  const all = [...running];
  for (const { signal } of all) signal('SIGINT');
  const insist = setTimeout(() => all.forEach(({ signal }) => signal('SIGKILL')), patience);
  await Promise.allSettled(all.map(({ ended }) => ended));
  clearTimeout(insist);
}

/** The same for a script of an installed package, under this Node. */
export const showNode = (
  say: Say,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => show(say, process.execPath, [`node_modules/${script}`, ...args], env);
