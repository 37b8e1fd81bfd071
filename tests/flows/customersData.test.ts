import { afterAll, beforeAll, expect, test } from 'vitest';
import { lists } from '../../core/api/endpoints/lists.ts';
import { customersData } from '../../core/flows/customersData.ts';
import { signIn } from '../../core/flows/signIn.ts';
import type { ShoppingList } from '../../core/schema/lists.ts';
import { logIn, plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { testSpesa } from '../testBrowser.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

test('LAW-14 the file holds all lists with their lines, all messages, orders, codes, points and weekly orders, however many', async () => {
  const me = await logIn(shop, 'anna');
  const [productId] = (await plainProducts(shop, 1)) as [number];
  for (let n = 0; n < 13; n++) {
    const { data } = await shop.request(lists.insert, { name: `Lista ${n}` }, me);
    const items = [{ productId, quantity: 2 }];
    if (n % 12 === 0) await shop.request(lists.addProducts, { wishlistId: data.listId, items }, me);
  }
  const messages = Array.from({ length: 101 }, (_, n) => ({
    user_id: 101,
    message_type_id: 1,
    channel: 'email' as const,
    subject: `Messaggio ${n}`,
    body: 'Testo',
  }));
  await shop.db.insertInto('notification').values(messages).execute();

  const { spesa } = testSpesa(shop.fetch);
  await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  const file = await customersData(spesa);
  const made = (file['lists'] as ShoppingList[]).filter(({ name }) => name.startsWith('Lista '));
  const filled = made.filter((list) => JSON.stringify(list).includes(`"productId":${productId}`));
  expect([made.length, filled.length]).toEqual([13, 2]);
  const subjects = new Set((file['notifications'] as { subject: string }[]).map(({ subject }) => subject));
  expect(messages.every(({ subject }) => subjects.has(subject))).toBe(true);
  expect((file['giftCertificates'] as unknown[]).length).toBeGreaterThan(0);
  expect(file).toMatchObject({
    recurringOrders: expect.any(Array) as unknown,
    points: { balance: expect.any(Number) as unknown },
  });
});

test('LAW-14 a call that a shop does not have is left out; one that is not answered ends the download', async () => {
  const { spesa } = testSpesa((input, init) => {
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/awards/view_story')) return Promise.resolve(new Response('', { status: 404 }));
    if (path.endsWith('/giftcertificate/list') && broken) return Promise.reject(new TypeError('Failed to fetch'));
    return shop.fetch(input, init);
  });
  let broken = false;
  await signIn(spesa, { login: 'bruno@example.it', password: 'spesa-demo' });
  const file = await customersData(spesa);
  expect([file['points'], Array.isArray(file['lists'])]).toEqual([undefined, true]);
  broken = true;
  await expect(customersData(spesa)).rejects.toMatchObject({ reason: 'unreachable' });
});
