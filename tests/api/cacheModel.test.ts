import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCache, LIFETIME } from '../../core/api/cache.ts';
import { createCached, MOST_ENTRIES } from '../../core/api/cached.ts';
import type { Answer, Call } from '../../core/api/call.ts';
import { endpoint } from '../../core/api/endpoint.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { pathOf } from '../../core/api/request.ts';
import { createSlices } from '../../core/browser/storage.ts';
import * as v from 'valibot';
import { aCart, aProduct } from '../carts.ts';
import { network, reply } from '../network.ts';
import { createDevice, memoryStorage, testSpesa } from '../testBrowser.ts';
import '../repetitions.ts';

const DAY = 86_400_000;
const read = catalogue.products;

/** A cache on clocks of its own over an endless supply of answers, each another. */
function aCache() {
  const clock = { wall: Date.UTC(2026, 10, 21), steady: 0 };
  let asked = 0;
  const slices = createSlices(() => memoryStorage(), '1');
  const open = () => {
    const from = clock.steady;
    const cache = createCache({
      kept: slices,
      shared: slices,
      now: () => clock.wall,
      steady: () => clock.steady - from,
      scope: () => 'one',
    });
    const call = (async () => ({
      data: { page: { selPage: ++asked, totPages: 1, totItems: 0, itemsPerPage: 24 }, products: [] },
      messages: { errors: [], infos: [], warnings: [] },
    })) as unknown as Call;
    return createCached(cache, call);
  };
  const pass = (ms: number): void => {
    clock.wall += ms;
    clock.steady += ms;
  };
  return { clock, open, pass, asked: () => asked };
}

describe('how long an answer is kept', () => {
  it.each([
    [LIFETIME - 1, 1],
    [LIFETIME, 2],
  ])('CACHE-04 after %i ms it has been asked for %i times', async (ms, times) => {
    const { open, pass, asked } = aCache();
    const call = open();
    await call(read, { q: 'latte' });
    pass(ms);
    await call(read, { q: 'latte' });
    expect(asked()).toBe(times);
  });

  it('CACHE-04 a device whose clock is set back within the day keeps nothing longer than 900,000 ms', async () => {
    const { clock, open, pass, asked } = aCache();
    const call = open();
    await call(read, { q: 'latte' });
    pass(600_000);
    clock.wall -= 500_000;
    await call(read, { q: 'latte' });
    expect(asked()).toBe(1);
    pass(300_000);
    await call(read, { q: 'latte' });
    expect(asked()).toBe(2);
  });

  it('CACHE-04 hours of sleep count, although the steady clock stood still', async () => {
    const { clock, open, asked } = aCache();
    const call = open();
    await call(read, { q: 'latte' });
    clock.wall += 2 * 3_600_000;
    await call(read, { q: 'latte' });
    expect(asked()).toBe(2);
  });

  type Step = { kind: 'read'; key: number } | { kind: 'pass' | 'wall'; ms: number } | { kind: 'page' };
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 300, arbitrary: fc.record({ kind: fc.constant('read' as const), key: fc.nat(MOST_ENTRIES + 15) }) },
      {
        weight: 15,
        arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: LIFETIME / 20 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(LIFETIME - 1, LIFETIME) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('wall' as const), ms: fc.constantFrom(DAY, -DAY, 7_200_000) }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const) }) },
    ),
    { minLength: 150, maxLength: 400, size: 'max' },
  );

  it('CACHE-04 whatever is read, waited and set, it asks exactly when a naive model does: 50 entries, least recently used first', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { clock, open, pass, asked } = aCache();
        let call = open();
        let kept: { key: number; wall: number; steady: number }[] = [];
        let expected = 0;
        for (const step of all) {
          if (step.kind === 'pass') pass(step.ms);
          if (step.kind === 'wall') clock.wall += step.ms;
          if (step.kind === 'page') call = open();
          if (step.kind !== 'read') continue;
          pass(1);
          const fresh = ({ wall, steady }: { wall: number; steady: number }) =>
            clock.wall >= wall && clock.wall - wall < LIFETIME && clock.steady - steady < LIFETIME;
          const at = kept.findIndex(({ key }) => key === step.key);
          const found = at >= 0 ? kept.splice(at, 1)[0] : undefined;
          if (found && fresh(found)) kept.push(found);
          else {
            expected++;
            kept.push({ key: step.key, wall: clock.wall, steady: clock.steady });
            kept = kept.filter(fresh).slice(-MOST_ENTRIES);
          }
          await call(read, { q: `p${step.key}` });
          expect(asked()).toBe(expected);
        }
      }),
      { numRuns: process.env['SPESA_LONG'] === '1' ? 2_000 : 10 },
    );
  });
});

