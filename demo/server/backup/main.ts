import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, type Place } from '../database/open.ts';
import { exportCustomer, importCustomer, type CustomerCopy } from './customer.ts';
import { copyFolder, restoreFolder } from './folder.ts';
import { copyPostgres, restorePostgres } from './postgres.ts';
import { writeWhole } from './request.ts';

const megabyte = 1024 * 1024;
const usage =
  'Si usa così: npm run backup -- --to FILE, restore FILE, customer E-MAIL --to FILE, restore-customer FILE.';

/** Does `work` with the database of a place, and closes it. */
async function opened<T>(
  place: Place,
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  if ('folder' in place && !existsSync(place.folder)) throw new Error(`In ${place.folder} non ci sono dati.`);
  const database = await openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const inThis = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} non c’è.`);
  return file;
};

/** What a file holds, if it is the copy of a customer. */
function copyIn(file: string): CustomerCopy {
  const text = readFileSync(inThis(file), 'utf8');
  try {
    const copy = JSON.parse(text) as CustomerCopy;
    if (copy.spesa === 'customer' && Array.isArray(copy.tables)) return copy;
  } catch {
    // Said below.
  }
  throw new Error(`${file} non è la copia di un cliente.`);
}

/**
 * `npm run backup -- [restore FILE] [--to FILE] [--data DIR]`: copies the data of DATABASE_URL or of a folder into one file, or makes new ones of it.
 * `customer E-MAIL [--to FILE]` and `restore-customer FILE`: the same for one customer; a folder must not be open then.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { to: { type: 'string' }, data: { type: 'string', default: '.cache/shop/data' } },
    allowPositionals: true,
  });
  const [what, which] = positionals;
  const url = process.env['DATABASE_URL'];
  const folder = resolve(values.data);
  const place: Place = url ? { url } : { folder };
  const data = url ? 'DATABASE_URL' : folder;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = (name: string): string => {
    const file = resolve(values.to ?? `.cache/backup/${name}`);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  if (what === 'restore' && which) {
    await (url ? restorePostgres(inThis(which), url) : restoreFolder(inThis(which), folder));
    console.info(`I dati di ${which} sono ora in ${data}.`);
  } else if (what === 'customer' && which) {
    const file = target(`customer-${moment}.json`);
    const copy = await opened(place, (db) => exportCustomer(db, which));
    writeWhole(file, Buffer.from(`${JSON.stringify(copy, undefined, 1)}\n`));
    const count = copy.tables.reduce((sum, { rows }) => sum + rows.length, 0);
    console.info(`${count} righe di ${which} in ${file}: sono dati personali, custodiscilo.`);
  } else if (what === 'restore-customer' && which) {
    const copy = copyIn(which);
    await opened(place, (db) => importCustomer(db, copy));
    console.info(`${copy.email} è di nuovo in ${data}: entra con la sua password.`);
  } else if (what === undefined) {
    const file = target(`${moment}.${url ? 'dump' : 'tar.gz'}`);
    await (url ? copyPostgres(url, file) : copyFolder(folder, file));
    console.info(`Copia dei dati in ${file} (${(statSync(file).size / megabyte).toFixed(1)} MB).`);
  } else throw new Error(usage);
}

main(process.argv.slice(2)).catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
