import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { openPostgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks } from '../demo/server/books.ts';
import { caller, type Caller, type Reply } from '../demo/server/caller.ts';
import { newcomers } from '../demo/server/people.ts';
import { reopen } from './reopened.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-full-'));
const disk = join(folder, 'disk');
const nobody = { origin: 'http://127.0.0.1:9', key: 'none' };
const megabyte = 1024 * 1024;

mkdirSync(disk);
const run = (...[command, ...words]: [string, ...string[]]) => spawnSync(command, words).status === 0;
/** A disk of its own for the data, where this machine lets us have one. */
const hasDisk = run('mount', '-t', 'tmpfs', '-o', 'size=300m', 'none', disk);

afterEach(stopAll);
afterAll(() => {
  if (hasDisk) run('umount', disk);
  rmSync(folder, { recursive: true, force: true });
});

const callerOf = ({ origin }: Started) => caller((path, init) => fetch(origin + path, init));
const write = (call: Caller, session: string, turn: number) =>
  call(wholeCart.updateCartInfo, { property: 'note', value: `nota ${turn}` }, { session });
const noteOf = async (call: Caller, session: string) =>
  (await call(cart.view, {}, { session })).data.cartInfos?.['note'];

const refused = ({ http, headers }: Reply<unknown>) => [http, Number(headers.get('Retry-After')) > 0];

test.runIf(hasDisk)(
  'SRV-04 a folder whose disk is nearly full or read only takes no writes, 503, and is read on; with room it is as it was',
  async () => {
    const place = { folder: join(disk, 'data') };
    const shop = await reopen(place, nobody);
    const { session } = (await newcomers(shop, 1))[0]!.credentials as { session: string };
    const books = await readBooks(shop.db);
    await shop.close();
    const server = (await start({}, ['--data', place.folder])) as Started;
    const call = callerOf(server);
    expect((await write(call, session, 1)).http).toBe(200);
    const soon = (http: number) =>
      expect.poll(async () => (await write(call, session, 2)).http, { timeout: 15_000 }).toBe(http);
    const { bavail, bsize } = statfsSync(disk);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 30 * megabyte));
    await soon(503);
    expect(refused(await write(call, session, 3))).toEqual([503, true]);
    const kept = await noteOf(call, session);
    expect(kept).toMatch(/^nota [12]$/);
    rmSync(ballast);
    await soon(200);
    await server.stop();
    expect(run('mount', '-o', 'remount,ro', disk)).toBe(true);
    const readOnly = await start({}, ['--data', place.folder]);
    expect(readOnly).toEqual({ said: expect.stringMatching(/^I dati in .+ non si possono scrivere: [^\n]+\n$/) });
    run('mount', '-o', 'remount,rw', disk);
    const again = await reopen(place, nobody);
    expect(await readBooks(again.db)).toEqual(books);
    expect(await noteOf(again.request, session)).toBe('nota 2');
    await again.close();
  },
  120_000,
);

test.runIf(findPostgres())(
  'SRV-04 a PostgreSQL that can write no file is 503 to every write, and afterwards nothing is lost or half done',
  async () => {
    const postgres = (await openPostgres(join(folder, 'postgres'), { keepsWord: true }))!;
    const shop = await reopen({ url: postgres.url }, nobody);
    const { session } = (await newcomers(shop, 1))[0]!.credentials as { session: string };
    const books = await readBooks(shop.db);
    const server = (await start({ DATABASE_URL: postgres.url })) as Started;
    const call = callerOf(server);
    expect((await write(call, session, 1)).http).toBe(200);
    let acknowledged = 1;
    postgres.limitFiles(1024);
    for (let turn = 2; turn < 30; turn += 1) {
      const answer = await write(call, session, turn);
      if (answer.http === 200) acknowledged = turn;
      else expect(refused(answer)).toEqual([503, true]);
    }
    expect(acknowledged).toBeLessThan(29);
    expect(server.isAlive()).toBe(true);
    await postgres.crash();
    await postgres.start();
    await expect
      .poll(async () => (await fetch(`${server.origin}/ready`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    expect(await noteOf(call, session)).toBe(`nota ${acknowledged}`);
    expect((await write(call, session, 30)).http).toBe(200);
    expect(await readBooks(shop.db)).toEqual(books);
    await shop.close();
    await server.stop();
    await postgres.stop();
  },
  120_000,
);
