import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import type { Place } from '../../demo/server/database/open.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks } from '../demo/server/books.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller } from '../demo/server/caller.ts';
import { logIn, plainProducts } from '../demo/server/people.ts';
import { reopen } from './reopened.ts';
import { dropClock, temporaryDatabase } from '../demo/server/shop.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'spesa-backup-'));
const nobody = { origin: 'http://127.0.0.1:9', key: 'none' };
const server = process.env['TEST_DATABASE_URL'];

afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The documented command, as it stands in docs/production.md. */
const backup = (words: readonly string[], place: Place) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const all = ['demo/backup.mjs', ...words, ...('folder' in place ? ['--data', place.folder] : [])];
    const env = { ...process.env, DATABASE_URL: 'url' in place ? place.url : '' };
    execFile(process.execPath, all, { cwd: root, env }, (failure, stdout, stderr) =>
      resolve({ status: failure ? Number(failure.code) : 0, stdout, stderr }),
    );
  });

interface Kind {
  name: string;
  open(): Promise<{ place: Place; empty: Place; words: string[]; drop(): Promise<void> }>;
}

const kinds: Kind[] = server
  ? [
      {
        name: 'PostgreSQL',
        async open() {
          const [full, empty] = [await temporaryDatabase(server), await temporaryDatabase(server)];
          await dropClock(empty.url);
          const drop = async () => void (await Promise.all([full.drop(), empty.drop()]));
          return { place: { url: full.url }, empty: { url: empty.url }, words: [], drop };
        },
      },
    ]
  : [
      {
        name: 'a folder',
        open: () =>
          Promise.resolve({
            place: { folder: join(folder, 'data') },
            empty: { folder: join(folder, 'restored') },
            words: ['--data', join(folder, 'data')],
            drop: () => Promise.resolve(),
          }),
      },
    ];

describe.each(kinds)('$name', ({ open }) => {
  test('SRV-14 a copy that is taken while customers write is restored by the documented commands: it adds up, has what was acknowledged before, people log in, and one of them is copied alone', async () => {
    const { place, empty, words, drop } = await open();
    const shop = await reopen(place, nobody);
    const products = await plainProducts(shop, 2, 1000);
    const books = await readBooks(shop.db);
    const { people } = await createBuying(shop, products[1]!).buyers(6, products[0]!, 1);
    await shop.close();
    const running = (await start('url' in place ? { DATABASE_URL: place.url } : {}, words)) as Started;
    const call = caller((path, init) => fetch(running.origin + path, init));
    const sessions = people.map(({ credentials }) => credentials.session!);
    const bought = (await call(checkout.buy, { payment_type_id: 22 }, { session: sessions[0]! })).data.orderId;
    let going = true;
    let written = 0;
    const writing = sessions.slice(1).map(async (session) => {
      for (let turn = 0; going; turn += 1) {
        const { http } = await call(wholeCart.updateCartInfo, { property: 'note', value: `nota ${turn}` }, { session });
        if (http === 200) written += 1;
      }
    });
    const copy = join(folder, 'copy');
    const taken = await backup(['--to', copy], place);
    expect(written).toBeGreaterThan(server ? 20 : 0);
    expect(taken).toMatchObject({ status: 0, stdout: expect.stringContaining('Copia dei dati') });
    going = false;
    await Promise.all(writing);
    const later = (await call(checkout.buy, { payment_type_id: 22 }, { session: sessions[1]! })).data.orderId;
    await running.stop();

    expect(await backup(['restore', copy], empty)).toMatchObject({ status: 0 });
    expect(await backup(['restore', copy], empty)).toMatchObject({ status: 1 });
    const restored = await reopen(empty, nobody);
    expect(await readBooks(restored.db)).toEqual(books);
    const view = (order_id: number, session: string) => restored.request(orders.view, { order_id }, { session });
    expect((await view(bought, sessions[0]!)).status).toBe(0);
    expect((await view(later, sessions[1]!)).status).not.toBe(0);
    expect(await logIn(restored, 'anna')).toHaveProperty('session');
    await restored.close();

    const customer = join(folder, 'customer.json');
    expect(await backup(['customer', 'anna@example.it', '--to', customer], empty)).toMatchObject({ status: 0 });
    expect(statSync(customer).mode & 0o777).toBe(0o600);
    expect(await backup(['restore-customer', customer], empty)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('In customer c’è già una riga con lo stesso numero'),
    });
    expect(await backup(['restore-customer', copy], empty)).toMatchObject({
      status: 1,
      stderr: `${copy} non è la copia di un cliente.\n`,
    });
    await drop();
  }, 120_000);
});

test.runIf(!server)(
  'SRV-14 a damaged folder is told in a sentence and left as it is',
  async () => {
    const whole = join(folder, 'restored');
    for (const damage of ['global/pg_control', 'PG_VERSION'] as const) {
      const broken = join(folder, `broken ${damage.replace('/', ' ')}`);
      cpSync(whole, broken, { recursive: true });
      if (damage === 'PG_VERSION') rmSync(join(broken, damage));
      else truncateSync(join(broken, damage), 100);
      expect(await start({}, ['--data', broken])).toEqual({
        said: expect.stringMatching(/^I dati in .+ sono danneggiati \(.+\): .+npm run backup -- restore\.\n$/),
      });
      expect(existsSync(`${broken}.pid`)).toBe(false);
    }
  },
  120_000,
);
