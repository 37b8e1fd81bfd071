import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { Credentials, Reply } from './caller.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { logIn, plainProducts } from './people.ts';

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 40);
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const insert = (name: string, who: Credentials) => cluster.next().request(lists.insert, { name }, who);

  test.each(rounds(4, 20))(
    'SES-17 what a visitor put on lists while they log in is the customer’s, the rest is 419; two browsers of one customer at once [POST /auth/login] [POST /wishlist/add_prod] (%i)',
    async (round) => {
      const name = `Gara ${round}`;
      const browsers = await Promise.all(
        [0, 1].map(async (browser) => {
          const me: Credentials = {};
          const { listId } = (await insert(name, me)).data;
          return { browser, me, listId };
        }),
      );
      const told: Reply<unknown>[] = [];
      const kept: number[] = [];
      const alone: string[] = [];
      await Promise.all(
        browsers.map(async ({ browser, me, listId }) => {
          const visitor = { session: me.session! };
          let over = false;
          const login = logIn(cluster.next(), 'anna', me).finally(() => (over = true));
          const adding = Array.from({ length: 3 }, async (_, hand) => {
            for (let turn = 0; !over; turn += 1) {
              const productId = products[(browser * 20 + hand * 6 + turn) % products.length]!;
              const items = [{ productId, quantity: 1 }];
              const answer = await cluster
                .next()
                .request(lists.addProducts, { wishlistId: listId, items }, { ...visitor });
              told.push(answer);
              if (answer.status === 0) kept.push(productId);
              const own = `${name} ${browser} ${hand} ${turn}`;
              const made = await insert(own, { ...visitor });
              told.push(made);
              if (made.status === 0) alone.push(own);
              await new Promise((resolve) => setImmediate(resolve));
            }
          });
          await Promise.all([login, ...adding]);
        }),
      );
      const anna = browsers[0]!.me;
      const { personalList } = (await cluster.first.request(lists.list, { pageSize: 100 }, anna)).data;
      const common = personalList.filter((list) => list.name === name);
      expect(common).toHaveLength(1);
      const { wishlistItems } = (await cluster.first.request(lists.view, { list_id: common[0]!.listId }, anna)).data;
      expect(kept.length).toBeGreaterThan(0);
      expect(new Set(wishlistItems!.map(({ productId }) => productId))).toEqual(new Set(kept));
      expect(personalList.map((list) => list.name)).toEqual(expect.arrayContaining(alone));
      expect(personalList.filter(({ selected }) => selected)).toHaveLength(1);
      expect(told.filter(({ http, status }) => http !== 419 && status !== 0)).toEqual([]);
      for (const { listId } of personalList.filter((list) => list.name.startsWith('Gara')))
        await cluster.first.request(lists.delete, { list_id: listId }, anna);
    },
  );
});
