import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { createApp } from '../../demo/server/app.ts';
import { createCatalogue } from '../../demo/server/catalogue/catalogue.ts';
import { jobNames } from '../../demo/server/jobs/jobs.ts';
import { jsonLog, openLog } from '../../demo/server/observe/jsonLog.ts';
import { createMetrics, type Metrics } from '../../demo/server/observe/metrics.ts';
import { createPlans, type Planned } from '../../demo/server/observe/plans.ts';
import { metricsApp } from '../../demo/server/observe/metricsApp.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { orderOf } from '../demo/server/orderRows.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const server = process.env['TEST_DATABASE_URL'];
const deploy = join(import.meta.dirname, '../../deploy');
const id = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

interface Line {
  level: string;
  requestId: string;
  call: string;
  http: number;
  queries: number;
}

let shop: Shop;
let metrics: Metrics;
let request: Caller;
let fetch: Shop['fetch'];
const lines: string[] = [];
let asked = 0;

beforeAll(async () => {
  shop = await openShop();
  const ofApp = createCatalogue(shop.db, shop.listen);
  const counted = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  metrics = createMetrics({
    db: counted,
    catalogue: ofApp,
    pool: () => ({ busy: 1, idle: 2, waiting: 0 }),
    jobs: jobNames,
  });
  const write = jsonLog(openLog({ write: (line: string) => void lines.push(line) }));
  const app = createApp({
    ...shop.payments,
    listen: shop.listen,
    catalogue: ofApp,
    log(entry) {
      metrics.observe(entry);
      write(entry);
    },
  });
  fetch = async (path, init) => app.request(path as string, init);
  request = caller((path, init) => fetch(path, init));
}, 60_000);
afterAll(() => shop.close());

const lastLine = () => JSON.parse(lines.at(-1) ?? '{}') as Line;

test('a request keeps its id from the proxy to the answer and the log, and gets one where it has none or a strange one', async () => {
  const ask = (headers: Record<string, string>) => fetch('/ebsn/api/cart/view', { headers });
  expect((await ask({ 'X-Request-Id': id })).headers.get('X-Request-Id')).toBe(id);
  expect(lastLine()).toMatchObject({ requestId: id, call: 'GET /cart/view', http: 200 });
  for (const headers of [{}, { 'X-Request-Id': '*/ drop table cart; --' }, { 'X-Request-Id': 'a'.repeat(65) }]) {
    const own = (await ask(headers as Record<string, string>)).headers.get('X-Request-Id')!;
    expect(own).toMatch(/^[\da-f-]{36}$/);
    expect(lastLine().requestId).toBe(own);
  }
});

test('a call that takes longer than half a second is told as slow, with its slowest statement and no value of it', async () => {
  const slow = jsonLog(openLog({ write: (line: string) => void lines.push(line) }));
  const app = createApp({
    ...shop.payments,
    listen: shop.listen,
    log: (entry) => slow({ ...entry, started: entry.started - 600 }),
  });
  await app.request('/ebsn/api/cart/view', { headers: { 'X-Ebsn-Session': 'S'.repeat(43) } });
  expect(lastLine()).toMatchObject({ level: 'warn', slow: true, slowest: expect.stringMatching(/^select .*\$1/) });
});

test('of a slow call the plan of its slowest statement follows, with the tables and indexes it goes by and no value, once for each statement', async () => {
  const slowly = jsonLog(openLog({ write: () => {} }));
  const told: Planned[] = [];
  const tellPlan = createPlans(shop.db, (planned) => void told.push(planned));
  const app = createApp({
    ...shop.payments,
    listen: shop.listen,
    log(entry) {
      const late = { ...entry, started: entry.started - 600 };
      slowly(late);
      tellPlan(late);
    },
  });
  const secret = 'T'.repeat(43);
  const ask = (path: string) =>
    app.request(`/ebsn/api${path}`, { headers: { 'X-Ebsn-Session': secret, 'X-Request-Id': id } });
  await ask('/cart/view');
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    requestId: id,
    plan: expect.stringMatching(/^Function Scan session_with_actor ~\d+$/),
  });
  await ask('/cart/view');
  let words = 'zuccona';
  const plans = async () => {
    await app.request(`/ebsn/api/products?q=${(words += 'a')}`);
    return told.map(({ plan }) => plan);
  };
  // Which of its statements is the slowest is the machine's to say: each reads a table of the catalogue.
  await expect
    .poll(plans, { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/(Seq|Index|Index Only|Bitmap Heap) Scan \w+ ~\d+/));
  expect(told.filter(({ slowest }) => slowest.includes('session_with_actor'))).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain(secret);
  expect(JSON.stringify(told)).not.toContain('zuccona');
});

