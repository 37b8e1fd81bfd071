import { jumpedClocks } from './clocks.ts';
import { fullDisk } from './disk.ts';
import { stoppedEtcd, stoppedEtcdMember } from './etcd.ts';
import type { Fault } from './fault.ts';
import { frozenLeader } from './frozen.ts';
import { cutLeader, killedLeader } from './leader.ts';
import { killedProcess, restartedProcesses } from './process.ts';
import { nextReleaseBeside } from './release.ts';
import { cutReplica } from './replica.ts';

/** Everything that is broken in one round, in this order. */
export const faults: readonly Fault[] = [
  killedLeader,
  frozenLeader,
  cutLeader,
  cutReplica,
  killedProcess,
  restartedProcesses,
  jumpedClocks,
  nextReleaseBeside,
  stoppedEtcdMember,
  stoppedEtcd,
  fullDisk,
];
