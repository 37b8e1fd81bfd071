import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { limitedServer } from './limitedServer.ts';

/** In ms: how long callers have to hear that the server is closing, and how long what has begun may take. */
const NOTICE = 500;
const PATIENCE = 10_000;

export interface OpenServer {
  close(): Promise<void>;
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_failure, count) => resolve(count)));

/** Resolves when the last answer is sent, after ten seconds at most. Until the callers have had notice, whoever asks is still answered. */
export async function closeServer(server: Server): Promise<void> {
  const last = performance.now() + PATIENCE;
  for (const end = performance.now() + NOTICE; performance.now() < end && (await connections(server)) > 0;)
    await wait(20);
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => {
    if (performance.now() < last) server.closeIdleConnections();
    else server.closeAllConnections();
  }, 20);
  await closed;
  clearInterval(idle);
}

/** Serves an app on a port; a taken one is told in a sentence. */
export function openServer(app: Hono, port: number, host: string): Promise<OpenServer> {
  const server = limitedServer(app.fetch);
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      reject(
        failure.code === 'EADDRINUSE'
          ? new Error(`La porta ${port} è occupata: ferma chi la usa o scegline un’altra con PORT.`)
          : failure,
      ),
    );
    server.listen(port, host, () => resolve({ close: () => closeServer(server) }));
  });
}
