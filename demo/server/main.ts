import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createProvider } from '../provider/app.ts';
import { createApp } from './app.ts';
import { readArguments } from './arguments.ts';
import { createClock } from './time/clock.ts';
import { isAway } from './database/away.ts';
import { createDatabase } from './database/create/create.ts';
import { openDatabase } from './database/open.ts';
import type { Door } from './http/door.ts';
import { openServer } from './http/openServer.ts';
import { reconcile } from './payment/pay.ts';
import { createProviderClient } from './payment/provider.ts';
import { releaseExpired } from './sql/orders/release.ts';
import { sweep } from './sql/session/sweep.ts';

const everyHalfSecond = 500;
const everyHalfMinute = 30_000;
const everyHour = 3_600_000;

/** Does `work`, again and again as long as the database is away. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (failure) {
      if (!isAway(failure)) throw failure;
      if (!told) console.error('Il database non risponde: lo aspetto.');
      await wait(everyHalfSecond);
    }
  }
}

/** Does `work` at intervals, never twice at once; returns how to end it when it rests. */
function repeat(work: () => Promise<unknown>, interval: number): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((failure: Error) => console.error(failure.message))
      .finally(() => (running = undefined));
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs the shop API, and with it the card provider on a port of its own unless one runs elsewhere. */
async function main(): Promise<void> {
  const {
    host,
    port,
    providerPort,
    place,
    size,
    origins,
    proxies,
    outbox,
    shopOrigin,
    providerOrigin,
    providerApi,
    providerKey,
  } = readArguments(process.argv.slice(2), process.env);
  const database = await openDatabase(place);
  const near = host === '0.0.0.0' ? '127.0.0.1' : host;
  const key = providerKey ?? randomBytes(24).toString('base64url');
  const clock = createClock();
  const provider = createProviderClient(providerApi ?? `http://${near}:${providerPort}`, key);
  const door: Door = { state: 'starting' };
  const app = createApp({
    db: database.db,
    listen: database.listen,
    clock,
    provider,
    origins,
    proxies,
    outbox,
    door,
    places: { shop: shopOrigin, self: `http://${near}:${port}/ebsn/api` },
  });
  const servers = [await openServer(app, port, host)];
  if (!providerApi) servers.push(await openServer(createProvider({ key, origin: providerOrigin }), providerPort, host));
  const chores: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    door.state = 'closing';
    // The provider comes last: a payment that has begun still needs it.
    for (const server of servers) await server.close();
    await Promise.all(chores.map((end) => end()));
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= stop()
        .catch((failure: Error) => console.error(failure.message))
        .then(() => process.exit(0));
    });

  await insist(() => createDatabase(database.db, size, { renew: 'folder' in place, tell: console.info }));
  if (stopping) return;
  door.state = 'open';
  const payments = { db: database.db, clock, provider, report: console.error };
  chores.push(
    repeat(() => reconcile(payments), everyHalfMinute),
    repeat(() => releaseExpired(database.db, clock), everyHalfMinute),
    repeat(() => sweep(database.db, clock), everyHour),
  );
  console.info(
    `API del negozio: http://localhost:${port}/ebsn/api   carte: ${providerOrigin}${outbox ? `   posta: http://localhost:${port}/outbox` : ''}`,
  );
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
