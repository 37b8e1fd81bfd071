import { freePort } from '../../../demo/run/ports.ts';
import { start, stopAll, type Started } from '../../operations/apiProcess.ts';

/** The API processes of one shop. */
export interface Apis {
  /** Address of each, whether it lives or not. */
  origins: string[];
  kill(index: number): Promise<void>;
  /** Asks it to end, and waits until it has. */
  end(index: number): Promise<void>;
  /** Starts it again where it was, with this environment besides, or from another release's program. */
  revive(index: number, otherwise?: { env?: Record<string, string>; program?: string }): Promise<void>;
  /** What they wrote as errors, those that were killed too. */
  said(): string;
  stop(): Promise<void>;
}

const products = '100';

/** Starts `count` of them, the first alone, since it makes the tables. */
export async function startApis(count: number, env: Record<string, string>): Promise<Apis> {
  const ports: string[] = [];
  const running: Started[] = [];
  const earlier: string[] = [];
  const launch: Apis['revive'] = async (index, { env: more, program } = {}) => {
    const started = await start({ ...env, ...more, PORT: ports[index]! }, ['--products', products], '/ready', program);
    if (!('origin' in started)) throw new Error(`L’API non è partita: ${started.said}`);
    running[index] = started;
  };
  for (let index = 0; index < count; index += 1) {
    ports.push(String(await freePort()));
    await launch(index);
  }
  return {
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    async kill(index) {
      earlier.push(running[index]!.said());
      await running[index]!.kill();
    },
    async end(index) {
      const code = await running[index]!.stop();
      earlier.push(running[index]!.said());
      if (code !== 0) throw new Error(`Il processo ${index} è finito con ${code}.`);
    },
    revive: launch,
    said: () => [...earlier, ...running.map((each) => each.said())].join('\n'),
    stop: stopAll,
  };
}
