import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGateway } from '../../../demo/gateway/gateway.ts';
import { freePort } from '../../../demo/run/ports.ts';

const page = `<p>${'Pane, latte e uova. '.repeat(200)}</p>`;
const script = `export const name = '${'x'.repeat(2000)}';`;
const folder = mkdtempSync(path.join(tmpdir(), 'spesa-gateway-'));
const closing: (() => Promise<unknown>)[] = [];
let port = 0;
let lastSeen: IncomingMessage;
let inner = '';

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

function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.once('error', reject).end();
  });
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'plugin/dist/preact'), { recursive: true });
  mkdirSync(path.join(folder, 'site/wp-includes'), { recursive: true });
  writeFileSync(path.join(folder, 'plugin/dist/preact/cart-Ab12Cd34.js'), script);
  writeFileSync(path.join(folder, 'plugin/dist/preact/loader.js'), script);
  writeFileSync(path.join(folder, 'plugin/dist/preact/manifest.json'), '{"version":"7.8.9"}');
  writeFileSync(path.join(folder, 'site/wp-includes/version.php'), '<?php secret');
  const wordpress = await upstream((request, response) => {
    lastSeen = request;
    if (request.url === '/vecchia') return void response.writeHead(301, { Location: `${inner}/nuova/` }).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  inner = wordpress;
  const gone = `http://127.0.0.1:${await freePort()}`;
  port = await freePort();
  const gateway = await openGateway({ port, hosts: ['127.0.0.1'], wordpress, api: gone, site: path.join(folder, 'site'), plugin: path.join(folder, 'plugin') });
  closing.unshift(gateway.stop);
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the gateway in front of WordPress', () => {
  test('passes on the host and the scheme that the visitor asked for', async () => {
    await get('/', { Host: 'negozio.test:81', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'forged.test' });
    expect(lastSeen.headers).toMatchObject({ host: 'negozio.test:81', 'x-forwarded-host': 'negozio.test:81', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' });
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
    const [brotli, gzip, plain, refused] = await Promise.all(['gzip, br', 'gzip', 'identity', 'br;q=0'].map((accepted) => get('/', { 'Accept-Encoding': accepted })));
    expect([brotli?.headers['content-encoding'], gzip?.headers['content-encoding'], plain?.headers['content-encoding'], refused?.headers['content-encoding']]).toEqual(['br', 'gzip', undefined, undefined]);
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(page);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page);
    expect(plain?.body.toString()).toBe(page);
    expect(brotli?.headers.vary).toContain('Accept-Encoding');
  });

  test('says that the API is away in the envelope of the API', async () => {
    const { status, body } = await get('/ebsn/api/cart/view');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toMatchObject({ response: { status: 7, errorsMessage: [{ code: 'gateway.unreachable' }] } });
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
    const [hashed, loader] = await Promise.all([get(at('cart-Ab12Cd34.js'), { 'Accept-Encoding': 'br' }), get(at('loader.js'))]);
    expect(hashed?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(hashed?.body ?? '').toString()).toBe(script);
    expect(loader?.headers['cache-control']).toBe('no-cache');
    expect((await get(at('loader.js'), { 'If-None-Match': loader?.headers.etag ?? '' })).status).toBe(304);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const { headers, body } = await get(at('loader.js'), {}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(script.length), 0]);
  });

  test.each(['/wp-includes/version.php', '/wp-includes/..%2f..%2fsecret.css', '/wp-includes/%2e%2e/x.css', '/wp-includes/.htaccess.txt', '/wp-includes/%00.css', '/wp-includes/%E0%A4%A.css', '/wp-includes/none.css'])('%s is not served as a file', async (target) => {
    expect((await get(target)).body.toString()).toBe(page);
  });
});