test.runIf(server)('a statement bears the id of its request where the database shows it', async () => {
  const other = await openShop({ database: server! });
  let letGo = () => {};
  await new Promise<void>((isLocked) => {
    void other.db.transaction().execute(async (db) => {
      await sql`lock table session in access exclusive mode`.execute(db);
      isLocked();
      await new Promise<void>((resolve) => (letGo = resolve));
    });
  });
  const answer = other.fetch('/ebsn/api/cart/view', {
    headers: { 'X-Request-Id': id, 'X-Ebsn-Session': 'S'.repeat(43) },
  });
  const waiting = async () =>
    (
      await sql<{
        query: string;
      }>`select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        other.db,
      )
    ).rows.map(({ query }) => query);
  await expect.poll(waiting).toEqual([expect.stringContaining(`/* ${id} */ select`)]);
  letGo();
  expect((await answer).status).toBe(419);
  await other.close();
});

test('a call tells in Server-Timing how long it took and its statements, an answer that all may keep does not', async () => {
  const { headers } = await request(wholeCart.updateCartInfo, { property: 'note', value: 'ciao' }, {});
  expect(headers.get('Server-Timing')).toMatch(/^app;dur=[\d.]+, sql;dur=[\d.]+;desc="[1-9]\d*"$/);
  expect(lastLine().queries).toBeGreaterThan(0);
  const shared = await request(catalogue.products, { page_size: 3 });
  expect(shared.headers.get('Cache-Control')).toContain('public');
  expect([shared.headers.get('Server-Timing'), shared.headers.get('X-Request-Id')]).toEqual([null, null]);
});

test('every call, job, lock, payment, mail and order is a figure; who asks often costs the database nothing', async () => {
  await request(cart.view, {}, {});
  await shop.db.insertInto('shop_order').values(orderOf(101)).execute();
  metrics.noteJob('mail', 12, true);
  metrics.noteJob('mail', 12, false);
  metrics.noteJob('reconcile', 12, false);
  const app = metricsApp(metrics);
  const first = await (await app.request('/metrics')).text();
  for (const figure of [
    /^spesa_call_seconds_count\{call="GET \/cart\/view",http="200"\} \d+$/m,
    /^spesa_job_failures_total\{job="mail"\} 1$/m,
    // Of a job that never ended well too, or the alert of one that has stopped would have nothing to go by.
    /^spesa_job_last_success_timestamp_seconds\{job="reconcile"\} \d{10}/m,
    /^spesa_database_up 1$/m,
    /^spesa_locks_waiting 0$/m,
    /^spesa_payment_problems \d+$/m,
    /^spesa_orders\{status="3"\} [1-9]\d*$/m,
    /^spesa_pool_connections\{state="busy"\} 1$/m,
    /^spesa_catalogue_age_seconds [\d.]+$/m,
    /^process_resident_memory_bytes \d+$/m,
  ])
    expect(first).toMatch(figure);
  const before = asked;
  for (let turn = 0; turn < 50; turn += 1) await app.request('/metrics');
  expect(asked).toBe(before);
  await wait(0);
  expect((await app.request('/')).status).toBe(404);
  expect((await fetch('/metrics')).status).toBe(404);
});

test('a database that is away is a figure too, and the others stay', async () => {
  const away = createMetrics({
    db: shop.db.withPlugin({
      transformQuery: () => {
        throw new Error('away');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
    catalogue: { readAt: () => undefined },
    pool: () => ({ busy: 0, idle: 0, waiting: 3 }),
  });
  const text = await away.text();
  expect(text).toMatch(/^spesa_database_up 0$/m);
  expect(text).toMatch(/^spesa_pool_connections\{state="waiting"\} 3$/m);
  expect(text).not.toMatch(/^spesa_payment_problems \d/m);
});

test('the dashboard and the alert rules name only figures that there are, and every alert says what to do', () => {
  const known = new Set(metrics.names());
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''));
  const namesIn = (text: string) => [...text.matchAll(/\b(?:spesa|process|nodejs)_[a-z\d_]+/g)].map(([name]) => name);
  const dashboard = readFileSync(join(deploy, 'grafana/spesa.json'), 'utf8');
  const panels = (JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] }).panels;
  const alerts = readFileSync(join(deploy, 'prometheus/alerts.yml'), 'utf8');
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.match(/expr: .+/g)!,
  ];
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions) expect(namesIn(expression).length).toBeGreaterThan(0);
  const told = expressions.flatMap(namesIn);
  expect(told.filter((name) => !isKnown(name))).toEqual([]);
  const shown = new Set(told.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect([...known].filter((name) => name.startsWith('spesa_') && !shown.has(name))).toEqual([]);
  const count = (word: string) => alerts.split(word).length - 1;
  expect(count('      - alert: ')).toBeGreaterThan(5);
  expect([count('summary: '), count('what_to_do: ')]).toEqual([count('- alert: '), count('- alert: ')]);
});
