import { createSocket, type Socket } from 'node:dgram';
import { createServer } from 'node:net';

const interval = 100;

/** Below the ephemeral ports of outgoing connections and of servers that listen on 0. */
const range = { from: 20_000, to: 32_000 };
let next = range.from + ((process.pid * 31) % (range.to - range.from));

/** Reserves a port among processes by binding the UDP port of the same number until this process ends; null where it is reserved already. */
function claim(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.unref();
    socket.once('error', () => resolve(null));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(socket));
  });
}

/** Reserves `count` neighbouring free ports for the life of this process; gives the first. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (next + count > range.to) next = range.from;
    const first = next;
    next += count;
    const held: (Socket | null)[] = [];
    for (let port = first; port < first + count; port += 1) held.push((await isFree(port)) ? await claim(port) : null);
    if (held.every((socket) => socket !== null)) return first;
    for (const socket of held) socket?.close();
  }
  throw new Error('nessuna porta libera');
}

/** Reserves a free port for the life of this process. */
export const freePort = (): Promise<number> => freePorts(1);

/** Is this port of this machine free? */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

interface Wait {
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout?: number;
  /** Gives an error when waiting has become senseless. */
  failed?: () => Error | null;
}

/** Waits until an address answers 2xx, following redirects (a starting Playground answers 502, then a bare 302). */
export async function waitForAnswer(
  url: string,
  { headers = {}, timeout = 120_000, failed = () => null }: Wait = {},
): Promise<void> {
  let last = 'nessuna risposta';
  for (const end = Date.now() + timeout; Date.now() < end;) {
    const error = failed();
    if (error) throw error;
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(
      () => null,
    );
    await response?.arrayBuffer().catch(() => null);
    if (response?.ok) return;
    if (response) last = `HTTP ${response.status}`;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`${url} non risponde dopo ${timeout / 1000} s (${last}).`);
}
