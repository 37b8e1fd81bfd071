import { setTimeout as wait } from 'node:timers/promises';
import { theLeader, type Fault } from './fault.ts';

/** ms: twice the time to live of a leader. */
const goneFor = 40_000;

/** All of etcd is gone, for longer than a leader may be silent. */
export const stoppedEtcd: Fault = {
  name: 'stopped-etcd',
  title: 'Tutti e tre gli etcd spenti e riaccesi',
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

const oneGoneFor = 15_000;

/** One of the three etcd is gone, the one that leads them: the two others are enough. */
export const stoppedEtcdMember: Fault = {
  name: 'stopped-etcd-member',
  title: 'Uno dei tre etcd ucciso (-9), quello che guida',
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    const member = await cluster.etcd.leader();
    if (member < 0) throw new Error('Nessun etcd guida.');
    await cluster.etcd.killOne(member);
    await wait(oneGoneFor);
    await writes(30);
    const same = (await cluster.leader()) === leader;
    return {
      async mend() {
        await cluster.etcd.startOne(member);
        await cluster.whole();
      },
      wrong: () => Promise.resolve(same ? [] : ['with two etcd of three the leader changed']),
    };
  },
};
