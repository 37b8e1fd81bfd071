import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../run/system.ts';
import { asItsUser } from '../../run/postgres.ts';

/** Gives a folder to PostgreSQL's user and says how a command is run as that user; PostgreSQL refuses root. */
export function ownedByPostgres(folder: string): (command: string, ...args: string[]) => [string, string[]] {
  const prefix = asItsUser(folder);
  return (command, ...args) => {
    const [first = command, ...rest] = [...prefix, command, ...args];
    return [first, rest];
  };
}

/** The folder of PostgreSQL's programs. */
export function programs(): string {
  const found = findPostgres();
  if (!found) throw new Error('Manca PostgreSQL.');
  return found;
}

/** What each process is called, of those that live. */
function* commands(): Generator<{ pid: number; words: string[] }> {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      yield { pid: Number(name), words: readFileSync(path.join('/proc', name, 'cmdline'), 'utf8').split('\0') };
    } catch {
      continue;
    }
  }
}

/** The PostgreSQL server of a data folder with all its processes, the server first; none where it does not run. */
export function serverOf(data: string): number[] {
  const parents = [...commands()].filter(({ words }) => words.includes(data) && words[0]?.endsWith('postgres'));
  return parents.flatMap(({ pid }) => [
    pid,
    ...spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number),
  ]);
}

/** Sends a signal to those that are still there. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      continue;
    }
  }
}
