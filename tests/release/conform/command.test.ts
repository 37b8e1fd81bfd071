import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';

const command = path.join(import.meta.dirname, '../../../conform/main.ts');

let shop: Shop;
let server: ReturnType<typeof serve>;
let elsewhere: Server;
const portOf = (of: { address(): unknown }): number => (of.address() as AddressInfo).port;

beforeAll(async () => {
  shop = await openShop();
  server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  elsewhere = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Benvenuti'));
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
});
afterAll(async () => {
  server.close();
  elsewhere.close();
  await shop.close();
});

/** The command as people run it: how it ended and what it said last. */
const run = (...given: string[]): Promise<{ code: number; last: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...given], (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), last: stdout.trim().split('\n').at(-1) ?? '' }),
    );
  });

test('the conformance check ends with 0 where a shop can be made, with 1 where not, with 2 where it was not told what to ask', async () => {
  expect((await run(`http://127.0.0.1:${portOf(server)}/ebsn/api`)).code).toBe(0);
  expect((await run(`http://127.0.0.1:${portOf(elsewhere)}/ebsn/api`)).code).toBe(1);
  expect((await run('negozio')).code).toBe(2);
  const walked = await run(`http://127.0.0.1:${portOf(server)}/ebsn/api`, '--drained');
  expect(walked).toEqual({
    code: 0,
    last: expect.stringMatching(
      /^Peso sgocciolato: \d{4} prodotti guardati, 0 col prezzo per unità sbagliato/,
    ) as string,
  });
  const { code, last } = await run('--help');
  expect([code, last]).toEqual([0, expect.stringContaining('Ordini e pagamenti non si provano mai')]);
});