describe('what makes two calls the same', () => {
  const slides = endpoint({
    who: 'anyone',
    method: 'GET',
    base: 'content',
    path: '/wp/v2/new_slides/{id}/{time}/{x}',
    query: v.object({}),
    answer: v.object({}),
    cached: true,
  });

  it('CACHE-05 a Unix time in a path is brought to the minute: 200 calls in a minute are at most two keys', () => {
    const begin = Date.UTC(2026, 10, 21, 10, 0, 37) / 1000;
    const paths = Array.from({ length: 200 }, (_, index) => pathOf(slides, { id: 3, time: begin + index * 0.3, x: 1 }));
    expect(new Set(paths).size).toBeLessThanOrEqual(2);
    expect(paths[0]).toBe(`/wp/v2/new_slides/3/${begin - 37}/1`);
  });

  it('CACHE-05 paths that differ in a slot are different calls', async () => {
    const { open, asked } = aCache();
    const call = open();
    await call(slides, { id: 3, time: 60, x: 1 } as never);
    await call(slides, { id: 4, time: 60, x: 1 } as never);
    await call(slides, { id: 3, time: 119, x: 1 } as never);
    expect(asked()).toBe(2);
  });

  it('XSS-18 a slot of a path is one encoded segment', () => {
    expect(pathOf(slides, { id: '../../x?a#b%2f', time: 60, x: '' })).toBe(
      '/wp/v2/new_slides/..%2F..%2Fx%3Fa%23b%252f/60/',
    );
  });
});

/** Whose session a request bears decides what it is answered. */
function shopOfOwners() {
  let expire = false;
  return {
    expireNext: () => void (expire = true),
    fetch: network((sent) => {
      const owner = Number(sent.headers.get('X-Ebsn-Session')?.slice(1) ?? 0);
      if (sent.path === '/auth/login') {
        const user = Number((sent.body as URLSearchParams).get('login'));
        return reply(aCart([], { user: { userId: user } }), { headers: { 'X-Ebsn-Session': `s${user}` } });
      }
      if (expire) {
        expire = false;
        return reply({}, { http: 419, status: 5 });
      }
      if (sent.path.startsWith('/cart') || sent.path.startsWith('/auth'))
        return reply(aCart([], { user: { userId: owner || -1 } }));
      return reply({
        page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 24 },
        facets: [],
        products: [aProduct({ productId: owner + 1 })],
      });
    }).fetch,
  };
}

describe('whose answers are kept', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('read a', 'read b') },
      { weight: 3, arbitrary: fc.constantFrom('login 1', 'login 2', 'login 3') },
      { weight: 2, arbitrary: fc.constantFrom('logout', 'expire', 'add', 'page', 'other tab') },
    ),
    { minLength: 5, maxLength: 40 },
  );

  it('CACHE-03 in no sequence of logins, logouts, lapses, writes and pages does one read what another asked for', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const shop = shopOfOwners();
        const device = createDevice();
        const pages = [memoryStorage(), memoryStorage()];
        let tab = 0;
        let { spesa } = testSpesa(shop.fetch, { device, page: pages[0]! });
        let owner = 0;
        for (const step of all) {
          const [verb, what = ''] = step.split(' ');
          if (verb === 'login') {
            owner = Number(what);
            await spesa.session.login({ login: what, password: 'x' });
          }
          if (verb === 'logout') {
            owner = 0;
            await spesa.session.logout();
          }
          if (verb === 'expire') {
            owner = 0;
            shop.expireNext();
            await spesa.client.call(session.test, {}).catch(() => undefined);
            spesa.session.forget();
          }
          if (verb === 'add') await spesa.client.call(cart.add, { items: [] });
          if (verb === 'page' || verb === 'other') {
            if (verb === 'other') tab = 1 - tab;
            ({ spesa } = testSpesa(shop.fetch, { device, page: pages[tab]! }));
          }
          if (verb === 'read') {
            const answer: Answer<typeof read> = await spesa.client.call(read, { q: what, preferred: true });
            expect(answer.data.products[0]?.productId, all.join(', ')).toBe(owner + 1);
          }
        }
      }),
      { examples: [[['login 1', 'read a', 'other tab', 'expire', 'other tab', 'read a']]] },
    );
  });
});
