import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chooseDelivery, logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

type Rows = Record<string, unknown>[];

/** The rows of every table in their order, and where every sequence stands. */
async function contents({ db }: Shop): Promise<Record<string, Rows>> {
  const ask = async (statement: string) => (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;
  const tables = await ask(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const found: Record<string, Rows> = {
    sequences: await ask('select sequencename, last_value from pg_sequences order by 1'),
  };
  for (const { name } of tables) found[String(name)] = await ask(`select * from public."${String(name)}"`);
  return found;
}

test('a shop begins with the data of the demo, row for row, whatever the shops before it did', async () => {
  const first = await openShop();
  const before = await contents(first);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  const [productId] = (await plainProducts(first, 3)) as [number];
  const anna = await logIn(first, 'anna');
  await chooseDelivery(first, anna);
  await put(first, anna, { productId, quantity: 2 });
  await first.db.deleteFrom('search_word').execute();
  await first.close();
  await expect(first.db.selectFrom('product').select('product_id').execute()).rejects.toThrow();

  const second = await openShop();
  const after = await contents(second);
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
  await sql`drop trigger tell_stock_change on stock`.execute(second.db);
  await second.close();

  const [third, fourth] = [await openShop(), await openShop()];
  const triggers = await sql`select 1 from pg_trigger where tgname = 'tell_stock_change'`.execute(third.db);
  expect(triggers.rows).toHaveLength(1);
  await third.db.deleteFrom('search_word').execute();
  expect((await contents(fourth))['search_word']).toHaveLength(before['search_word']?.length ?? 0);
  await Promise.all([third.close(), fourth.close()]);
}, 60_000);
