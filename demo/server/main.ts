import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createProvider } from '../provider/app.ts';
import { createApp } from './app.ts';
import { readArguments } from './arguments.ts';
import { createClock } from './time/clock.ts';
import { createDatabase } from './database/create/create.ts';
import { openDatabase } from './database/open.ts';
import { createProviderClient } from './payment/provider.ts';
import { releaseExpired } from './sql/orders/release.ts';
import { sweep } from './sql/session/sweep.ts';

const everyHalfMinute = 30_000;
const everyHour = 3_600_000;

function listen(app: Hono, port: number, host: string): Promise<() => void> {
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      reject(
        failure.code === 'EADDRINUSE'
          ? new Error(`La porta ${port} è occupata: ferma chi la usa o scegline un’altra con PORT.`)
          : failure,
      ),
    );
    server.listen(port, host, () => resolve(() => server.close()));
  });
}

/** Runs the shop API, and with it the card provider on a port of its own unless one runs elsewhere. */
async function main(): Promise<void> {
  const { host, port, providerPort, place, size, origins, shopOrigin, providerOrigin, providerApi, providerKey } =
    readArguments(process.argv.slice(2), process.env);
  const database = await openDatabase(place);
  await createDatabase(database.db, size, { renew: 'folder' in place, tell: console.info });
  const near = host === '0.0.0.0' ? '127.0.0.1' : host;
  const key = providerKey ?? randomBytes(24).toString('base64url');
  const clock = createClock();
  const provider = createProviderClient(providerApi ?? `http://${near}:${providerPort}`, key);
  const app = createApp({
    db: database.db,
    listen: database.listen,
    clock,
    provider,
    origins,
    places: { shop: shopOrigin, self: `http://${near}:${port}/ebsn/api` },
  });
  const closers = [await listen(app, port, host)];
  if (!providerApi) closers.push(await listen(createProvider({ key, origin: providerOrigin }), providerPort, host));
  console.info(
    `API del negozio: http://localhost:${port}/ebsn/api   carte: ${providerOrigin}   posta: http://localhost:${port}/outbox`,
  );
  const complain = (failure: Error) => console.error(failure.message);
  const chores = [
    setInterval(() => void releaseExpired(database.db, clock).catch(complain), everyHalfMinute),
    setInterval(() => void sweep(database.db, clock).catch(complain), everyHour),
  ];
  const stop = () => {
    for (const chore of chores) clearInterval(chore);
    for (const close of closers) close();
    void database.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
