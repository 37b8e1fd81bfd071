import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const goneFor = 6_000;

/** One API process dies in the middle of what it does. */
export const killedProcess: Fault = {
  name: 'killed-process',
  title: 'Un processo dell’API ucciso (-9)',
  async strike({ apis, writes, turn }) {
    const victim = turn % apis.origins.length;
    await apis.kill(victim);
    await wait(goneFor);
    await writes(30);
    return { mend: () => apis.revive(victim) };
  },
};

/** Every API process is asked to end and started anew, one after another, as a release does it. */
export const restartedProcesses: Fault = {
  name: 'restarted-processes',
  title: 'I processi dell’API riavviati a turno',
  async strike({ apis, writes }) {
    for (const index of apis.origins.keys()) {
      await apis.end(index);
      await apis.revive(index);
      await writes(10);
    }
    return { mend: () => Promise.resolve() };
  },
};
