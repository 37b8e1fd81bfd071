import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../demo/run/ports.ts';
import { runToEnd, startProcess, type Running } from '../../demo/run/processes.ts';
import { findPostgres } from './system.ts';
import { pause } from '../waits.ts';

const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=60',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** PostgreSQL refuses to run as root: the words that make a command run as its own user, even below a folder closed to it. */
export function asItsUser(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const group = spawnSync('id', ['-gn', user], { encoding: 'utf8' }).stdout.trim();
  const become = ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--init-groups'];
  const reaches = spawnSync(become[0] ?? '', [...become.slice(1), 'test', '-x', folder]).status === 0;
  spawnSync('chown', [user, folder]);
  return reaches ? become : [...become, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
}

export interface Postgres {
  url: string;
  /** A server of its own that follows this one over the network, below another folder. */
  follow: (folder: string) => Promise<Postgres>;
  /** Stops its processes where they stand, or lets them go on. */
  freeze: (isFrozen: boolean) => void;
  /** Lets none of its processes write a file beyond so many bytes, as if the disk were full, until it is started anew. */
  limitFiles: (bytes: number) => void;
  start: () => Promise<void>;
  /** Ends every session at once, as a server does that crashes; the data stay for `start`. */
  crash: () => Promise<void>;
  /** Ends it for good, with its folder. */
  stop: () => Promise<void>;
}

interface Kind {
  /** One that keeps its word has written what it has acknowledged, and is ended by SIGKILL. */
  keepsWord?: boolean;
  /** Further settings. */
  more?: readonly string[];
}

/** A throw-away PostgreSQL server below `folder`, on a port of its own; null where PostgreSQL is not installed. */
export async function openPostgres(folder: string, kind: Kind = {}): Promise<Postgres | null> {
  const programs = findPostgres();
  if (!programs) return null;
  return serve(folder, kind, programs, (words) =>
    runToEnd(
      ...words('initdb', '-D', folder, '-U', 'spesa', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'),
    ),
  );
}

type Words = (program: string, ...args: string[]) => [string, string[]];

/** Does the server on this port let somebody in? It listens before it does. */
const takesQueries = (programs: string, port: number): boolean =>
  spawnSync(path.join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;

/** Fills an empty folder and serves what is in it then. */
async function serve(
  folder: string,
  kind: Kind,
  programs: string,
  fill: (words: Words) => Promise<unknown>,
): Promise<Postgres> {
  const { keepsWord = false, more = [] } = kind;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const prefix = asItsUser(folder);
  const words: Words = (program, ...args) => {
    const all = [...prefix, path.join(programs, program), ...args];
    return [all[0] ?? '', all.slice(1)];
  };
  await fill(words);
  const port = await freePort();
  const settings = [...fast, ...(keepsWord ? ['synchronous_commit=on'] : []), ...more].flatMap((setting) => [
    '-c',
    setting,
  ]);
  let server: Running | null = null;
  const start = async (): Promise<void> => {
    let ended: string | null = null;
    server = startProcess('PostgreSQL', ...words('postgres', '-D', folder, '-p', String(port), ...settings), {
      quiet: true,
      // Each of its processes would fake a time of its own; its databases are told the tests' (shop.ts).
      env: { LD_PRELOAD: '' },
      endSignal: keepsWord ? 'SIGKILL' : 'SIGQUIT',
      onEnd: (reason) => (ended = reason),
    });
    for (let tries = 0; tries < 300 && !takesQueries(programs, port); tries++) {
      if (ended) throw new Error(ended);
      await pause(100);
    }
  };
  const crash = async (): Promise<void> => server?.stop();
  await start();
  return {
    url: `postgres://spesa@127.0.0.1:${port}/postgres`,
    limitFiles: (bytes) => limitFiles(folder, prefix, bytes),
    follow: (other) =>
      serve(other, kind, programs, (as) =>
        runToEnd(
          ...as(
            'pg_basebackup',
            '-h',
            '127.0.0.1',
            '-p',
            String(port),
            '-U',
            'spesa',
            '-D',
            other,
            '-R',
            '-X',
            'stream',
            '-c',
            'fast',
            '--no-sync',
          ),
        ),
      ),
    freeze: (isFrozen) =>
      processesOf(folder).forEach((pid) => process.kill(Number(pid), isFrozen ? 'SIGSTOP' : 'SIGCONT')),
    start,
    crash,
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's first process and those that it has started. */
function processesOf(folder: string): string[] {
  const parent = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = spawnSync('pgrep', ['-P', parent], { encoding: 'utf8' }).stdout.trim().split('\n');
  return [parent, ...children].filter(Boolean);
}

/** Of all processes of the server, whose user alone may do so. */
function limitFiles(folder: string, [setpriv, ...asUser]: readonly string[], bytes: number): void {
  for (const pid of processesOf(folder)) {
    const words = ['prlimit', `--pid=${pid}`, `--fsize=${bytes}:unlimited`];
    const [command = '', ...rest] = setpriv ? [setpriv, ...asUser, ...words] : words;
    spawnSync(command, rest);
  }
}
