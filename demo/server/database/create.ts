import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import * as cart from './tables/cart.ts';
import * as catalogue from './tables/catalogue.ts';
import * as delivery from './tables/delivery.ts';
import * as leaflets from './tables/leaflets.ts';
import * as lists from './tables/lists.ts';
import * as loyalty from './tables/loyalty.ts';
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
const areas: readonly Area[] = [session, catalogue, delivery, cart, loyalty, lists, orders, leaflets];

const tables = join(import.meta.dirname, 'tables');
const sources = readdirSync(tables).sort().map((file) => readFileSync(join(tables, file)));

/** Changes whenever the tables' sources do, however they are compiled. */
const form = createHash('sha256').update(Buffer.concat(sources)).digest('base64url').slice(0, 16);

interface Options {
  /** Data of another form may be thrown away and made anew: the demo's own folder, never somebody's database. */
  renew?: boolean;
  tell?: (sentence: string) => void;
}

/** Makes and fills the tables unless they are there; of several processes starting at once, one does it and the others wait. Throws a sentence when there is data of another form. */
export async function createDatabase(db: Kysely<Database>, size: ShopSize = {}, { renew = false, tell = () => {} }: Options = {}): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(727410)`.execute(transaction);
    const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(transaction);
    if (rows[0]?.there) {
      const kept = await transaction.selectFrom('setting').select('value').where('name', '=', 'form').executeTakeFirst();
      if (kept?.value === form) return;
      if (!renew) throw new Error('Il database contiene dati di un’altra versione del negozio di prova: indicane uno vuoto con DATABASE_URL.');
      tell('I dati del negozio di prova erano di un’altra versione: li rifaccio da capo.');
      await sql`drop schema public cascade`.execute(transaction);
      await sql`create schema public`.execute(transaction);
    }
    for (const area of areas) {
      await area.create(transaction);
      await area.seed(transaction, size);
    }
    await transaction.insertInto('setting').values({ name: 'form', value: form }).execute();
  });
}
