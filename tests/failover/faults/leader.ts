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
