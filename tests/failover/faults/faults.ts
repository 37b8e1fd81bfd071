import { fullDisk } from './disk.ts';
import { stoppedEtcd, stoppedEtcdMember } from './etcd.ts';
import type { Fault } from './fault.ts';
import { frozenLeader } from './frozen.ts';
import { cutLeader, killedLeader } from './leader.ts';
import { killedProcess, restartedProcesses } from './process.ts';
import { cutReplica } from './replica.ts';

/** Everything that is broken in one round, in this order. */
export const faults: readonly Fault[] = [
  killedLeader,
  frozenLeader,
  cutLeader,
  cutReplica,
  killedProcess,
  restartedProcesses,
  stoppedEtcdMember,
  stoppedEtcd,
  fullDisk,
];
