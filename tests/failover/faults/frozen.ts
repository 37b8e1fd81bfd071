import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../cluster/cluster.ts';
import { otherLeader, theLeader, type Fault } from './fault.ts';

/** ms: the time to live of a leader, and more. */
const asleep = 28_000;
const obstinate = 8_000;

/** Somebody who is connected to the old leader itself and goes on writing there; what it was told is done. */
async function openWitness(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ last: number }>('select coalesce(max(turn), 0)::int as last from witness');
  let turn = rows[0]!.last;
  const acknowledged: number[] = [];
  const write = async (): Promise<void> => {
    const mine = (turn += 1);
    await client.query('insert into witness values ($1)', [mine]);
    acknowledged.push(mine);
  };
  await write();
  return {
    acknowledged,
    write,
    end: () => void client.end().catch(() => undefined),
  };
}

async function keptBy(cluster: Cluster): Promise<Set<number>> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const { rows } = await client.query<{ turn: number }>('select turn from witness');
  await client.end();
  return new Set(rows.map(({ turn }) => turn));
}

/** The leader stands still for longer than it may and then goes on as if nothing had been: whatever it still acknowledges must be there afterwards. */
export const frozenLeader: Fault = {
  name: 'frozen-leader',
  title: 'Il nodo che guida fermato (SIGSTOP) e poi ripreso',
  async strike({ cluster, writes }) {
    const leader = await theLeader(cluster);
    const witness = await openWitness(cluster.urlOf(leader, 'postgres'));
    const from = performance.now();
    leader.freeze();
    const underWay = witness.write().catch(() => undefined);
    const leaderAfter = await otherLeader(cluster, leader, from);
    await wait(Math.max(0, from + asleep - performance.now()));
    leader.thaw();
    const end = performance.now() + obstinate;
    await Promise.race([
      (async () => {
        await underWay;
        while (performance.now() < end) {
          await witness.write();
          await wait(50);
        }
      })().catch(() => undefined),
      wait(obstinate),
    ]);
    await writes(30);
    return {
      leaderAfter,
      mend: () => cluster.whole(),
      async wrong() {
        witness.end();
        const kept = await keptBy(cluster);
        return witness.acknowledged
          .filter((turn) => !kept.has(turn))
          .map((turn) => `two nodes took writes: ${turn} was acknowledged by the old leader and is gone`);
      },
    };
  },
};
