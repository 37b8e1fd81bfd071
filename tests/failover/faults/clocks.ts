import { setTimeout as wait } from 'node:timers/promises';
import { day, jumpingClock } from '../../operations/jumpingClock.ts';
import { now } from '../../moment.ts';
import type { Apis } from '../shop/apis.ts';
import { otherLeader, theLeader, type Fault } from './fault.ts';
import { rowsOf } from './rowsOf.ts';

/** ms: a clock jumps three seconds after its process began, and the process has seen it some seconds later. */
const jumpsWithin = 10_000;
const apart = 40;

async function jumped(apis: Apis, times: number): Promise<void> {
  for (const end = performance.now() + jumpsWithin; apis.said().split('jumped').length <= times; await wait(200))
    if (performance.now() > end) throw new Error('Un orologio non è saltato.');
  await wait(jumpsWithin);
}

/** The processes whose answers tell another time than this machine's, in words. */
const tellWrong = async (apis: Apis): Promise<string[]> =>
  (
    await Promise.all(
      apis.origins.map(async (origin, index) => {
        const { headers } = await fetch(`${origin}/ebsn/api/cart/view`);
        const days = (Date.parse(headers.get('date')!) - now()) / day;
        return Math.abs(days) < 0.001 ? [] : [`process ${index} tells a time ${days.toFixed(3)} days away`];
      }),
    )
  ).flat();

/** Orders since that one that bear another date than the days of this run, in words. */
async function misdated(url: string, since: number): Promise<string[]> {
  const rows = await rowsOf<{ order_id: number; insert_date: Date }>(
    url,
    'select order_id, insert_date from shop_order where order_id > $1 and abs(extract(epoch from now() - insert_date)) > $2',
    [since, day / 1000],
  );
  return rows.map(({ order_id, insert_date }) => `order ${order_id} is of ${insert_date.toISOString()}`);
}

/** The clock of one process jumps forty days ahead, that of another forty back; while they are wrong, the leading machine is lost. */
export const jumpedClocks: Fault = {
  name: 'jumped-clocks',
  title: 'Gli orologi di due processi a 40 giorni avanti e indietro, poi il nodo che guida ucciso (-9)',
  async strike({ cluster, apis, writes }) {
    const shop = cluster.url('spesa');
    const [last] = await rowsOf<{ id: number }>(shop, 'select coalesce(max(order_id), 0) as id from shop_order');
    const before = apis.said().split('jumped').length - 1;
    for (const [index, days] of [
      [1, apart],
      [2, -apart],
    ] as const) {
      await apis.end(index);
      await apis.revive(index, { env: jumpingClock(days) });
    }
    await jumped(apis, before + 2);
    await writes(60);
    const strange = await tellWrong(apis);
    const leader = await theLeader(cluster);
    const killed = performance.now();
    await leader.kill();
    const leaderAfter = await otherLeader(cluster, leader, killed);
    await writes(60);
    strange.push(...(await tellWrong(apis)));
    return {
      leaderAfter,
      async mend() {
        leader.start();
        await cluster.whole();
        for (const index of [1, 2]) {
          await apis.end(index);
          await apis.revive(index);
        }
      },
      wrong: async () => [...strange, ...(await misdated(shop, last!.id))],
    };
  },
};
