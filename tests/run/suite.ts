import { spawn } from 'node:child_process';
import { repository } from '../../demo/wordpress/site.ts';

/** How a suite ended; `reason` says why a suite that could not run was skipped whole. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  reason?: string;
}

export interface Suite {
  name: string;
  title: string;
  /** Names of suites that have to run before. */
  needs?: readonly string[];
  run: () => Promise<Tally>;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });

/** A suite that could not run. */
export const skippedBecause = (reason: string): Tally => ({ ...nothing, skipped: 1, reason });

/** One command is one test: its exit code decides. */
export const byExitCode = (code: number): Tally => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

const limit = 30 * 60_000;

/** Runs a command with its output passed on, and gives its exit code; what hangs is ended, with all it started. */
export function show(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const end = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const whenLeaving = (): void => {
      try {
        end();
      } catch {
        return;
      }
    };
    process.once('exit', whenLeaving);
    const timer = setTimeout(end, process.env['SPESA_LONG'] ? 20 * limit : limit);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', whenLeaving);
      resolve(code ?? 1);
    });
  });
}

/** The same for a script of an installed package, under this Node. */
export const showNode = (script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> => show(process.execPath, [`node_modules/${script}`, ...args], env);
