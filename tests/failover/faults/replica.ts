import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const cutFor = 25_000;

/** The standby that every commit waits for answers nothing any more and closes nothing, as behind a cable that was pulled. */
export const cutReplica: Fault = {
  name: 'cut-replica',
  title: 'La replica sincrona staccata',
  async strike({ cluster, writes }) {
    const standby = await cluster.standby();
    if (!standby) throw new Error('Nessuna replica è sincrona.');
    standby.freeze();
    await wait(cutFor);
    await writes(30);
    return {
      async mend() {
        standby.thaw();
        await cluster.whole();
      },
    };
  },
};
