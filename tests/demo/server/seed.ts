import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../../demo/server/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';
import type { ShopSize } from '../../../demo/shop/shop.ts';
import { moment } from '../../moment.ts';
import { FolderInMemory } from './folderInMemory.ts';

const root = join(import.meta.dirname, '../../..');

let sources: string | undefined;

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['demo/server/database/**/*.ts', 'demo/shop/**/*.ts'], { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Changes whenever the tables, the seeded data or the moment of the seed may have. */
export const fingerprint = (size: ShopSize): string =>
  createHash('sha256')
    .update((sources ??= hashSources()))
    .update(JSON.stringify({ ...size, moment }))
    .digest('hex')
    .slice(0, 16);

const kept = join(root, '.cache/test-shop');

/** Keeps the latest three seeds. */
function forgetOld(): void {
  const seeds = globSync('*.data', { cwd: kept }).map((name) => join(kept, name));
  const age = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const seed of seeds.sort((a, b) => age(b) - age(a)).slice(3)) rmSync(seed, { recursive: true, force: true });
}

/** The folder of a seeded shop of this size; the first caller makes it. */
async function seedOf(size: ShopSize): Promise<string> {
  const seed = join(kept, `${fingerprint(size)}.data`);
  if (existsSync(seed)) return seed;
  const draft = `${seed}.${randomUUID()}`;
  const database = await openDatabase({ folder: draft });
  await migrate(database.db, size);
  // PostgreSQL zeroes its shared buffers at each start, 128 MB by default.
  await sql`alter system set shared_buffers = '16MB'`.execute(database.db);
  await database.close();
  try {
    renameSync(draft, seed);
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true });
  }
  forgetOld();
  return seed;
}

/** A seeded shop in memory. */
export const openSeeded = async (size: ShopSize): Promise<OpenDatabase> =>
  openDatabase({ fs: new FolderInMemory(await seedOf(size)) });

/** Copies the data of a seeded shop of this size to a folder. */
export async function seedFolder(folder: string, size: ShopSize = {}): Promise<void> {
  cpSync(await seedOf(size), folder, { recursive: true });
}
