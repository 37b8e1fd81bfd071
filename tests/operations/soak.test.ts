import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { collectGarbage, inspected } from './collectGarbage.ts';
import { startSeeded, stopAll } from './apiProcess.ts';
import { caller } from '../demo/server/caller.ts';

const isLong = process.env['SPESA_LONG'] === '1';
/** Duration of the soak under load. The default shows a leak per call; SRV-12 asks for 60. */
const minutes = Number(process.env['SPESA_SOAK_MINUTES'] ?? 10);
const shoppers = 8;

afterAll(stopAll);

/** What a handle of a process leads to; nothing once it is closed. */
function targetOf(pid: number, handle: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${handle}`);
  } catch {
    return '';
  }
}

/** Resident memory in MB, and open handles but those of the database's files, which grow in number with its tables. */
const sizeOf = (pid: number) => ({
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  handles: readdirSync(`/proc/${pid}/fd`)
    .map((handle) => targetOf(pid, handle))
    .filter((target) => target !== '' && !target.includes('/base/')).length,
});

/** Shoppers who look around and fill carts until `until`, with this pause after each call, in ms; now and then one hangs up. Returns how many calls were answered. */
async function shop(origin: string, until: number, pause: number): Promise<number> {
  const call = caller((path, init) => fetch(origin + path, init));
  const { data } = await call(catalogue.products, { page_size: 20 });
  const products = data.products.map(({ productId }) => productId);
  let calls = 0;
  const oneShopper = async (_none: unknown, index: number) => {
    for (let me = {}, turn = 0; performance.now() < until; turn += 1) {
      if (turn % 20 === 0) me = {};
      const productId = products[(index + turn) % products.length]!;
      if (turn % 4 === 0) await call(catalogue.products, { page_size: 12, page: 1 + (turn % 5) }, me);
      else if (turn % 4 === 1) await call(cart.add, { items: [{ productId, quantity: 1 }] }, me);
      else if (turn % 4 === 2) await call(cart.view, {}, me);
      else
        await fetch(`${origin}/ebsn/api/products?q=pasta`, { signal: AbortSignal.timeout(1) })
          .then((answer) => answer.text())
          .catch(() => undefined);
      calls += 1;
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, oneShopper));
  return calls;
}

const soon = (seconds: number) => performance.now() + seconds * 1000;

test(`SRV-12 after ${isLong ? `${minutes} minutes` : 'some hundred calls'} at half load a server has no more handles open than before${isLong ? ' and hardly more memory' : ''}`, async () => {
  const { origin, pid, said } = await startSeeded(inspected);
  const size = async () => {
    await collectGarbage(said());
    return sizeOf(pid);
  };
  const warm = isLong ? 120 : 2;
  const full = await shop(origin, soon(warm), 0);
  const perCall = (warm * 1000 * shoppers) / full;
  await wait(isLong ? 70_000 : 6_000);
  const before = await size();
  await shop(origin, soon(isLong ? minutes * 60 : 3), perCall);
  const afterwards = () => sizeOf(pid).handles - before.handles;
  await expect.poll(afterwards, { timeout: 70_000, interval: 1_000 }).toBeLessThanOrEqual(0);
  if (isLong) expect((await size()).memory).toBeLessThan(before.memory * 1.1);
}, 7_200_000);
