import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { answerRequests } from './backup/request.ts';
import { createProvider } from '../provider/app.ts';
import { createApp } from './app.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createCaptcha } from './captcha/createCaptcha.ts';
import { readArguments } from './arguments.ts';
import { createClock } from './time/clock.ts';
import { isAway } from './database/away.ts';
import { migrate } from './database/migrations/migrate.ts';
import { openDatabase } from './database/open.ts';
import { claimDatabase } from './database/whose.ts';
import type { Door } from './http/door.ts';
import { openServer } from './http/openServer.ts';
import { createIdentity, identitySettings } from './identity/createIdentity.ts';
import { jobNames, startJobs } from './jobs/jobs.ts';
import { createSmtp } from './mail/smtp.ts';
import { metricsApp } from './observe/metricsApp.ts';
import { observe } from './observe/observe.ts';
import { createPush, subjectOf } from './push/push.ts';
import { createProviderClient } from './payment/provider.ts';

const everyHalfSecond = 500;

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

/** Runs the shop API, and with it the card provider on a port of its own unless one runs elsewhere. */
async function main(): Promise<void> {
  const {
    host,
    port,
    providerPort,
    metricsPort,
    jsonLog,
    place,
    size,
    origins,
    proxies,
    outbox,
    outboxKey,
    smtp,
    vapid,
    pushServices,
    captcha,
    demoIdentity,
    publicApi,
    shopOrigin,
    pages,
    moved,
    providerOrigin,
    providerApi,
    providerKey,
  } = readArguments(process.argv.slice(2), process.env);
  const database = await openDatabase(place);
  const clock = createClock();
  const catalogue = createCatalogue(database.db, database.listen, database.replica, clock);
  const { log, report, metrics } = observe({ ...database, catalogue, jobs: jobNames }, jsonLog);
  if ('folder' in place) answerRequests(place.folder, database.snapshot, report);
  const near = host === '0.0.0.0' ? '127.0.0.1' : host;
  const key = providerKey ?? randomBytes(24).toString('base64url');
  const provider = createProviderClient(providerApi ?? `http://${near}:${providerPort}`, key);
  const houses = demoIdentity
    ? (await import('../provider/identity/houses.ts')).createHouses({
        origin: providerOrigin,
        shop: shopOrigin,
        base: publicApi,
      })
    : undefined;
  const identity = createIdentity(houses?.settings ?? identitySettings(process.env), {
    shop: shopOrigin,
    base: publicApi,
  });
  const post = smtp && createSmtp(smtp.url, smtp.from, shopOrigin);
  const push = createPush({
    db: database.db,
    subject: vapid.subject ?? subjectOf(shopOrigin, smtp?.from),
    keys: vapid.keys,
    services: pushServices,
  });
  const door: Door = { state: 'starting' };
  const places = { ...pages, shop: shopOrigin, self: `http://${near}:${port}/ebsn/api` };
  const app = createApp({
    db: database.db,
    replica: database.replica,
    listen: database.listen,
    catalogue,
    log,
    report,
    noteVisit: metrics.noteVisit,
    hasRoom: database.hasRoom,
    clock,
    provider,
    origins,
    proxies,
    outbox,
    outboxKey,
    captcha: createCaptcha(captcha, database.db, clock, shopOrigin),
    door,
    identity,
    push,
    places,
  });
  const servers = [await openServer(app, port, host)];
  if (metricsPort !== undefined) servers.push(await openServer(metricsApp(metrics), metricsPort, '127.0.0.1'));
  if (!providerApi)
    servers.push(
      await openServer(createProvider({ key, origin: providerOrigin, houses: houses?.app }), providerPort, host),
    );
  let endJobs = () => Promise.resolve();
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    door.state = 'closing';
    // The provider comes last: a payment that has begun still needs it.
    for (const server of servers) await server.close();
    await endJobs();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= stop()
        .catch((failure: Error) => console.error(failure.message))
        .then(() => process.exit(0));
    });

  // A promise that nobody waits for is a fault of one call, not of those beside it (SRV-09).
  process.on('unhandledRejection', (failure) =>
    report(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)),
  );

  await insist(() => migrate(database.db, size, { renew: 'folder' in place, tell: console.info }));
  if ('url' in place) await insist(() => claimDatabase(database.db, shopOrigin, moved));
  if (stopping) return;
  door.state = 'open';
  endJobs = startJobs(
    { db: database.db, clock, provider, places, post, push, report },
    database.hasRoom,
    metrics.noteJob,
  );
  console.info(
    `API del negozio: http://localhost:${port}/ebsn/api   carte: ${providerOrigin}${outbox ? `   posta: http://localhost:${port}/outbox` : ''}`,
  );
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
