import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readArguments } from './arguments.ts';
import { createDatabase } from './database/create.ts';
import { openDatabase } from './database/open.ts';

/** Starts the shop API (and with it the card provider) as a process of its own. */
async function main(): Promise<void> {
  const { port, place, size, origins, shopOrigin, providerOrigin } = readArguments(process.argv.slice(2), process.env);
  const database = await openDatabase(place);
  await createDatabase(database.db, size);
  const app = createApp({ db: database.db, origins, places: { shop: shopOrigin, provider: providerOrigin } });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => console.info(`API del negozio: http://127.0.0.1:${port}/ebsn/api`));
  server.on('error', (failure: NodeJS.ErrnoException) => {
    console.error(failure.code === 'EADDRINUSE' ? `La porta ${port} è occupata: fermala o scegli un'altra con PORT.` : failure.message);
    process.exit(1);
  });
  const stop = () => {
    server.close();
    void database.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
