import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import type { Place } from '../../demo/server/database/open.ts';
import { openPostgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks } from '../demo/server/books.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { rounds } from '../demo/server/cluster.ts';
import { plainProducts } from '../demo/server/people.ts';
import { reopen } from './reopened.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-ledger-'));
const nobody = { origin: 'http://127.0.0.1:9', key: 'none' };
const onDelivery = { payment_type_id: 22 };
const writers = 20;
const perSecond = 200;

afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What one customer was told is done, and what nobody can know: the note that was on its way, and the order. */
interface Account {
  session: string;
  note: number;
  underWay?: number;
  orderId?: number;
}

const noteOf = (turn: number) => ({ property: 'note', value: `nota ${turn}` });

/** Customers who write a note after another, 200 a second together, and some who buy, until the server is gone; each keeps what was acknowledged. */
async function writeUntilGone(call: Caller, accounts: readonly Account[], buyers: readonly Account[]): Promise<void> {
  const pause = (1000 * writers) / perSecond;
  const writing = accounts.map(async (account) => {
    for (;;) {
      const next = account.note + 1;
      account.underWay = next;
      const [answer] = await Promise.all([
        call(wholeCart.updateCartInfo, noteOf(next), { session: account.session }).catch(() => undefined),
        wait(pause),
      ]);
      if (answer?.http !== 200) return;
      account.note = next;
    }
  });
  const buying = buyers.map(async (account, index) => {
    await wait(index * 40);
    const answer = await call(checkout.buy, onDelivery, { session: account.session }).catch(() => undefined);
    if (answer?.status === 0) account.orderId = answer.data.orderId;
  });
  await Promise.all([...writing, ...buying]);
}

/** Waits until so many notes, and an order, have been acknowledged in all. */
const acknowledged = (accounts: readonly Account[], many: number, buyers: readonly Account[]) =>
  expect
    .poll(
      () =>
        buyers.some(({ orderId }) => orderId !== undefined) ? accounts.reduce((sum, { note }) => sum + note, 0) : 0,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(many);

/** Every acknowledged write is there: the note or the one that was under way, and each order. */
async function expectKept(call: Caller, accounts: readonly Account[], buyers: readonly Account[]): Promise<void> {
  for (const account of accounts) {
    const { data } = await call(cart.view, {}, { session: account.session });
    const kept = Number(data.cartInfos?.['note']?.split(' ')[1] ?? 0);
    expect([account.note, account.underWay]).toContain(kept);
    account.note = kept;
  }
  for (const { session, orderId } of buyers)
    if (orderId !== undefined) expect((await call(orders.view, { order_id: orderId }, { session })).status).toBe(0);
}

/** Twenty writers, and as many buyers with a full cart for each round. */
async function prepare(place: Place, count: number) {
  const shop = await reopen(place, nobody);
  const products = await plainProducts(shop, 2, 1000);
  await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  const books = await readBooks(shop.db);
  const { buyers } = createBuying(shop, products[1]!);
  const account = ({ credentials }: { credentials: { session?: string } }): Account => ({
    session: credentials.session!,
    note: 0,
  });
  const accounts = (await buyers(writers, products[0]!, 1)).people.map(account);
  const purchases = (await buyers(count * 10, products[0]!, 1)).people.map(account);
  await shop.close();
  return { books, accounts, purchases };
}

async function expectSameBooks(place: Place, books: unknown): Promise<void> {
  const shop = await reopen(place, nobody);
  expect(await readBooks(shop.db)).toEqual(books);
  await shop.close();
}

const callerOf = ({ origin }: Started) => caller((path, init) => fetch(origin + path, init));

test('SRV-02 of a server on a folder that is killed under 200 writes a second nothing is lost that it acknowledged', async () => {
  const place = { folder: join(folder, 'data') };
  const kills = rounds(1, 20);
  const { books, accounts, purchases } = await prepare(place, kills.length);
  for (const round of kills) {
    const server = (await start({}, ['--data', place.folder])) as Started;
    await expectKept(callerOf(server), accounts, purchases);
    const crowd = writeUntilGone(callerOf(server), accounts, purchases.slice((round - 1) * 10, round * 10));
    await acknowledged(accounts, 100 * round, purchases);
    await server.kill();
    await crowd;
  }
  const last = (await start({}, ['--data', place.folder])) as Started;
  await expectKept(callerOf(last), accounts, purchases);
  await last.stop();
  await expectSameBooks(place, books);
}, 600_000);

test.runIf(findPostgres())(
  'SRV-02 of a server or a PostgreSQL that is killed under 200 writes a second nothing is lost that was acknowledged',
  async () => {
    const postgres = (await openPostgres(join(folder, 'postgres'), { keepsWord: true }))!;
    const place = { url: postgres.url };
    const kills = rounds(2, 20);
    const { books, accounts, purchases } = await prepare(place, kills.length);
    let server = (await start({ DATABASE_URL: postgres.url })) as Started;
    for (const round of kills) {
      const crowd = writeUntilGone(callerOf(server), accounts, purchases.slice((round - 1) * 10, round * 10));
      await acknowledged(accounts, 100 * round, purchases);
      if (round % 2) {
        await server.kill();
        await crowd;
        server = (await start({ DATABASE_URL: postgres.url })) as Started;
      } else {
        await postgres.crash();
        await crowd;
        await postgres.start();
        await expect
          .poll(() => fetch(`${server.origin}/ready`).then(({ status }) => status), { timeout: 10_000 })
          .toBe(200);
      }
      await expectKept(callerOf(server), accounts, purchases);
    }
    await server.stop();
    await expectSameBooks(place, books);
    await postgres.stop();
  },
  600_000,
);
