import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../demo/server/app.ts';
import { freePort } from '../../../demo/run/ports.ts';
import { openServer, type OpenServer } from '../../../demo/server/http/openServer.ts';
import { findNginx } from '../../run/system.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { logIn } from '../../demo/server/people.ts';
import { startNginx, type Nginx } from './nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-nginx-'));
const site = join(folder, 'site');
const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });
const products = '/ebsn/api/products?page_size=3&hash=w1d0t0';

interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.runIf(findNginx())('the shop behind nginx', () => {
  let shop: Shop;
  let nginx: Nginx;
  const ports: number[] = [];
  const servers: OpenServer[] = [];
  /** Addresses of callers as the API saw them, and which process answered. */
  const seen: { remote: string | undefined; id: string | undefined; process: number }[] = [];

  async function openApi(index: number): Promise<void> {
    const app = createApp({
      ...shop.payments,
      listen: shop.listen,
      outbox: true,
      log: ({ request }) =>
        void seen.push({
          remote: request.req.header('x-forwarded-for'),
          id: request.req.header('x-request-id'),
          process: index,
        }),
    });
    servers[index] = await openServer(app, ports[index]!, '127.0.0.1');
  }

  beforeAll(async () => {
    shop = await openShop();
    ports.push(await freePort(), await freePort());
    await openApi(0);
    await openApi(1);
    mkdirSync(join(site, 'dist'), { recursive: true });
    writeFileSync(join(site, 'dist/runtime-Ab12Cd34.js'), `export default '${'x'.repeat(2000)}';`);
    writeFileSync(join(site, 'dist/manifest.json'), '{}');
    nginx = await startNginx(folder, [ports[0]!, ports[1]!], site);
    const isUp = () =>
      get('/dist/manifest.json').then(
        () => true,
        () => false,
      );
    for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await wait(50);
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await nginx.running.stop();
    for (const server of servers) await server.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function get(path: string, headers: Record<string, string> = {}, body?: string): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const outgoing = ask(
        nginx.origin + path,
        { agent, method: body === undefined ? 'GET' : 'POST', headers },
        (answer) =>
          void text(answer).then((said) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: said }),
          ),
      );
      outgoing.once('error', reject).end(body);
    });
  }

  test('files whose name changes with them are kept for ever and packed, others are asked about', async () => {
    const hashed = await get('/dist/runtime-Ab12Cd34.js', { 'Accept-Encoding': 'gzip' });
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect((await get('/dist/manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  test('it speaks HTTP/2, and plain HTTP is sent to TLS', async () => {
    const client = connect(nginx.origin, { rejectUnauthorized: false });
    const stream = client.request({ ':path': '/dist/manifest.json' });
    const status = await new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])));
    client.close();
    expect(status).toBe(200);
  });

  test('the caller’s address comes from nginx alone, and so does the id of the request', async () => {
    seen.length = 0;
    const { headers } = await get('/ebsn/api/cart/view', {
      'X-Forwarded-For': '203.0.113.9, 127.0.0.1',
      'X-Request-Id': 'f'.repeat(32),
    });
    expect(seen[0]).toMatchObject({ remote: '127.0.0.1', id: headers['x-request-id'] });
    expect(headers['x-request-id']).toMatch(/^(?!f{32})[\da-f]{32}$/);
    await expect.poll(nginx.log).toContain(`"requestId":"${headers['x-request-id'] as string}"`);
  });

  test('an answer for all is asked for once and given to many; one for somebody is never kept', async () => {
    seen.length = 0;
    const bodies = new Set<string>();
    for (let turn = 0; turn < 10; turn += 1) bodies.add((await get(products)).body);
    expect([bodies.size, seen.length]).toEqual([1, 1]);

    const planted = await Promise.all(['anna', 'bruno'].map((name) => logIn(shop, name)));
    const secrets = planted.flatMap(({ session, account }) => [session!, ...(account ? [account] : [])]);
    const paths = [
      '/ebsn/api/cart/view',
      '/ebsn/api/auth/test',
      '/ebsn/api/order/list',
      products,
      '/ebsn/api/address/view',
    ];
    for (const { session } of planted) for (const path of paths) await get(path, { 'X-Ebsn-Session': session! });
    for (let turn = 0; turn < 3; turn += 1)
      for (const path of paths) {
        const { body, headers } = await get(path);
        const heard = body + JSON.stringify(headers);
        expect([path, secrets.filter((secret) => heard.includes(secret))]).toEqual([path, []]);
        expect([path, /anna@|bruno@/.test(heard)]).toEqual([path, false]);
      }
  });

  test('what the API alone has is asked of it, whatever its name ends in: pictures of products and the description of its calls', async () => {
    const { data } = JSON.parse((await get(products)).body) as { data: { products: { mediaURLMedium: string }[] } };
    const picture = new URL(data.products[0]!.mediaURLMedium, nginx.origin);
    expect(picture.pathname).toMatch(/^\/photo\/.+\.webp$/);
    for (const [path, type] of [
      [picture.pathname + picture.search, 'image/webp'],
      ['/ebsn/api/openapi.json', 'application/json'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
    }
  });

  test('no query stands in its log', async () => {
    const secret = randomBytes(12).toString('hex');
    await get(`/ebsn/api/registration/check?reset_token=${secret}`);
    await get(`/dist/manifest.json?reset_token=${secret}`);
    await expect.poll(() => nginx.log().includes('/ebsn/api/registration/check')).toBe(true);
    expect(nginx.log()).not.toContain(secret);
  });

  test('a body that is too large and calls that are too many are refused in the envelope', async () => {
    const json = { 'Content-Type': 'application/json', 'X-Ebsn-Client': 'site' };
    const large = await get('/ebsn/api/cart/add', json, `"${'x'.repeat(300_000)}"`);
    expect([large.status, JSON.parse(large.body).response.errors[0].code]).toEqual([413, 'request.tooLarge']);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => get('/ebsn/api/auth/login', json, '{"login":"a","password":"b"}')),
    );
    const limited = guesses.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(10);
    for (const { body, headers } of limited.slice(-1)) {
      expect(JSON.parse(body).response.errors[0].code).toBe('request.limited');
      expect(headers['retry-after']).toBe('2');
    }
  });

  test.each(['/outbox', '/magazzino', '/metrics', '/health', '/ready', '/.env', '/wp-content/uploads/a.php'])(
    '%s is not there for the world',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('a process that is gone is not noticed; without any, what all may see is still given and the rest is 503 in the envelope', async () => {
    await servers[0]!.close();
    seen.length = 0;
    for (let turn = 0; turn < 12; turn += 1) expect((await get('/ebsn/api/cart/view')).status).toBe(200);
    expect(new Set(seen.map(({ process }) => process))).toEqual(new Set([1]));
    await servers[1]!.close();
    expect((await get(products)).status).toBe(200);
    const away = await get('/ebsn/api/cart/view');
    expect([away.status, away.headers['retry-after'], JSON.parse(away.body).response.errors[0].code]).toEqual([
      503,
      '5',
      'gateway.unreachable',
    ]);
    await openApi(0);
    await openApi(1);
    await expect
      .poll(async () => (await get('/ebsn/api/cart/view')).status, { timeout: 15_000, interval: 500 })
      .toBe(200);
  }, 40_000);
});
