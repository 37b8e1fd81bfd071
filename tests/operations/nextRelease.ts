import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The release after this one, in a folder of its own: the same sources with one migration more, which makes these statements.
 * Gives its program (`npm run api`).
 */
export function nextRelease(folder: string, statements: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ['core', 'demo/server', 'demo/shop', 'demo/provider', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const steps = join(folder, 'demo/server/database/migrations');
  writeFileSync(
    join(steps, 'ofNextRelease.ts'),
    `import { sql } from 'kysely';
export async function ofNextRelease(db) {
  for (const statement of ${JSON.stringify(statements)}) await sql.raw(statement).execute(db);
}
`,
  );
  const list = join(steps, 'migrations.ts');
  const known = readFileSync(list, 'utf8');
  const more = `import { ofNextRelease } from './ofNextRelease.ts';\n${known.replace(
    /\n\];\s*$/,
    "\n  { version: 1000, up: ofNextRelease, form: formOf([join(here, 'ofNextRelease.ts')]) },\n];\n",
  )}`;
  if (!more.includes('version: 1000')) throw new Error('the list of migrations is not where it was');
  writeFileSync(list, more);
  return join(folder, 'demo/server/main.ts');
}
