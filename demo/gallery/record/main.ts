import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { createApp } from '../../server/app.ts';
import { migrate } from '../../server/database/migrations/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { createProviderClient } from '../../server/payment/provider.ts';
import { fillBasket, type Basket } from '../basket.ts';
import { demoPassword } from '../people.ts';
import { callOf, type Answer, type Recording } from '../../../wp-plugin/editor/calls.ts';
import { trimmed } from './trimmed.ts';

/** Records the demo for the editor's "Vedi come…" (wp-plugin/editor/scene.ts): node demo/gallery/record/main.ts */
const target = join(import.meta.dirname, '../../../wp-plugin/editor/recording.json');
const origin = 'http://localhost:8070';
const base = '/ebsn/api';
const other = 'w2d0t0';

/** Inputs without which a call answers nothing, or the other form of a path that has two. */
const asked: readonly string[] = [
  '/products?parent_category_id=2&page_size=12',
  '/products?product_id=20001',
  '/category?depth=3',
  '/category?slug=home',
  '/category?slug=frutta-e-verdura',
  '/suggest?q=pasta',
  '/products/product-alternative-detail?product_id=20001&details=true',
  '/leaflet/view?leaflet_id=1000',
  '/wishlist/view?list_id=2001',
  '/payment-type/list-auth?payment_type_id=12',
];

/** Each read of the shop by its path alone, where it answers without being told anything. */
const reads = (): string[] =>
  Object.values(endpoints).flatMap((area) =>
    Object.values(area)
      .filter(
        ({ method, effect, base: where, path }) =>
          method === 'GET' && effect === 'read' && where === 'shop' && !path.includes('{'),
      )
      .map(({ path }) => path),
  );

/** Looks by its effect, though it is asked by POST. */
const posted = '/checkout/prepare';

async function answersOf(shop: Hono, session: string, hash = ''): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const call of new Set([...asked, ...reads(), ...(session ? [posted] : [])])) {
    const key = callOf(new URL(`${base}${call}`, origin));
    if (key in answers) continue;
    const address = `${base}${call}${hash && (call.includes('?') ? '&' : '?')}${hash && `hash=${hash}`}`;
    const answer = await shop.request(address, {
      ...(call === posted && { method: 'POST', body: '{}' }),
      headers: { 'content-type': 'application/json', ...(session && { 'X-Ebsn-Session': session }) },
    });
    const body = (await answer.json().catch(() => ({}))) as {
      response?: { status: number; errors?: Answer['refused'] };
      user?: object;
      data?: unknown;
    };
    const refused = call === posted && body.data !== undefined && body.response?.errors;
    if (body.response?.status === 0 || refused)
      answers[key] = trimmed({ user: body.user, data: body.data, ...(refused && { refused }) }) as Answer;
  }
  return answers;
}

async function person(shop: Hono, name: string, basket?: Basket): Promise<Recording['people'][string]> {
  const answer = await shop.request(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ login: `${name}@example.it`, password: demoPassword }).toString(),
  });
  const session = answer.headers.get('X-Ebsn-Session') ?? '';
  const { user } = (await answer.json()) as { user: { userId: number } };
  if (basket) await fillBasket(shop, session, basket);
  return { userId: user.userId, answers: await answersOf(shop, session) };
}

/** Only what differs from what a visitor is told. */
function beside(
  visitor: Record<string, Answer>,
  { userId, answers }: Recording['people'][string],
): Recording['people'][string] {
  const own = Object.entries(answers).filter(
    ([key, { data }]) => data === undefined || JSON.stringify(data) !== JSON.stringify(visitor[key]?.data),
  );
  return { userId, answers: Object.fromEntries(own) };
}

const database = await openDatabase({ memory: true });
await migrate(database.db);
const shop = createApp({
  db: database.db,
  listen: database.listen,
  places: { shop: origin },
  provider: createProviderClient('http://localhost:8071', ''),
  log: () => {},
});
const visitor = await answersOf(shop, '');
const elsewhere = await answersOf(shop, '', other);
const recording: Recording = {
  at: Date.now(),
  people: {
    visitor: { userId: -1, answers: visitor },
    elsewhere: beside(visitor, { userId: -1, answers: elsewhere }),
    newcomer: beside(visitor, await person(shop, 'bruno')),
    customer: beside(visitor, await person(shop, 'giulia', 'chosen')),
    empty: beside(visitor, await person(shop, 'dario', 'empty')),
    member: beside(visitor, await person(shop, 'anna')),
    full: beside(visitor, await person(shop, 'carla', 'full')),
  },
};
writeFileSync(target, `${JSON.stringify(recording)}\n`);
console.info(
  `${target}: ${Object.entries(recording.people)
    .map(([name, { answers }]) => `${name} ${Object.keys(answers).length}`)
    .join(', ')}`,
);
await database.close();
