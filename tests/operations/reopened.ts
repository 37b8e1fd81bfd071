import { existsSync } from 'node:fs';
import { createApp } from '../../demo/server/app.ts';
import type { OpenDatabase, Place } from '../../demo/server/database/open.ts';
import { openDatabase } from '../../demo/server/database/open.ts';
import { migrate } from '../../demo/server/database/migrations/migrate.ts';
import { pagesOf } from '../../demo/server/http/shopPages.ts';
import { reconcile } from '../../demo/server/payment/pay.ts';
import { createProviderClient } from '../../demo/server/payment/provider.ts';
import { releaseExpired } from '../../demo/server/payment/unpaid.ts';
import { createClock, type Clock } from '../../demo/server/time/clock.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { seedFolder } from '../demo/server/seed.ts';

/** A shop over data that another process left, with its provider elsewhere. */
export interface Reopened {
  db: OpenDatabase['db'];
  request: Caller;
  clock: Clock;
  /** Lets so many minutes pass and does the chores that the shop does by itself. */
  later(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens data in this process as `npm run api` does; where there are none, makes those of the demo. */
export async function reopen(place: Place, provider: { origin: string; key: string }): Promise<Reopened> {
  if ('folder' in place && !existsSync(place.folder)) await seedFolder(place.folder);
  const database = await openDatabase(place);
  await migrate(database.db);
  const clock = createClock();
  const payments = {
    db: database.db,
    clock,
    provider: createProviderClient(provider.origin, provider.key),
    places: { ...pagesOf('http://shop.test'), shop: 'http://shop.test' },
    report: () => undefined,
  };
  const app = createApp({ ...payments, listen: database.listen, checkAnswers: true });
  return {
    db: database.db,
    request: caller(async (path, init) => app.request(path, init)),
    clock,
    async later(minutes) {
      clock.offset += minutes * 60_000;
      for (let turn = 0; turn < 2; turn += 1) {
        await releaseExpired(payments);
        await reconcile(payments);
        clock.offset += 60_000;
      }
    },
    close: () => database.close(),
  };
}
