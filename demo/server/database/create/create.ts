import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';
import * as cart from './cart.ts';
import * as cartSheet from './cartSheet.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueNotices from './catalogueNotices.ts';
import * as delivery from './delivery.ts';
import * as leaflets from './leaflets.ts';
import * as lists from './lists.ts';
import * as loyalty from './loyalty.ts';
import * as orders from './orders.ts';
import * as session from './session.ts';

interface Area {
  create(db: Kysely<Database>): Promise<void>;
  seed(db: Kysely<Database>, size: ShopSize): Promise<void>;
}

/** Every area's tables, in the order of their references, and what watches over them. */
const areas: readonly Area[] = [
  session,
  catalogue,
  delivery,
  cart,
  loyalty,
  lists,
  orders,
  leaflets,
  cartSheet,
  catalogueNotices,
];

const sources = readdirSync(import.meta.dirname)
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file)));

/** Changes whenever the sources that make the tables do, however they are compiled. */
const form = createHash('sha256').update(Buffer.concat(sources)).digest('base64url').slice(0, 16);

interface Options {
  /** Data of an older form may be deleted and made again: in the demo's own folder, never in somebody's database. */
  renew?: boolean;
  tell?: (sentence: string) => void;
}

/** Makes and fills the tables unless they are there; of several processes starting at once, one does it and the others wait. Throws a sentence when there is data of another form. */
export async function createDatabase(
  db: Kysely<Database>,
  size: ShopSize = {},
  { renew = false, tell = () => {} }: Options = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local lock_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(727410)`.execute(transaction);
    const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(
      transaction,
    );
    if (rows[0]?.there) {
      const kept = await transaction
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'form')
        .executeTakeFirst();
      if (kept?.value === form) return;
      if (!renew)
        throw new Error(
          'Il database contiene dati di un’altra versione del negozio di prova: indicane uno vuoto con DATABASE_URL.',
        );
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
