import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, InputOf } from '../../../core/api/endpoint.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { createProvider } from '../../../demo/provider/app.ts';
import { freePort } from '../../../demo/run/ports.ts';
import type { Place } from '../../../demo/server/database/open.ts';
import { openServer, type OpenServer } from '../../../demo/server/http/openServer.ts';
import { createProviderClient } from '../../../demo/server/payment/provider.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks, type Books } from './books.ts';
import { createBuying } from './buying.ts';
import { caller, type Credentials } from './caller.ts';
import { rounds } from './cluster.ts';
import type { KillPoint } from './killAt.ts';
import { plainProducts, saveCard } from './people.ts';
import { reopen, type Reopened } from './reopened.ts';
import { temporaryDatabase } from './shop.ts';

const key = 'key of the provider';
const folder = mkdtempSync(join(tmpdir(), 'spesa-sigkill-'));
const preload = pathToFileURL(join(import.meta.dirname, 'killAt.ts')).href;
const server = process.env['TEST_DATABASE_URL'];
const code = 'BENVENUTO5';
const onDelivery = { payment_type_id: 22 };
const byCard = 12;

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
  const shop = await reopen(place, provider, { products: 100 });
  products = await plainProducts(shop, 3, 1000);
  await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  books = await readBooks(shop.db);
  await shop.close();
}, 120_000);
afterAll(async () => {
  await stopAll();
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A customer about to do something, and how to see that it was done once. */
interface Scene {
  row: Endpoint;
  input: Record<string, unknown>;
  me: Credentials;
  userId: number;
  expectDone(shop: Reopened): Promise<void>;
}

async function aCustomer(shop: Reopened) {
  const { people } = await createBuying(shop, products[2]!).buyers(1, products[0]!, 2);
  const { credentials: me, address_id } = people[0]!;
  const { userId, user_payment_auth_id } = await saveCard(shop, address_id);
  return { me, userId, card: { payment_type_id: byCard, user_payment_auth_id } };
}

const statusesOf = async (shop: Reopened, userId: number) =>
  (
    await shop.db
      .selectFrom('shop_order')
      .select(['order_id', 'status'])
      .where('user_id', '=', userId)
      .orderBy('order_id')
      .execute()
  ).map(({ status }) => status);

/** One order is placed, and the cart is empty. */
const placedOnce = (userId: number, me: Credentials) => async (shop: Reopened) => {
  const placed = (await statusesOf(shop, userId)).filter((status) => status === orderStatus.ordered);
  expect(placed).toEqual([orderStatus.ordered]);
  expect((await shop.request(cart.view, {}, { ...me })).data.totalItems).toBe(0);
};

const scenes = {
  async buyByCard(shop: Reopened): Promise<Scene> {
    const { me, userId, card } = await aCustomer(shop);
    return { row: checkout.buy, input: card, me, userId, expectDone: placedOnce(userId, me) };
  },
  async buyWithCode(shop: Reopened): Promise<Scene> {
    const { me, userId } = await aCustomer(shop);
    await shop.request(cartCodes.addCode, { code }, me);
    return {
      row: checkout.buy,
      input: onDelivery,
      me,
      userId,
      async expectDone(then) {
        await placedOnce(userId, me)(then);
        const uses = await then.db.selectFrom('gift_use').select('order_id').where('user_id', '=', userId).execute();
        expect(uses).toHaveLength(1);
      },
    };
  },
  async addCode(shop: Reopened): Promise<Scene> {
    const { me, userId } = await aCustomer(shop);
    return {
      row: cartCodes.addCode,
      input: { code },
      me,
      userId,
      async expectDone(then) {
        const { data } = await then.request(cart.view, {}, { ...me });
        const row = then.db.selectFrom('cart_code').selectAll().where('cart_id', '=', data.cartId);
        expect(await row.execute()).toHaveLength(1);
      },
    };
  },
  async modify(shop: Reopened): Promise<Scene> {
    const { me, userId } = await aCustomer(shop);
    const { orderId } = (await shop.request(checkout.buy, onDelivery, me)).data;
    return {
      row: orders.modify,
      input: { order_id: orderId },
      me,
      userId,
      async expectDone(then) {
        const { data } = await then.request(cart.view, {}, { ...me });
        expect(data).toMatchObject({ cartStatusId: 7, orderId, totalItems: 2 });
        expect(await statusesOf(then, userId)).toEqual([orderStatus.ordered]);
      },
    };
  },
  async buyModified(shop: Reopened): Promise<Scene> {
    const { me, userId, card } = await aCustomer(shop);
    const { orderId } = (await shop.request(checkout.buy, card, me)).data;
    await shop.request(orders.modify, { order_id: orderId }, me);
    await shop.request(cart.add, { items: [{ productId: products[1]!, quantity: 3 }] }, me);
    return { row: checkout.buy, input: card, me, userId, expectDone: placedOnce(userId, me) };
  },
  async cancel(shop: Reopened): Promise<Scene> {
    const { me, userId, card } = await aCustomer(shop);
    const { orderId } = (await shop.request(checkout.buy, card, me)).data;
    return {
      row: orders.delete,
      input: { order_id: orderId },
      me,
      userId,
      expectDone: async (then) => expect(await statusesOf(then, userId)).toEqual([orderStatus.cancelled]),
    };
  },
};

const asked = 'POST /api/payments';
const voided = 'POST /api/payments/';

const points: [keyof typeof scenes, KillPoint['when'], ...string[]][] = [
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

/** A folder is slow to open: it takes every sixth of them every day. */
const today = server || process.env['SPESA_LONG'] === '1' ? points : points.filter((_point, index) => index % 6 === 4);
const kills = today.flatMap(([scene, when, ...events]) =>
  rounds(1, 50).map((round) => ({ scene, when, events, round, where: `${when} ${events.at(-1)}` })),
);

test.each(kills)(
  'SRV-01 $scene killed $where ($round): the shop adds up, and the same call again does it once',
  async ({ scene, when, events }) => {
    const before = await reopen(place, provider);
    const act = await scenes[scene](before);
    await before.close();
    const idempotency = randomUUID();
    await askAndDie(act, { when, events }, idempotency);

    const after = await reopen(place, provider);
    const { wrong, ...sums } = await readBooks(after.db);
    expect(sums).toEqual({ stock: books.stock, places: books.places });
    expect(wrong).toEqual([]);
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
