import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyFolder, restoreFolder } from './folder.ts';
import { copyPostgres, restorePostgres } from './postgres.ts';

const megabyte = 1024 * 1024;

/** `npm run backup -- [restore FILE] [--to FILE] [--data DIR]`: copies the data of DATABASE_URL or of a folder into one file, or makes new ones of it. */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { to: { type: 'string' }, data: { type: 'string', default: '.cache/shop/data' } },
    allowPositionals: true,
  });
  const [what, from] = positionals;
  const url = process.env['DATABASE_URL'];
  const folder = resolve(values.data);
  if (what === 'restore' && from) {
    if (!existsSync(from)) throw new Error(`${from} non c’è.`);
    await (url ? restorePostgres(from, url) : restoreFolder(from, folder));
    console.info(`I dati di ${from} sono ora in ${url ? 'DATABASE_URL' : folder}.`);
    return;
  }
  if (what !== undefined) throw new Error('Si usa così: npm run backup -- --to FILE, npm run backup -- restore FILE.');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(values.to ?? `.cache/backup/${moment}.${url ? 'dump' : 'tar.gz'}`);
  mkdirSync(dirname(file), { recursive: true });
  await (url ? copyPostgres(url, file) : copyFolder(folder, file));
  console.info(`Copia dei dati in ${file} (${(statSync(file).size / megabyte).toFixed(1)} MB).`);
}

main(process.argv.slice(2)).catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
