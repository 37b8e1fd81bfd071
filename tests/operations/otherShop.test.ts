import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type Postgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { openShop, temporaryDatabase, type Shop } from '../demo/server/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-other-'));

describe.runIf(findPostgres())('SRV-07 a DATABASE_URL that is not this shop’s', () => {
  let postgres: Postgres;
  let shop: Shop;
  beforeAll(async () => {
    postgres = (await openPostgres(join(folder, 'data')))!;
    shop = await openShop({ database: postgres.url });
  }, 240_000);
  afterEach(stopAll);
  afterAll(async () => {
    await shop?.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const begin = (origin: string, words: string[] = []) =>
    start({ DATABASE_URL: shop.url!, SHOP_ORIGIN: origin }, words);

  test('of another shop is refused in a sentence; one of the same, a rehearsal’s and one that has moved are not', async () => {
    for (const origin of ['https://spesa.example', 'https://spesa.example/', 'http://localhost:8091'])
      expect(await begin(origin)).toMatchObject({ pid: expect.any(Number) as number });
    expect(await begin('https://altro.example')).toEqual({
      said: 'Questo database è del negozio https://spesa.example, non di https://altro.example: controlla DATABASE_URL. Se il negozio ha cambiato indirizzo, avvialo una volta con --moved.\n',
    });
    expect(await begin('https://altro.example', ['--moved'])).toHaveProperty('origin');
    expect(await begin('https://altro.example')).toHaveProperty('origin');
    expect(await begin('https://spesa.example')).toHaveProperty(
      'said',
      expect.stringContaining('https://altro.example'),
    );
  }, 120_000);

  test('of another program is refused in a sentence, and nothing of it is changed', async () => {
    const other = await temporaryDatabase(postgres.url);
    const client = new pg.Client({ connectionString: other.url });
    await client.connect();
    await client.query('create table product (id integer primary key); insert into product values (7)');
    const started = (await start({ DATABASE_URL: other.url })) as Partial<Started> & { said: string };
    expect(started).toEqual({
      said: 'Il database contiene già tabelle che non sono di questo negozio, e resta com’è: indicane uno vuoto con DATABASE_URL.\n',
    });
    const { rows } = await client.query(
      `select (select array_agg(relname::text) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as tables, (select id from product) as id`,
    );
    expect(rows).toEqual([{ tables: ['product'], id: 7 }]);
    await client.end();
    await other.drop();
  }, 60_000);
});
