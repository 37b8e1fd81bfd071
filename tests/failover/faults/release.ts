import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nextRelease } from '../../operations/nextRelease.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { otherLeader, theLeader, type Fault } from './fault.ts';
import { rowsOf } from './rowsOf.ts';

const pause = 'select pg_sleep(8)';
/** What the next release does to the database; it stands still after the first half. */
const statements = [
  'create table later (later_id integer primary key generated always as identity)',
  pause,
  "alter table cart add column origin text not null default 'site'",
  'alter table customer add column nickname text',
];
const version = 1_000;

/** ms: until the balancer leads to the new leader. */
const findsTheNew = 30_000;

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + findsTheNew; ; await wait(200))
    try {
      return await work();
    } catch (failure) {
      if (performance.now() > end) throw failure;
    }
}

async function inTheMiddle(cluster: Cluster): Promise<void> {
  const seen = `select 1 from pg_stat_activity where state = 'active' and query = '${pause}'`;
  for (
    const end = performance.now() + 60_000;
    (await rowsOf(cluster.url('postgres'), seen)).length === 0;
    await wait(50)
  )
    if (performance.now() > end) throw new Error('La migrazione non è cominciata.');
}

/** How far the next release's step got; it has to be done whole or not at all. */
async function stepOf(cluster: Cluster): Promise<'done' | 'none' | 'half'> {
  const [row] = await rowsOf<{ parts: number }>(
    cluster.url('spesa'),
    `select ((select count(*) from schema_version where version = ${version})
       + (select count(*) from information_schema.tables where table_name = 'later')
       + (select count(*) from information_schema.columns where (table_name, column_name) in (('cart', 'origin'), ('customer', 'nickname'))))::integer as parts`,
  );
  return row!.parts === 4 ? 'done' : row!.parts === 0 ? 'none' : 'half';
}

/** Undoes the next release, so that what follows meets the shop as it was; nobody may run it then. */
const forget = (cluster: Cluster) =>
  rowsOf(
    cluster.url('spesa'),
    `drop table later; alter table cart drop column origin; alter table customer drop column nickname; delete from schema_version where version = ${version}`,
  );

/** The next release is brought up beside this one, and the leading machine is lost in the middle of its migration; it does it again, and both sell side by side. */
export const nextReleaseBeside: Fault = {
  name: 'next-release',
  title: 'Due versioni insieme, il nodo che guida ucciso (-9) a metà della migrazione',
  async strike({ cluster, apis, writes, turn }) {
    const program = nextRelease(join(cluster.folder, `next-${turn}`), statements);
    const leader = await theLeader(cluster);
    await apis.end(0);
    const begun = apis.revive(0, { program });
    await inTheMiddle(cluster);
    const killed = performance.now();
    await leader.kill();
    const leaderAfter = await otherLeader(cluster, leader, killed);
    const strange: string[] = [];
    if ((await again(() => stepOf(cluster))) === 'half') strange.push('half of a migration outlived the leader');
    await begun;
    if ((await stepOf(cluster)) !== 'done') strange.push('the next release sells without its migration');
    await writes(90);
    for (const index of [1, 2]) {
      await apis.end(index);
      await apis.revive(index, { program });
      await writes(10);
    }
    return {
      leaderAfter,
      async mend() {
        leader.start();
        await cluster.whole();
        for (const index of apis.origins.keys()) await apis.end(index);
        await forget(cluster);
        for (const index of apis.origins.keys()) await apis.revive(index);
      },
      wrong: () => Promise.resolve(strange),
    };
  },
};
