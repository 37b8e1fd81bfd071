import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { homeTags } from '../widgets/bundle/chunks.ts';
import type { Manifest } from '../widgets/bundle/manifest.ts';

const dist = join(import.meta.dirname, '../wp-plugin/dist');

/** What the home page's four elements cost on each engine, bytes in brotli. */
export function sizes(): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const engine of ['preact', 'react']) {
    const read = (name: string) => readFileSync(join(dist, engine, name));
    const size = (names: readonly string[]) => [...new Set(names)].reduce((sum, name) => sum + brotliCompressSync(read(name)).length, 0);
    const { loader, boot, css, shell, tags } = JSON.parse(read('manifest.json').toString()) as Manifest;
    const home = homeTags.flatMap((tag) => tags[tag] ?? []);
    const scripts = [loader, boot, ...home.flatMap(({ js }) => js)];
    rows[engine] = { loader: size([loader]), boot: size([boot]), 'home JavaScript': size(scripts), 'home requests': new Set(scripts).size, 'home CSS': size([css, ...home.flatMap((tag) => tag.css)]), 'dialogs and what they need': size(shell) };
  }
  return rows;
}
