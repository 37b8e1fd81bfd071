import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Disk } from '../cluster/disk.ts';
import { otherLeader, theLeader, type Fault } from './fault.ts';

/** A connection that fills a server's disk and has it begin one file of its log after another, until it cannot; what its own tidying frees is filled again. */
async function openGlutton(url: string, { fill }: Disk): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return async () => {
    try {
      for (let turn = 0; turn < 120; turn += 1) {
        fill();
        await client.query("select pg_logical_emit_message(true, 'failover', 'x'), pg_switch_wal()");
        await wait(250);
      }
    } catch {
      return;
    } finally {
      fill();
      void client.end().catch(() => undefined);
    }
  };
}

/** The leader's disk is full to the last byte. */
export const fullDisk: Fault = {
  name: 'full-disk',
  title: 'Il disco del nodo che guida pieno',
  impossible: ({ nodes }) => nodes[0]!.disk.unlimited,
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    const glut = await openGlutton(cluster.urlOf(leader, 'postgres'), leader.disk);
    const from = performance.now();
    await glut();
    const leaderAfter = await otherLeader(cluster, leader, from);
    await writes(30);
    return {
      leaderAfter,
      async mend() {
        leader.disk.empty();
        await cluster.whole();
      },
    };
  },
};
