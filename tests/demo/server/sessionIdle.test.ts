import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import type { Role } from '../../../core/rules/roles.ts';
import { openSession } from '../../../demo/server/session/session.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import type { Credentials } from './caller.ts';
import { logIn, plainProducts, put } from './people.ts';
import { sessionOf } from './roles.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop();
  [product = 0] = await plainProducts(shop, 1, 50);
}, 60_000);
beforeEach(async () => {
  shop.clock.offset = 0;
  await shop.db.deleteFrom('login_try').execute();
});
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ask = (mine: Credentials) => shop.request(session.test, {}, { ...mine });
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const seenOf = async ({ session: token = '' }: Credentials) => {
  const { seen_at } = await shop.db
    .selectFrom('session')
    .select('seen_at')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return seen_at.getTime();
};

/** Uses a session, lets it rest so long, and says what it is answered then. */
async function afterRest(mine: Credentials, rest: number): Promise<number> {
  expect((await ask(mine)).http).toBe(200);
  shop.clock.offset += rest;
  return (await ask(mine)).http;
}

test.each<[Role, number]>([
  ['customer', 14 * day],
  ['master', 14 * day],
  ['rider', 4 * hour],
  ['employee', hour / 2],
  ['backoffice', hour / 2],
])(
  'SEC-02 the session of a %s is over after its time of rest and nothing brings it back; use keeps it',
  async (role, limit) => {
    const used = await sessionOf(shop, role);
    const rests = limit - 2 * minute;
    for (const turn of [1, 2]) expect([turn, await afterRest(used, rests)]).toEqual([turn, 200]);
    shop.clock.offset = 0;
    const left = await sessionOf(shop, role);
    expect(await afterRest(left, limit + minute)).toBe(419);
    const { errors, data, user, headers } = await ask(left);
    expect({ code: errors[0]?.code, data, user: user.userId, token: headers.get('X-Ebsn-Session') }).toEqual({
      code: 'session.expired',
      data: {},
      user: -1,
      token: null,
    });
  },
);

test('SEC-02 who acts for a customer is staff: half an hour of rest ends it', async () => {
  const acting = async () =>
    (
      await openSession(shop.db, shop.clock, {
        userId: 101,
        remember: false,
        kind: 'acting',
        actorId: 106,
        device: undefined,
      })
    ).token;
  expect(await afterRest({ session: await acting() }, 28 * minute)).toBe(200);
  expect(await afterRest({ session: await acting() }, 31 * minute)).toBe(419);
});

test('SEC-02 a browser that is not to remember is left alone for two hours, also after the password has changed', async () => {
  const enter = async () => {
    const mine: Credentials = {};
    await shop.request(session.login, { login: 'bruno@example.it', password: 'spesa-demo', remember_me: false }, mine);
    return mine;
  };
  expect(await afterRest(await enter(), 119 * minute)).toBe(200);
  expect(await afterRest(await enter(), 121 * minute)).toBe(419);
  const changed = await enter();
  const change = { old_password: 'spesa-demo', new_password: 'nuova-password' };
  expect((await shop.request(security.updatePassword, change, changed)).status).toBe(0);
  expect(await afterRest(changed, 121 * minute)).toBe(419);
});

test('SEC-02 the cart of a customer outlives the session, and joins the next; a visitor’s cart rests as long as its session lives', async () => {
  const mine = await logIn(shop, 'anna');
  await put(shop, mine, { productId: product, quantity: 2 });
  const visitor: Credentials = {};
  await put(shop, visitor, { productId: product, quantity: 1 });
  shop.clock.offset += 15 * day;
  expect((await put(shop, { ...mine }, { productId: product, quantity: 1 })).http).toBe(419);
  await sweep(shop.db, shop.clock);
  const again = await shop.request(cart.view, {}, await logIn(shop, 'anna'));
  expect(again.data.cartItems?.map(({ product: { productId }, quantity }) => [productId, quantity])).toEqual([
    [product, 2],
  ]);
  expect((await shop.request(cart.view, {}, visitor)).data.cartItems).toHaveLength(1);
});

test('SEC-02 use is written once a minute, by one of many calls', async () => {
  const mine = await logIn(shop, 'carla');
  const begun = await seenOf(mine);
  shop.clock.offset += 50_000;
  await ask(mine);
  expect(await seenOf(mine)).toBe(begun);
  shop.clock.offset += 20_000;
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(mine)));
  expect(all.map(({ http }) => http)).toEqual(all.map(() => 200));
  const seen = await seenOf(mine);
  expect(seen - begun).toBeGreaterThanOrEqual(70_000);
  await ask(mine);
  expect(await seenOf(mine)).toBe(seen);
});
