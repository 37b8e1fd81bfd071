import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import * as cart from './tables/cart.ts';
import * as catalogue from './tables/catalogue.ts';
import * as delivery from './tables/delivery.ts';
import * as lists from './tables/lists.ts';
import * as orders from './tables/orders.ts';
import * as session from './tables/session.ts';

/** How large a shop to seed. */
export interface ShopSize {
  /** Generated products up to this number; absent: the demo's own assortment. */
  products?: number;
}

interface Area {
  create(db: Kysely<Database>): Promise<void>;
  seed(db: Kysely<Database>, size: ShopSize): Promise<void>;
}

/** Every area's tables, in the order of their references. */
const areas: readonly Area[] = [session, catalogue, delivery, cart, lists, orders];

/** Makes and fills the tables unless they are there; of several processes starting at once, one does it and the others wait. */
export async function createDatabase(db: Kysely<Database>, size: ShopSize = {}): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(727410)`.execute(transaction);
    const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(transaction);
    if (rows[0]?.there) return;
    for (const area of areas) {
      await area.create(transaction);
      await area.seed(transaction, size);
    }
  });
}
