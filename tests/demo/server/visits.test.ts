import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitMeasures, type Visit } from '../../../core/schema/visit.ts';
import { createApp } from '../../../demo/server/app.ts';
import { createCatalogue } from '../../../demo/server/catalogue/catalogue.ts';
import { createMetrics, type Metrics } from '../../../demo/server/observe/metrics.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import { createClock } from '../../../demo/server/time/clock.ts';
import { addVisit, bucketOf, quantile, visitFigures } from '../../../demo/server/visits/figures.ts';
import { employeeCookie } from './atWarehouse.ts';
import { kinds, type Cluster } from './cluster.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

const day = 86_400_000;
const whole: Visit = {
  page: 'product',
  device: 'phone',
  lcp: 1_800,
  inp: 90,
  cls: 20,
  touch: 40,
  calls: 12,
  failed: 1,
};

let shop: Shop;
let metrics: Metrics;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  shop = await openShop();
  const catalogue = createCatalogue(shop.db, shop.listen);
  metrics = createMetrics({ db: shop.db, catalogue, pool: () => ({ busy: 0, idle: 0, waiting: 0 }) });
  app = createApp({ ...shop.payments, listen: shop.listen, outbox: true, noteVisit: metrics.noteVisit });
}, 60_000);
afterAll(() => shop.close());

const send = (body: string, headers: Record<string, string> = {}) =>
  app.request('http://localhost:8080/ebsn/api/visits', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
  });
const report = (visit: object) => send(JSON.stringify(visit));
const rows = () => shop.db.selectFrom('visit_figure').selectAll().orderBy('measure').execute();

test('a report is added to the figures of its day and of Prometheus; nothing of who sent it is kept', async () => {
  expect((await report(whole)).status).toBe(204);
  expect((await report({ ...whole, lcp: 1_900 })).status).toBe(204);
  expect((await report({ page: 'cart', device: 'desktop', cls: 0 })).status).toBe(204);
  const product = (await rows()).filter(({ page }) => page === 'product');
  expect(product.map(({ measure, bucket, count, total }) => [measure, bucket, Number(count), Number(total)])).toEqual([
    ['calls', 0, 2, 24],
    ['cls', 1, 2, 40],
    ['failed', 0, 2, 2],
    ['inp', 1, 2, 180],
    ['lcp', 3, 2, 3_700],
    ['touch', 0, 2, 80],
  ]);
  expect(Object.keys(product[0]!).sort()).toEqual(['bucket', 'count', 'day', 'device', 'measure', 'page', 'total']);
  const text = await metrics.text();
  for (const figure of [
    /^spesa_visit_lcp_seconds_bucket\{le="2",page="product"\} 2$/m,
    /^spesa_visit_lcp_seconds_bucket\{le="1.5",page="product"\} 0$/m,
    /^spesa_visit_inp_seconds_count\{page="product"\} 2$/m,
    /^spesa_visit_cls_sum\{page="product"\} 0.04$/m,
    /^spesa_visit_touch_seconds_sum\{page="product"\} 0.08$/m,
    /^spesa_visit_calls_total\{page="product"\} 24$/m,
    /^spesa_visit_failed_calls_total\{page="product"\} 2$/m,
  ])
    expect(text).toMatch(figure);
});

test.each([
  ['no JSON', 'lcp=3'],
  ['nothing', ''],
  ['an address in place of a page', JSON.stringify({ ...whole, page: '/product/x?code=1' })],
  ['a page that the shop does not have', JSON.stringify({ ...whole, page: 'constructor' })],
  ['a field that says who', JSON.stringify({ ...whole, user: 7 })],
  ['a time below nothing', JSON.stringify({ ...whole, lcp: -1 })],
  ['a time of a year', JSON.stringify({ ...whole, lcp: 3e10 })],
  ['a list', '[]'],
])('%s is refused with 400 and changes no figure', async (_name, body) => {
  const before = await rows();
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ response: { status: 2 } });
  expect(await rows()).toEqual(before);
});

test('SEC-06 a page of another site reports nothing here, and more than fifty reports a second are let go', async () => {
  expect((await send(JSON.stringify(whole), { Origin: 'https://evil.example' })).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 150 }, () => send('')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(refused[0]!.headers.get('Retry-After')).toBe('1');
});

test('the value that three of four visits stay below is worked out within its bucket', () => {
  expect(bucketOf([10, 20], 10)).toBe(0);
  expect(bucketOf([10, 20], 11)).toBe(1);
  expect(bucketOf([10, 20], 21)).toBe(2);
  expect(quantile([100, 200], [], 0.75)).toBeUndefined();
  expect(quantile([100, 200], [0, 4], 0.75)).toBe(175);
  expect(quantile([100, 200], [3, 1], 0.75)).toBe(100);
  expect(quantile([100, 200], [1, 0, 3], 0.75)).toBe(200);
});

test('figures are of the days that are asked for, the pages with most visits first, and end after ninety days', async () => {
  const at = now() + 400 * day;
  for (const age of [0, 27, 28, 89, 91]) await addVisit(shop.db, { ...whole, lcp: 400 + age }, at - age * day);
  await addVisit(shop.db, { page: 'home', device: 'phone', cls: 5 }, at);
  const figures = await visitFigures(shop.db, 28, at);
  expect(figures.map(({ page, visits, calls, failed }) => [page, visits, calls, failed])).toEqual([
    ['product', 2, 24, 2],
    ['home', 1, 0, 0],
  ]);
  expect(figures[1]!.measures).toEqual({ cls: 8 });
  expect(figures[0]!.measures.lcp).toBeLessThanOrEqual(visitMeasures.lcp[0]);
  await sweep(shop.db, createClock(400 * day));
  const { count } = await shop.db
    .selectFrom('visit_figure')
    .select(({ fn }) => fn.count<string>('day').distinct().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4);
});

test('the page of visits is for the warehouse’s employees, in words beside the numbers', async () => {
  await addVisit(shop.db, { ...whole, page: 'search', lcp: 5_000 }, now());
  const look = (cookie = '') => app.request('/magazzino/velocita', { headers: { Cookie: cookie } });
  expect((await look()).headers.get('location')).toBe('/magazzino');
  const cookie = await employeeCookie(shop);
  const page = await (await look(cookie)).text();
  expect(page).toContain('<th scope="row">Ricerca</th>');
  expect(page.replace(/\s+/g, ' ')).toMatch(/5,5 s <small>lento<\/small>/);
  expect(page).toContain('1 su 12');
  expect(page, 'the bar of the warehouse’s other pages').toContain('action="/magazzino/esci"');
  expect(await (await app.request('/magazzino', { headers: { Cookie: cookie } })).text()).toContain(
    '/magazzino/velocita',
  );
});

test.each(kinds)(
  'visits that are told at once are all counted ($name)',
  async ({ open }) => {
    const cluster: Cluster = await open();
    const at = now();
    await Promise.all(
      Array.from({ length: 60 }, (_, turn) => addVisit(cluster.next().db, { ...whole, lcp: 700 * (turn % 4) }, at)),
    );
    expect(await visitFigures(cluster.first.db, 1, at)).toMatchObject([{ visits: 60, calls: 720, failed: 60 }]);
    await cluster.close();
  },
  60_000,
);
