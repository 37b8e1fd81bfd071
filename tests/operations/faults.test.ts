import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { startSeeded, stopAll } from './apiProcess.ts';
import { caller } from '../demo/server/caller.ts';
import type { FailPoint } from './killAt.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'killAt.ts')).href;
const writing = 'insert into "cart_item"';

afterEach(stopAll);

async function startFailing(point: FailPoint) {
  const env = { NODE_OPTIONS: `--import=${preload}`, FAIL_AT: JSON.stringify(point) };
  const server = await startSeeded(env);
  const call = caller((path, init) => fetch(server.origin + path, init));
  const { data } = await call(catalogue.products, { page_size: 1 });
  return { server, call, items: [{ productId: data.products[0]!.productId, quantity: 1 }] };
}

test('SRV-09 a handler that throws is the general error with a request id and nothing of its inside; the process lives and logs it under that id', async () => {
  const { server, call, items } = await startFailing({ event: writing, how: 'throws' });
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await call(cart.add, { items }, {});
    expect(answer).toMatchObject({ http: 500, status: 1, errors: [{ code: 'fault' }] });
    const { requestId } = answer.data as unknown as { requestId: string };
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify({ ...answer, headers: [...answer.headers] })).not.toMatch(/the inside|cart_item|\.ts:\d/);
    await expect.poll(server.said).toContain(requestId);
  }
  expect(server.said()).toContain(`the inside of ${writing}`);
  expect(server.isAlive()).toBe(true);
  expect((await call(cart.view, {}, {})).http).toBe(200);
}, 60_000);

test('SRV-09 a rejected promise that nobody waits for is logged; the call it belongs to and those after it are answered', async () => {
  const { server, call, items } = await startFailing({ event: writing, how: 'strays' });
  const me = {};
  expect((await call(cart.add, { items }, me)).http).toBe(200);
  await expect.poll(server.said).toContain('the inside of');
  expect((await call(cart.view, {}, me)).data.totalItems).toBe(1);
  expect(server.isAlive()).toBe(true);
}, 60_000);
