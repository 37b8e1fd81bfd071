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
