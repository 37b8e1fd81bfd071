import { runToEnd } from '../../run/processes.ts';

/** Copies a PostgreSQL database into one file as it stood at one moment, while it is used. */
export async function copyPostgres(url: string, file: string): Promise<void> {
  await runToEnd('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url]);
}

/** Fills an empty database from such a file, all or nothing. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  const tables = await runToEnd('psql', [
    '--no-psqlrc',
    '-Atc',
    "select count(*) from pg_tables where schemaname = 'public'",
    url,
  ]);
  if (tables.trim() !== '0') throw new Error('Il database non è vuoto: indicane uno vuoto con DATABASE_URL.');
  await runToEnd('pg_restore', ['--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${url}`, file]);
}
