import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openGateway } from '../../../demo/gateway/gateway.ts';
import { noteAnswer } from '../../callLog.ts';
import { isFree } from '../../../demo/run/ports.ts';

const page = `<p>${'Pane, latte e uova. '.repeat(200)}</p>`;
const script = `export const name = '${'x'.repeat(2000)}';`;
const folder = mkdtempSync(path.join(tmpdir(), 'spesa-gateway-'));
const closing: (() => Promise<unknown>)[] = [];
let port = 0;
let lastSeen: IncomingMessage;
let inner = '';
let secondPort = 0;
let shopApi = '';

async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Asking {
  method?: string;
  body?: string;
  at?: number;
}

function get(
  target: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', at = port }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port: at, path: target, method, headers }, (response) => {
      response.once('error', reject);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject).end(body);
  });
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'plugin/dist/preact'), { recursive: true });
  mkdirSync(path.join(folder, 'site/wp-includes'), { recursive: true });
  writeFileSync(path.join(folder, 'plugin/dist/preact/cart-Ab12Cd34.js'), script);
  writeFileSync(path.join(folder, 'plugin/dist/preact/loader.js'), script);
  writeFileSync(path.join(folder, 'plugin/dist/preact/manifest.json'), '{"version":"7.8.9"}');
  writeFileSync(path.join(folder, 'site/wp-includes/version.php'), '<?php secret');
  writeFileSync(path.join(folder, 'plugin/dist/preact/packed.css'), 'a { color: red; }');
  writeFileSync(path.join(folder, 'plugin/dist/preact/packed.css.br'), 'packed by the build');
  const wordpress = await upstream(async (request, response) => {
    lastSeen = request;
    if (request.url === '/modulo') return void response.end(await text(request));
    if (request.url === '/biscotti')
      return void response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'], 'Content-Type': 'text/html' }).end('ok');
    if (request.url === '/a-meta')
      return void response
        .writeHead(200, { 'Content-Length': '9000', 'Content-Type': 'image/png' })
        .write('x', () => response.destroy());
    if (request.url === '/vecchia') return void response.writeHead(301, { Location: `${inner}/nuova/` }).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  inner = wordpress;
  // Nobody listens there.
  const gone = 'http://127.0.0.1:1';
  shopApi = await upstream((request, response) => {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60', ETag: '"una"' };
    if (request.headers['if-none-match']?.includes('"una"')) return void response.writeHead(304, headers).end();
    response.writeHead(200, headers).end(JSON.stringify(page));
  });
  const site = path.join(folder, 'site');
  const plugin = path.join(folder, 'plugin');
  const hosts = ['127.0.0.1'];
  const gateways = await Promise.all([
    openGateway({ port: 0, hosts, wordpress, api: gone, site, plugin, log: noteAnswer }),
    openGateway({ port: 0, hosts, wordpress: gone, api: shopApi, site, plugin }),
  ]);
  [port, secondPort] = gateways.map((gateway) => gateway.port) as [number, number];
  closing.unshift(...gateways.map(({ stop }) => stop));
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the gateway in front of WordPress', () => {
  test('passes on the host and the scheme that the visitor asked for', async () => {
    await get('/', { Host: 'negozio.test:81', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'forged.test' });
    expect(lastSeen.headers).toMatchObject({
      host: 'negozio.test:81',
      'x-forwarded-host': 'negozio.test:81',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test.each([
    ['/p', '/'],
    ['/p/', '/'],
    ['/p?x=1', '/?x=1'],
    ['/p/wp-json/wp/v2/pages?slug=a', '/wp-json/wp/v2/pages?slug=a'],
    ['/p//evil.test/x', '/evil.test/x'],
    ['/pane', '/pane'],
    ['/category/p/', '/category/p/'],
  ])('answers %s as %s', async (asked, passed) => {
    await get(asked);
    expect(lastSeen.url).toBe(passed);
  });

  test('turns a redirect to the inner address into one within the site', async () => {
    const { status, headers } = await get('/vecchia');
    expect([status, headers.location]).toEqual([301, '/nuova/']);
  });

  test('packs text as the visitor can read it, and leaves it alone for one who can not', async () => {
    const [brotli, gzip, plain, refused] = await Promise.all(
      ['gzip, br', 'gzip', 'identity', 'br;q=0'].map((accepted) => get('/', { 'Accept-Encoding': accepted })),
    );
    expect([
      brotli?.headers['content-encoding'],
      gzip?.headers['content-encoding'],
      plain?.headers['content-encoding'],
      refused?.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined, undefined]);
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(page);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page);
    expect(plain?.body.toString()).toBe(page);
    expect(brotli?.headers.vary).toContain('Accept-Encoding');
  });

  test('passes on a form with its length, and every cookie of the answer', async () => {
    const form = `nome=${'a'.repeat(100_000)}`;
    const sent = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(form.length) };
    expect((await get('/modulo', sent, { method: 'POST', body: form })).body.toString()).toBe(form);
    expect(lastSeen.headers['content-length']).toBe(String(form.length));
    expect((await get('/biscotti')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('breaks off an answer that WordPress breaks off', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(get('/a-meta')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
    expect(log.mock.calls.map(([error]) => (error as NodeJS.ErrnoException).code)).toEqual(['ECONNRESET']);
    log.mockRestore();
  });

  test('keeps for itself what belongs to one connection', async () => {
    await get('/', { Connection: 'keep-alive, X-Mine', 'Keep-Alive': 'timeout=9', TE: 'trailers', Upgrade: 'h2c' });
    const { te, upgrade, 'keep-alive': keepAlive } = lastSeen.headers;
    expect([te, upgrade, keepAlive]).toEqual([undefined, undefined, undefined]);
  });

  test('says in one sentence that the site is away', async () => {
    const { status, body, headers } = await get('/', {}, { at: secondPort });
    expect([status, headers['retry-after'], body.toString()]).toEqual([
      503,
      '2',
      'Il sito non risponde, riprova tra qualche secondo.\n',
    ]);
  });

  test('packs a shared answer of the API, leaves its caching alone, and passes on that nothing has changed', async () => {
    const products = '/ebsn/api/products';
    const whole = await get(products, { 'Accept-Encoding': 'br' }, { at: secondPort });
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-encoding': 'br',
      etag: 'W/"una"',
    });
    expect(JSON.parse(brotliDecompressSync(whole.body).toString())).toBe(page);
    const again = await get(products, { 'Accept-Encoding': 'br', 'If-None-Match': 'W/"una"' }, { at: secondPort });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'public, max-age=60']);
  });

  test('says that the API is away in the envelope of the API', async () => {
    const { status, body } = await get('/ebsn/api/cart/view');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toMatchObject({
      response: { status: 7, errorsMessage: [{ code: 'gateway.unreachable' }] },
    });
  });

  test('[GET /version.json] gives the version of the bundle, never kept', async () => {
    const { headers, body } = await get('/version.json');
    expect(JSON.parse(body.toString())).toEqual({ version: '7.8.9' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('plain files', () => {
  const at = (name: string) => `/wp-content/plugins/spesa/dist/preact/${name}`;

  test('a file whose name changes with its content is kept for a year, another is asked for again', async () => {
    const [hashed, loader] = await Promise.all([
      get(at('cart-Ab12Cd34.js'), { 'Accept-Encoding': 'br' }),
      get(at('loader.js')),
    ]);
    expect(hashed?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(hashed?.body ?? '').toString()).toBe(script);
    expect(loader?.headers['cache-control']).toBe('no-cache');
    expect((await get(at('loader.js'), { 'If-None-Match': loader?.headers.etag ?? '' })).status).toBe(304);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const { headers, body } = await get(at('loader.js'), {}, { method: 'HEAD' });
    expect([headers['content-length'], body.length]).toEqual([String(script.length), 0]);
  });

  test('a part of a file is given as it is, never packed', async () => {
    const { status, headers, body } = await get(at('loader.js'), { Range: 'bytes=0-9', 'Accept-Encoding': 'br' });
    expect([status, headers['content-range'], headers['content-encoding'], body.toString()]).toEqual([
      206,
      `bytes 0-9/${script.length}`,
      undefined,
      script.slice(0, 10),
    ]);
  });

  test('what the build has packed already is given as it lies there', async () => {
    const { headers, body } = await get(at('packed.css'), { 'Accept-Encoding': 'gzip, br' });
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'packed by the build']);
    expect((await get(at('packed.css'))).body.toString()).toBe('a { color: red; }');
  });

  test.each([
    '/wp-includes/version.php',
    '/wp-includes/..%2f..%2fsecret.css',
    '/wp-includes/%2e%2e/x.css',
    '/wp-includes/.htaccess.txt',
    '/wp-includes/%00.css',
    '/wp-includes/%E0%A4%A.css',
    '/wp-includes/none.css',
  ])('%s is not served as a file', async (target) => {
    expect((await get(target)).body.toString()).toBe(page);
  });
});

test('SRV-06 what has begun when it is stopped is finished', async () => {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let end = (): void => {};
  const slow = await upstream((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).write('uno ');
    end = () => response.end('due');
    begin();
  });
  const gateway = await openGateway({
    port: 0,
    hosts: ['127.0.0.1'],
    wordpress: slow,
    api: slow,
    site: folder,
    plugin: folder,
  });
  const answer = get('/lenta', {}, { at: gateway.port });
  await begun;
  const stopped = gateway.stop();
  await expect.poll(() => isFree(gateway.port), { interval: 10, timeout: 20_000 }).toBe(true);
  end();
  await stopped;
  expect((await answer).body.toString()).toBe('uno due');
});
