import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import '../../repetitions.ts';
import { type createBuying, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { newcomers } from './people.ts';

const hour = 3_600_000;
const onDelivery = { payment_type_id: 22 };
const key = 'one-key-for-all';

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  afterAll(async () => {
    cluster.first.clock.offset = 0;
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const aSession = async () => (await newcomers(cluster.first, 1))[0]!.credentials.session!;
  const add = (session: string, pieces: number, given?: string, product = products[0]!) =>
    cluster
      .next()
      .request(
        cart.add,
        { items: [{ productId: product, quantity: pieces }] },
        { session, ...(given !== undefined && { key: given }) },
      );
  /** How many commands wait for a lock. */
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        cluster.first.db,
      )
    ).rows.length;
  const piecesOf = async (session: string) =>
    ((await cluster.next().request(cart.view, {}, { session })).data.cartItems ?? []).map(({ quantity }) => quantity);

  test('SRV-11 the same key gives the first outcome again, with another body 422, of another session or after a day a new one', async () => {
    const [mine, another] = [await aSession(), await aSession()];
    expect((await add(mine, 2, key)).data.totalItems).toBe(1);
    expect(await add(mine, 2, key)).toMatchObject({ http: 200, status: 0 });
    expect(await piecesOf(mine)).toEqual([2]);
    expect(await add(mine, 3, key)).toMatchObject({ http: 422, errors: [{ code: 'request.keyReused' }] });
    expect(await cluster.next().request(cart.delete, { items: [] }, { session: mine, key })).toMatchObject({
      http: 422,
    });
    expect(await piecesOf(mine)).toEqual([2]);
    expect((await add(another, 1, key)).http).toBe(200);
    expect(await piecesOf(another)).toEqual([1]);
    cluster.first.clock.offset = 24 * hour - 60_000;
    expect((await add(mine, 3, key)).http).toBe(422);
    cluster.first.clock.offset = 24 * hour + 60_000;
    expect((await add(mine, 3, key)).http).toBe(200);
    expect(await piecesOf(mine)).toEqual([5]);
    expect((await add(mine, 3, key)).http).toBe(200);
    expect(await piecesOf(mine)).toEqual([5]);
    cluster.first.clock.offset = 0;
  });

  test('SRV-11 one key that comes ten times at once is one order, and who waits for it is told 409 or given its outcome', async () => {
    const { people } = await buying.buyers(1, products[1]!, 2);
    const me: Credentials = { session: people[0]!.credentials.session!, key: 'ten-at-once' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cluster.next().request(checkout.buy, onDelivery, { ...me })),
    );
    const inProgress = answers.filter(({ http }) => http === 409);
    for (const { headers, errors } of inProgress) {
      expect(errors[0]!.code).toBe('request.inProgress');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const placed = answers.filter(({ http }) => http === 200);
    expect(placed.length + inProgress.length).toBe(10);
    expect(new Set(placed.map(({ data }) => data.orderId)).size).toBe(1);
    const [{ session }] = [people[0]!.credentials];
    expect((await cluster.next().request(orders.list, {}, { session: session! })).data.page.totItems).toBe(1);
    const replayed = await cluster.next().request(checkout.buy, onDelivery, { ...me });
    expect(replayed.data.orderId).toBe(placed[0]!.data.orderId);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('SRV-11 a key whose first call is still at work is 409', async () => {
    const session = await aSession();
    await add(session, 1, 'the-first-key');
    let letGo = () => {};
    const locked = new Promise<void>((isLocked) => {
      void cluster.first.db.transaction().execute(async (db) => {
        await db.selectFrom('cart').selectAll().forUpdate().execute();
        isLocked();
        await new Promise<void>((resolve) => (letGo = resolve));
      });
    });
    await locked;
    const first = add(session, 2, key);
    await expect.poll(waiting).toBe(1);
    expect(await add(session, 2, key)).toMatchObject({ http: 409, errors: [{ code: 'request.inProgress' }] });
    letGo();
    expect((await first).http).toBe(200);
    expect((await add(session, 2, key)).http).toBe(200);
    expect(await piecesOf(session)).toEqual([3]);
  });

  test('SRV-11 whatever is sent with whichever key and however often, each key counts once', async () => {
    const call = fc.record({
      key: fc.constantFrom('key-aaaa', 'key-bbbb', undefined),
      pieces: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 8 }), async (calls) => {
        const session = await aSession();
        const first = new Map<string, number>();
        let sum = 0;
        for (const { key: given, pieces } of calls) {
          const before = given === undefined ? undefined : first.get(given);
          const { http } = await add(session, pieces, given);
          expect(http).toBe(before === undefined || before === pieces ? 200 : 422);
          if (before !== undefined) continue;
          sum += pieces;
          if (given !== undefined) first.set(given, pieces);
        }
        expect(await piecesOf(session)).toEqual([sum]);
      }),
      { numRuns: process.env['SPESA_LONG'] === '1' ? 1000 : 20 },
    );
  });
});
