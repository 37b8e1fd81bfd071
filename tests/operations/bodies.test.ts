import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGateway } from '../../demo/gateway/gateway.ts';
import { freePort } from '../../demo/run/ports.ts';
import { createProvider } from '../../demo/provider/app.ts';
import { openServer } from '../../demo/server/http/openServer.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-bodies-'));
const ports = { api: 0, gateway: 0, provider: 0 };
const closing: (() => Promise<void>)[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  ports.api = await freePort();
  ports.gateway = await freePort();
  ports.provider = await freePort();
  const provider = await openServer(createProvider({ key: 'k' }), ports.provider, '127.0.0.1');
  const api = await openServer(shop.app, ports.api, '127.0.0.1');
  const inner = `http://127.0.0.1:${ports.api}`;
  const gateway = await openGateway({
    port: ports.gateway,
    hosts: ['127.0.0.1'],
    api: inner,
    wordpress: inner,
    site: folder,
    plugin: folder,
  });
  closing.push(gateway.stop, api.close, provider.close);
});
afterAll(async () => {
  for (const close of closing) await close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Talk {
  /** What the server said, until it hung up. */
  heard: string;
  /** How much it let us send, in bytes. */
  sent: number;
  seconds: number;
}

/** Opens a socket, sends `first`, then `again` as fast as it is taken or every `pause` ms, until the server hangs up or has said enough. */
function talk(port: number, first: string, { again = '', pause = 0, most = 0 } = {}): Promise<Talk> {
  const from = performance.now();
  return new Promise((resolve) => {
    let heard = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1');
    const send = () => {
      while (!socket.destroyed && again && sent < most) {
        sent += again.length;
        if (!socket.write(again)) return;
        if (pause) return;
      }
    };
    const timer = pause ? setInterval(send, pause) : undefined;
    socket.on('drain', () => void (pause || setImmediate(send)));
    socket.on('data', (text) => (heard += text.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ heard, sent: sent - socket.writableLength, seconds: (performance.now() - from) / 1000 });
    });
    socket.write(first);
    if (!pause) send();
  });
}

const envelopeOf = ({ heard }: Talk) => {
  const [head = '', ...rest] = heard.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return {
    http: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    code: JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)).response.errorsMessage[0].code,
    head: head.toLowerCase(),
  };
};

const MB = 1024 * 1024;
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
const post = (more: string) =>
  `POST /ebsn/api/cart/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

test('SRV-08 the card provider counts bodies too', async () => {
  const head = 'POST /pay/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await talk(ports.provider, head, { again: chunk(MB), most: 400 * MB });
  expect(envelopeOf(answer)).toMatchObject({ http: 413, code: 'request.tooLarge' });
  expect(answer.sent).toBeLessThan(100 * MB);
}, 60_000);

describe.each(['api', 'gateway'] as const)('at the %s', (where) => {
  test('SRV-08 a chunked body is counted as it comes: 413 after 256 kB, and the rest is not taken', async () => {
    const before = process.memoryUsage().rss;
    const answer = await talk(ports[where], post('Transfer-Encoding: chunked'), { again: chunk(MB), most: 400 * MB });
    expect(envelopeOf(answer)).toMatchObject({ http: 413, code: 'request.tooLarge' });
    expect(answer.sent).toBeLessThan(100 * MB);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
  }, 60_000);

  test('SRV-08 a body of 256 kB is taken, one announced larger is 413 at once', async () => {
    const fitting = await fetch(`http://127.0.0.1:${ports[where]}/ebsn/api/cart/add`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"items":[],"x":"${'x'.repeat(255 * 1024)}"}`,
    });
    expect(fitting.status).toBe(400);
    const announced = await talk(ports[where], `${post(`Connection: close\r\nContent-Length: ${100 * MB}`)}{`);
    expect(envelopeOf(announced)).toMatchObject({ http: 413, code: 'request.tooLarge' });
    expect(announced.seconds).toBeLessThan(5);
  });

  test('SRV-08 headers of 64 kB are 431 in the envelope, with the headers of every answer', async () => {
    const answer = await talk(ports[where], post(`Connection: close\r\nX-Long: ${'x'.repeat(64 * 1024)}`));
    expect(envelopeOf(answer)).toMatchObject({ http: 431, code: 'request.headersTooLarge' });
    expect(envelopeOf(answer).head).toContain('x-content-type-options: nosniff');
  });

  test('a request that is none, and a host that is none, are 400 in the envelope', async () => {
    for (const first of [
      'HELO shop\r\n\r\n',
      'GET /ebsn/api/cart/view HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    ])
      expect(envelopeOf(await talk(ports[where], first))).toMatchObject({ http: 400, code: 'request.malformed' });
  });
});

test('SRV-08 at the api and at the gateway a header or a body that drips is 408 within half a minute, while others are served', async () => {
  const drips = (['api', 'gateway'] as const).flatMap((where) => [
    talk(ports[where], 'GET /ebsn/api/cart/view HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', {
      again: 'x',
      pause: 500,
      most: 1000,
    }),
    talk(ports[where], `${post('Content-Length: 2000')}{`, { again: ' ', pause: 500, most: 1000 }),
  ]);
  for (const where of ['api', 'gateway'] as const)
    expect((await fetch(`http://127.0.0.1:${ports[where]}/ebsn/api/cart/view`)).status).toBe(200);
  for (const answer of await Promise.all(drips)) {
    expect(envelopeOf(answer)).toMatchObject({ http: 408, code: 'request.tooSlow' });
    expect(answer.seconds).toBeLessThan(30);
  }
  expect(shop.log).toEqual([]);
}, 400_000);
