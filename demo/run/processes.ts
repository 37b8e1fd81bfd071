import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface Running {
  pid: number;
  /** Ends the process with all it started; resolves when none is left. */
  stop: () => Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  cwd?: string;
  /** Show nothing of what it prints; it is kept for the reason of an early end. */
  quiet?: boolean;
  /** The signal that asks it to end. */
  endSignal?: NodeJS.Signals;
  /** Called with its last words when it ends without being asked to. */
  onEnd?: ((reason: string) => void) | undefined;
}

const patience = 12_000;
const lastWords = 4_000;
const alive = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of alive) signalGroup(child, 'SIGKILL');
});

/** Starts a process in a group of its own, since a signal to `php -S` or npm does not reach their children. */
export function startProcess(
  name: string,
  command: string,
  args: readonly string[],
  { env = {}, cwd, quiet = false, endSignal = 'SIGTERM', onEnd }: Options = {},
): Running {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  alive.add(child);
  let said = '';
  let asked = false;
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-lastWords);
      if (!quiet) out.write(chunk);
    });
  }
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string): void => {
      alive.delete(child);
      signalGroup(child, 'SIGKILL');
      resolve();
      if (!asked) onEnd?.(`${name} si è fermato (${reason}). ${said.trim().slice(-800)}`.trim());
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `codice ${code}`));
  });
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      asked = true;
      if (child.exitCode === null && child.signalCode === null) signalGroup(child, endSignal);
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Runs a command to its end and gives what it printed; throws its complaint when it fails. */
export function runToEnd(command: string, args: readonly string[], { env = {}, cwd }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    alive.add(child);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
    child.once('error', (error) => {
      alive.delete(child);
      reject(error);
    });
    child.once('close', (code) => {
      alive.delete(child);
      if (code === 0) resolve(said.out);
      else
        reject(
          new Error(
            `${path.basename(args.at(-1) ?? command)} non è riuscito (codice ${code}): ${(said.err + said.out).trim().slice(-2_000)}`,
          ),
        );
    });
  });
}

/** One Ctrl-C may arrive by several ways at once: from the terminal, from npm, as the end of the channel to our parent. */
const sameSignal = 1_000;

/** On Ctrl-C, a closed terminal or a parent that died: stops everything once, then leaves with `code`; a later second signal leaves at once. */
export function stopOnSignals(stop: () => Promise<void>, code = 0): void {
  let since = 0;
  const leave = (): void => {
    if (since && Date.now() - since > sameSignal) process.exit(1);
    if (since) return;
    since = Date.now();
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  process.on('disconnect', leave);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    return;
  }
}
