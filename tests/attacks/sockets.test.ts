import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { start, stopAll } from '../operations/apiProcess.ts';

const long = process.env['SPESA_LONG'] === '1';
const many = 5_000;
const folder = mkdtempSync(join(tmpdir(), 'spesa-sockets-'));
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const post = 'POST /ebsn/api/cart/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** What a client begins with, and then sends piece by piece: nothing at all, a header without end, a body without end. */
const kinds = [
  ['', ''],
  ['GET /ebsn/api/cart/view HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
  [`${post}Content-Length: 20000\r\n\r\n{`, ' '],
  [`${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, '1\r\n \r\n'],
] as const;

/** A client that is connected and stays as slow as its kind. */
function slowly(
  port: number,
  [first, again]: readonly [string, string],
): Promise<{ socket: Socket; ended: Promise<number> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const from = performance.now();
    const ended = new Promise<number>((end) => socket.once('close', () => end((performance.now() - from) / 1000)));
    const drip = setInterval(() => again && socket.writable && socket.write(again), 2_000);
    socket
      .on('error', reject)
      .on('close', () => clearInterval(drip))
      .once('connect', () => {
        if (first) socket.write(first);
        socket.resume();
        resolve({ socket, ended });
      });
  });
}

/** The process's memory in MB. */
const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

test.runIf(long)(
  `SRV-08 ${many} sockets that are open at once and slow in every way stop nobody, cost little and are ended within their time`,
  async () => {
    const api = await start({}, ['--data', join(folder, 'data')]);
    if (!('pid' in api)) throw new Error(api.said);
    const port = Number(new URL(api.origin).port);
    const before = memory(api.pid);
    const clients: Awaited<ReturnType<typeof slowly>>[] = [];
    for (let opened = 0; opened < many; opened += 100)
      clients.push(
        ...(await Promise.all(Array.from({ length: 100 }, (_, index) => slowly(port, kinds[index % kinds.length]!)))),
      );
    expect(clients.filter(({ socket }) => !socket.destroyed).length).toBeGreaterThan(many * 0.9);
    for (const path of ['/cart/view', '/products?q=latte', '/store/list', '/cart/view']) {
      const asked = performance.now();
      const { status } = await fetch(`${api.origin}/ebsn/api${path}`);
      expect([path, status, performance.now() - asked < 3_000]).toEqual([path, 200, true]);
    }
    expect(memory(api.pid) - before).toBeLessThan(60 + many * 0.1);
    const seconds = await Promise.all(clients.map(({ ended }) => ended));
    expect(Math.max(...seconds)).toBeLessThan(60);
    expect((await fetch(`${api.origin}/ebsn/api/cart/view`)).status).toBe(200);
    expect(await api.stop()).toBe(0);
    expect(api.said()).not.toMatch(/error|fault/i);
  },
  300_000,
);
