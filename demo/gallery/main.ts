import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from '../server/app.ts';
import { migrate } from '../server/database/migrations/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { createClock } from '../server/time/clock.ts';
import { createProviderClient } from '../server/payment/provider.ts';
import { createGallery } from './app.ts';
import { shownElements } from './examples.ts';
import { ordersOf } from './orders.ts';

const root = join(import.meta.dirname, '../..');

/** Builds what is out of date and serves every example of every element on PORT (8070). */
async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 8070);
  const { status } = spawnSync(process.execPath, [join(root, 'build.mjs'), '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('La galleria ha bisogno del pacchetto: correggi gli errori qui sopra.');
  const database = await openDatabase({ memory: true });
  await migrate(database.db);
  const origin = `http://localhost:${port}`;
  const { db, listen } = database;
  const clock = createClock();
  const provider = createProviderClient(`http://localhost:${port + 1}`, '');
  const shop = createApp({ db, listen, clock, places: { shop: origin }, provider, log: () => {} });
  const places = { shop: origin, self: `${origin}/ebsn/api` };
  const placeOrders = ordersOf(shop, { db, clock, provider, places, report: console.error });
  const app = createGallery({
    shop,
    placeOrders,
    elements: await shownElements(),
    bundles: join(root, 'wp-plugin/dist'),
  });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
    console.info(`Galleria degli elementi: ${origin}`),
  );
  server.on('error', (failure: NodeJS.ErrnoException) => {
    console.error(
      failure.code === 'EADDRINUSE' ? `La porta ${port} è occupata: scegline un'altra con PORT.` : failure.message,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close();
      void database.close().then(() => process.exit(0));
    });
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
