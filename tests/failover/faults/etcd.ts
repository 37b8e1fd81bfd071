import { setTimeout as wait } from 'node:timers/promises';
import { theLeader, type Fault } from './fault.ts';

/** ms: twice the time to live of a leader. */
const goneFor = 40_000;

/** All of etcd is gone, for longer than a leader may be silent. */
export const stoppedEtcd: Fault = {
  name: 'stopped-etcd',
  title: 'etcd spento e riacceso',
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    await cluster.etcd.kill();
    await wait(goneFor);
    await writes(30);
    const same = (await cluster.leader()) === leader;
    return {
      async mend() {
        await cluster.etcd.start();
        await cluster.whole();
      },
      wrong: () => Promise.resolve(same ? [] : ['without etcd the leader changed']),
    };
  },
};
