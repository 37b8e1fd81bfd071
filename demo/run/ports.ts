import { createServer } from 'node:net';

const interval = 100;

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('nessuna porta libera')),
      );
    });
  });
}

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
