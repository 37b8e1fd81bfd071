import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller } from '../demo/server/caller.ts';
import { rounds } from '../demo/server/cluster.ts';
import { chooseDelivery, newcomers, plainProducts } from '../demo/server/people.ts';
import { openShop } from '../demo/server/shop.ts';

afterEach(stopAll);

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server)(
  'SRV-13 PAY-01 CART-04 two server processes on one PostgreSQL: twenty adds are twenty lines, five buys of one cart are one order, by card and on delivery',
  async () => {
    const shop = await openShop({ database: server! });
    const products = await plainProducts(shop, 21);
    const started = await Promise.all([start({ DATABASE_URL: shop.url! }), start({ DATABASE_URL: shop.url! })]);
    const calls = started.map((each) =>
      caller((path, init) => fetch(`${'origin' in each ? each.origin : ''}${path}`, init)),
    );
    const call = (index: number) => calls[index % 2]!;
    const [person] = await newcomers(shop, 1);
    const { session } = person!.credentials as { session: string };
    await chooseDelivery({ request: call(0) }, { session }, { address_id: person!.address_id, delivery_service_id: 2 });
    await Promise.all(
      products
        .slice(0, 20)
        .map((productId, index) => call(index)(cart.add, { items: [{ productId, quantity: 1 }] }, { session })),
    );
    expect((await call(1)(cart.view, {}, { session })).data.totalItems).toBe(20);
    const buying = createBuying(shop, products[20]!);
    await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
    for (const round of rounds(6, 200)) {
      await buying.setStock(products[0]!, 100);
      const { people, slot } = await buying.buyers(1, products[0]!, 2);
      const taken = await buying.takenOf(slot);
      const { session } = people[0]!.credentials as { session: string };
      const answers = await Promise.all(
        [0, 1, 2, 3, 4].map((index) =>
          call(index)(checkout.buy, { payment_type_id: round % 2 ? 12 : 22 }, { session }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
      expect((await call(0)(orders.list, {}, { session })).data.page.totItems).toBe(1);
      expect([await buying.stockOf(products[0]!), await buying.takenOf(slot)]).toEqual([98_000, taken + 1]);
    }
    await shop.close();
  },
  240_000,
);

test('a second process on the same folder says so in one sentence, and the data outlive the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-data-'));
  const first = await start({}, ['--data', join(folder, 'shop')]);
  expect(first).toHaveProperty('origin');
  const second = await start({}, ['--data', join(folder, 'shop')]);
  expect(second).toEqual({ said: expect.stringMatching(/^I dati in .+ sono già aperti dal processo \d+: [^\n]+\n$/) });
  const request = caller((path, init) => fetch(`${(first as Started).origin}${path}`, init));
  const me: { session?: string } = {};
  await request(wholeCart.updateCartInfo, { property: 'need_invoice', value: 'true' }, me);
  await (first as Started).stop();
  const third = await start({}, ['--data', join(folder, 'shop')]);
  const again = caller((path, init) => fetch(`${(third as Started).origin}${path}`, init));
  expect((await again(cart.view, {}, me)).data.cartInfos).toEqual({ need_invoice: 'true' });
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

test('a wrong number is answered with a sentence, not with a stack', async () => {
  const child = await start({}, ['--memory', '--products', 'molti']);
  expect(child).toEqual({ said: '--products deve essere un numero intero, non "molti".\n' });
}, 30_000);
