import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../demo/run/ports.ts';
import { sameClock } from '../moment.ts';
import { pause } from '../waits.ts';
import { seedFolder } from '../demo/server/seed.ts';

const main = join(import.meta.dirname, '../../demo/server/main.ts');
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** A server process that answers. */
export interface Started {
  origin: string;
  pid: number;
  /** What it wrote as errors so far. */
  said(): string;
  isAlive(): boolean;
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it where it stands. */
  kill(): Promise<void>;
}

const stop = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', resolve).kill('SIGTERM');
  });

export async function stopAll(): Promise<void> {
  const children = [...running];
  running.clear();
  await Promise.all(children.map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Spawns `npm run api` on free ports, or on that of `env`. */
async function launch(env: Record<string, string>, words: readonly string[], program = main) {
  const [port, providerPort] = [env['PORT'] ?? String(await freePort()), await freePort()];
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...process.env, ...sameClock(), DATABASE_URL: '', ...env, PORT: port, PROVIDER_PORT: String(providerPort) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  return { child, port };
}

/** Starts it, and waits until `ready` answers 200; what it said when it ended before. `program` is another release's. */
export async function start(
  env: Record<string, string>,
  words: readonly string[] = [],
  ready = '/ready',
  program = main,
): Promise<Started | { said: string }> {
  const { child, port } = await launch(env, words, program);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
    if (await answers(origin + ready))
      return {
        origin,
        pid: child.pid ?? 0,
        said: () => said,
        isAlive: () => child.exitCode === null && child.signalCode === null,
        stop: () => stop(child),
        kill: () => new Promise((resolve) => void child.once('exit', () => resolve()).kill('SIGKILL')),
      };
    await pause(100);
  }
  return { said };
}

/** Starts it and kills it as soon as something has happened. */
export async function killWhen(happened: () => boolean, words: readonly string[]): Promise<void> {
  const { child } = await launch({}, words);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!happened() && child.exitCode === null) await pause(2);
  child.kill('SIGKILL');
  await ended;
}

/** Starts it on a folder of its own in which the demo's shop has been seeded already; throws what it said where it does not begin. */
export async function startSeeded(env: Record<string, string> = {}): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-seeded-'));
  folders.add(folder);
  await seedFolder(folder);
  const started = await start(env, ['--data', folder]);
  if (!('origin' in started)) throw new Error(started.said);
  return started;
}
