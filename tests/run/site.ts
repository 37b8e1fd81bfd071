import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseEngine, makeSite } from '../../demo/wordpress/serve.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { hashOf } from '../../widgets/bundle/freshness.ts';

/** What a provisioned site is made of. */
const sources = [
  'demo/wordpress/**',
  'e2e/php/**',
  'wp-plugin/*.php',
  'wp-plugin/{includes,blocks,generated,patterns}/**',
];
/** Pages that the browser tests visit beside those of the demo. */
const pages = ['bare-page', 'block-pages', 'hidden-places'].map((name) => path.join(repository, `e2e/php/${name}.php`));
const prepared = path.join(repository, '.cache/test/prepared');
const mark = `${prepared}.sources`;

/** Makes the one WordPress site that all tests share, unless it is there and nothing that it is made of has changed. */
export async function prepareSharedSite(engine = chooseEngine()): Promise<void> {
  const hash = hashOf(repository, sources);
  if (existsSync(prepared) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const draft = `${prepared}.draft`;
  const { run } = await makeSite({ site: draft, engine, fresh: true });
  for (const page of pages) await run(page);
  rmSync(prepared, { recursive: true, force: true });
  renameSync(draft, prepared);
  writeFileSync(mark, hash);
}

/** Puts a copy of the shared site into this folder, in place of what is there. */
export function copySharedSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(prepared, folder, { recursive: true, verbatimSymlinks: true });
}
