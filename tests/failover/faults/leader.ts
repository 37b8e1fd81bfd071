import { setTimeout as wait } from 'node:timers/promises';
import { otherLeader, theLeader, type Fault } from './fault.ts';

/** The leading machine loses its current. */
export const killedLeader: Fault = {
  name: 'killed-leader',
  title: 'Il nodo che guida ucciso (-9)',
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    const from = performance.now();
    await leader.kill();
    const leaderAfter = await otherLeader(cluster, leader, from);
    await writes(30);
    return {
      leaderAfter,
      async mend() {
        leader.start();
        await cluster.whole();
      },
    };
  },
};

/** ms: longer than a leader may be silent. */
const cutFor = 30_000;

/** The leader's cable is pulled: it lives, and neither the others, nor etcd, nor the API hear of it; then it is back. */
export const cutLeader: Fault = {
  name: 'cut-leader',
  title: 'La rete del nodo che guida tagliata',
  impossible: ({ fixed }) => fixed,
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    const from = performance.now();
    leader.cable.pull();
    const leaderAfter = await otherLeader(cluster, leader, from);
    await writes(30);
    await wait(Math.max(0, from + cutFor - performance.now()));
    return {
      leaderAfter,
      async mend() {
        leader.cable.plug();
        await cluster.whole();
      },
    };
  },
};
