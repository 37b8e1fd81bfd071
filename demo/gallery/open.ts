import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { cssProperties, type CssProperty } from '../../widgets/manifest/cssProperties.ts';
import { createApp } from '../server/app.ts';
import { migrate } from '../server/database/migrations/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { createProviderClient } from '../server/payment/provider.ts';
import { createClock } from '../server/time/clock.ts';
import { pagesOf } from '../server/http/shopPages.ts';
import { shownElements, type Shown } from './examples.ts';
import { ordersOf, type PlaceOrders } from './orders.ts';

const root = join(import.meta.dirname, '../..');

/** What stands behind the gallery: a reference shop of its own in memory, and what it is about. */
export interface Behind {
  shop: Hono;
  placeOrders: PlaceOrders;
  elements: readonly Shown[];
  looks: readonly CssProperty[];
  bundles: string;
  close: () => Promise<void>;
}

/** Builds what is out of date and opens a shop for examples at this port. */
export async function openBehind(port: number): Promise<Behind> {
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
  const places = { ...pagesOf(origin), shop: origin, self: `${origin}/ebsn/api` };
  return {
    shop,
    placeOrders: ordersOf(shop, { db, clock, provider, places, report: console.error }),
    elements: await shownElements(),
    looks: cssProperties(readFileSync(join(root, 'widgets/ui/base.css'), 'utf8')),
    bundles: join(root, 'wp-plugin/dist'),
    close: () => database.close(),
  };
}
