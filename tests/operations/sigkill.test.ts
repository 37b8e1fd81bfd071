import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, InputOf } from '../../core/api/endpoint.ts';
import { createProvider } from '../../demo/provider/app.ts';
import { freePort } from '../../demo/run/ports.ts';
import type { Place } from '../../demo/server/database/open.ts';
import { openServer, type OpenServer } from '../../demo/server/http/openServer.ts';
import { createProviderClient } from '../../demo/server/payment/provider.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks, type Books } from '../demo/server/books.ts';
import { caller } from '../demo/server/caller.ts';
import type { KillPoint } from './killAt.ts';
import { createScenes, type Scene, type SceneName } from './killScenes.ts';
import { plainProducts } from '../demo/server/people.ts';
import { reopen, type Reopened } from './reopened.ts';
import { temporaryDatabase } from '../demo/server/shop.ts';

const key = 'key of the provider';
const folder = mkdtempSync(join(tmpdir(), 'spesa-sigkill-'));
const preload = pathToFileURL(join(import.meta.dirname, 'killAt.ts')).href;
const server = process.env['TEST_DATABASE_URL'];

let place: Place;
let provider: { origin: string; key: string };
let books: Books;
let products: number[];
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const temporary = server ? await temporaryDatabase(server) : undefined;
  place = temporary ? { url: temporary.url } : { folder: join(folder, 'data') };
  const port = await freePort();
  provider = { origin: `http://127.0.0.1:${port}`, key };
  const bank: OpenServer = await openServer(createProvider({ key }), port, '127.0.0.1');
  closing.push(
    () => bank.close(),
    async () => temporary?.drop(),
  );
  const shop = await reopen(place, provider);
  products = await plainProducts(shop, 3, 100_000);
  await shop.db.updateTable('timeslot').set({ capacity: 100_000 }).execute();
  books = await readBooks(shop.db);
  await shop.close();
}, 120_000);
afterAll(async () => {
  await stopAll();
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

const asked = 'POST /api/payments';
const voided = 'POST /api/payments/';

const points: [SceneName, KillPoint['when'], ...string[]][] = [
  ['buyByCard', 'after', 'update "stock"'],
  ['buyByCard', 'before', 'insert into "payment"', 'commit'],
  ['buyByCard', 'before', asked],
  ['buyByCard', 'after', asked],
  ['buyByCard', 'before', asked, 'insert into "mail"', 'commit'],
  ['buyByCard', 'after', asked, 'insert into "mail"', 'commit'],
  ['buyWithCode', 'after', 'insert into "gift_use"'],
  ['buyWithCode', 'after', 'insert into "mail"', 'commit'],
  ['modify', 'before', 'insert into "cart_item"', 'commit'],
  ['modify', 'after', 'insert into "cart_item"', 'commit'],
  ['buyModified', 'before', asked, 'update "payment"', 'commit'],
  ['buyModified', 'after', asked, 'update "payment"', 'commit'],
  ['cancel', 'after', 'update "stock"'],
  ['cancel', 'before', 'insert into "mail"', 'commit'],
  ['buyWithWallet', 'after', 'update "customer" set "points"'],
  ['buyWithWallet', 'before', asked, 'insert into "mail"', 'commit'],
  ['buyWithWallet', 'after', asked, 'insert into "mail"', 'commit'],
  ['buyModifiedWithWallet', 'before', asked, 'update "payment"', 'commit'],
  ['buyModifiedWithWallet', 'after', asked, 'update "payment"', 'commit'],
  ['cancelWithWallet', 'after', 'update "customer" set "points"'],
  ['cancelWithWallet', 'before', voided],
  ['addToOrder', 'after', 'update "stock"'],
  ['addToOrder', 'before', 'insert into "payment"', 'commit'],
  ['addToOrder', 'before', asked],
  ['addToOrder', 'after', asked],
  ['addToOrder', 'before', asked, 'insert into "mail"', 'commit'],
  ['addToOrder', 'after', asked, 'insert into "mail"', 'commit'],
  ['cancel', 'before', voided],
  ['cancel', 'after', voided],
  ['addCode', 'before', 'insert into "cart_code"', 'commit'],
];

/** The provider holds money for exactly the payments that are authorised here. */
async function expectSameMoney(shop: Reopened, userId: number): Promise<void> {
  const here = await shop.db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
    .select(['payment.reference', 'payment.state', 'payment.amount'])
    .where('user_id', '=', userId)
    .execute();
  const bank = createProviderClient(provider.origin, key);
  for (const { reference, state, amount } of here) {
    const there = await bank.find(reference);
    const held = there?.state === 'authorised' ? there.amount : 0;
    expect([reference, held]).toEqual([reference, state === 'authorised' ? amount : 0]);
  }
}

/** Starts a process that dies at this point and asks it; whether it died without an answer. */
async function askAndDie({ row, input, me }: Scene, point: KillPoint, idempotency: string): Promise<void> {
  const words = 'folder' in place ? ['--data', place.folder] : [];
  const victim = (await start(
    {
      ...('url' in place && { DATABASE_URL: place.url }),
      PROVIDER_API: provider.origin,
      PROVIDER_KEY: key,
      NODE_OPTIONS: `--import=${preload}`,
      KILL_AT: JSON.stringify(point),
    },
    words,
  )) as Started;
  expect(victim).toHaveProperty('origin');
  const ask = caller((path, init) => fetch(victim.origin + path, init));
  const answer = ask(row, input as InputOf<Endpoint>, { session: me.session!, key: idempotency });
  await expect(answer).rejects.toThrow();
  await expect.poll(victim.isAlive).toBe(false);
}

/** Each kill takes seconds, and a folder is slow to open: beside `npm run test:long` a server takes every second of them, a folder every sixth. */
const every = process.env['SPESA_LONG'] === '1' ? 1 : server ? 2 : 6;
const times = Number(process.env['SPESA_KILLS'] ?? 1);
const today = points.filter((_point, index) => index % every === 4 % every);
const kills = today.flatMap(([scene, when, ...events]) =>
  Array.from({ length: times }, (_, round) => ({ scene, when, events, round, where: `${when} ${events.at(-1)}` })),
);

test.each(kills)(
  'SRV-01 $scene killed $where ($round): the shop adds up, and the same call again does it once',
  async ({ scene, when, events }) => {
    const before = await reopen(place, provider);
    const act = await createScenes(products)[scene](before);
    await before.close();
    const idempotency = randomUUID();
    await askAndDie(act, { when, events }, idempotency);

    const after = await reopen(place, provider);
    const { wrong, ...sums } = await readBooks(after.db);
    expect(sums).toEqual({ stock: books.stock, places: books.places });
    expect(wrong).toEqual([]);
    await act.expectKept?.(after);
    after.clock.offset += 60_000;
    const again = { session: act.me.session!, key: idempotency };
    const { http } = await after.request(act.row, act.input as InputOf<Endpoint>, again);
    expect(http).toBe(200);
    await after.later(30);
    await act.expectDone(after);
    await expectSameMoney(after, act.userId);
    expect(await readBooks(after.db)).toEqual(books);
    await after.close();
  },
  60_000,
);
